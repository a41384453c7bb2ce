// Positions of figures and tokens that a game rarely has, for the board of the gallery.
import type { Figure, Reach, Standing } from '../../game/board/types';

const figure = (
  seat: number,
  character: string,
  name: string,
  space: string,
  cattle: string | null = null,
): Figure => ({
  seat,
  character,
  name,
  space,
  cattle,
});

export const four: Standing = {
  figures: [
    figure(1, 'annie-oakley', 'Annie Oakley', 'mesitos-point-ranch', 'green'),
    figure(2, 'bass-reeves', 'Bass Reeves', 'cliff-junction-3'),
    figure(3, 'billy-the-kid', 'Billy the Kid', 'darkrock-6'),
    figure(4, 'calamity-jane', 'Calamity Jane', 'red-falls-5', 'blue'),
  ],
  tokens: [],
  ruins: [],
  deeds: [],
  bandits: ['sunny-hills-hideout-a', 'sunny-hills-hideout-b', 'spikes-view-hideout-c'],
  sheriff: 'darkrock-5',
  train: null,
};

export const six: Standing = {
  figures: [
    ...four.figures,
    figure(5, 'doc-holliday', 'Doc Holliday', 'red-falls-5'),
    figure(6, 'kit-carson', 'Kit Carson', 'spikes-view-9'),
  ],
  tokens: [],
  ruins: [],
  deeds: [],
  bandits: four.bandits,
  sheriff: four.sheriff,
  train: null,
};

/** All figures in one space, with the Sheriff. */
export const crowd: Standing = { ...six, figures: six.figures.map((f) => ({ ...f, space: 'darkrock-5' })) };

const within = (space: string, way: string[], bandit = false): Reach => ({
  space,
  key: `move ${space}`,
  label: `Move to ${space}`,
  way,
  bandit,
  closed: null,
});

export const reach: Reach[] = [
  { ...within('mesitos-point-8', []), closed: 'The Sheriff keeps you out of town' },
  within('mesitos-point-1', ['mesitos-point-1']),
  within('mesitos-point-3', ['mesitos-point-3']),
  within('mesitos-point-6', ['mesitos-point-6']),
  within('mesitos-point-hideout-a', ['mesitos-point-hideout-a']),
  within('darkrock-1', ['mesitos-point-1', 'darkrock-1']),
  within('mesitos-point-2', ['mesitos-point-1', 'mesitos-point-2']),
  within('darkrock-2', ['mesitos-point-3', 'darkrock-2']),
  within('darkrock-sheriffs-office', ['mesitos-point-3', 'darkrock-sheriffs-office']),
  within('mesitos-point-5', ['mesitos-point-6', 'mesitos-point-5']),
  within('mesitos-point-7', ['mesitos-point-6', 'mesitos-point-7']),
  within('darkrock-3', ['mesitos-point-1', 'darkrock-1', 'darkrock-3']),
  within('mesitos-point-4', ['mesitos-point-1', 'darkrock-1', 'mesitos-point-4']),
  within('sunny-hills-hideout-b', ['mesitos-point-1', 'mesitos-point-2', 'sunny-hills-hideout-b'], true),
  within('sunny-hills-mine', ['mesitos-point-1', 'mesitos-point-2', 'sunny-hills-mine']),
  within('darkrock-4', ['mesitos-point-3', 'darkrock-2', 'darkrock-4']),
  within('darkrock-5', ['mesitos-point-3', 'darkrock-2', 'darkrock-5']),
  within('darkrock-6', ['mesitos-point-3', 'darkrock-2', 'darkrock-6']),
  within('darkrock-7', ['mesitos-point-6', 'mesitos-point-7', 'darkrock-7']),
  within('sunny-hills-4', ['mesitos-point-1', 'darkrock-1', 'mesitos-point-4', 'sunny-hills-4']),
  within('darkrock-8', ['mesitos-point-3', 'darkrock-2', 'darkrock-4', 'darkrock-8']),
  within('darkrock-bank', ['mesitos-point-3', 'darkrock-2', 'darkrock-5', 'darkrock-bank']),
  within('dixon-creek-hideout-b', ['mesitos-point-3', 'darkrock-2', 'darkrock-6', 'dixon-creek-hideout-b']),
  within('spikes-view-2', ['mesitos-point-6', 'mesitos-point-7', 'darkrock-7', 'spikes-view-2']),
  within('spikes-view-3', ['mesitos-point-6', 'mesitos-point-7', 'darkrock-7', 'spikes-view-3']),
  within('spikes-view-1', ['mesitos-point-6', 'mesitos-point-7', 'mesitos-point-8', 'spikes-view-1']),
];
