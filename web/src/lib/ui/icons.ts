// The names and drawings of the icons.
import icons from './icons.json';

export type IconName = keyof typeof icons;

export interface Drawing {
  d: string;
  box: number;
  evenodd?: boolean;
}

export const iconNames = Object.keys(icons) as IconName[];

export const drawing = (name: IconName): Drawing => icons[name];

export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);
