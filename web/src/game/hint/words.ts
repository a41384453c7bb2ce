// Advice as text.

import { settings } from '$lib/state/settings.svelte';
import { t } from '$lib/text/fluent';
import { say, type Names } from '$lib/text/say';
import type { AdviceLine } from '$lib/wire';
import { isRide } from '../play/groups';
import type { Play } from '../play/play.svelte';
import { dotted } from '../play/views/view';

/** A chance in percent; only certainties are 0 or 100. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  if (whole <= 0 && chance > 0) return 1;
  if (whole >= 100 && chance < 1) return 99;
  return Math.min(100, Math.max(0, whole));
}

/** Legendary points with their sign, to a tenth; a true minus sign is as wide as the plus. */
export function signed(points: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return format.format(Math.round(points * 10) / 10).replace('-', '−');
}

export const worthOf = ({ worth }: AdviceLine): string => t('web-hint-worth', { lp: signed(worth, settings.language) });

/** All reasons for or against a choice, as one sentence that begins small: its style capitalizes it; none without reasons. */
export function sentenceOf({ reasons }: AdviceLine, names: Names): string | null {
  const clauses = reasons.map((reason) => say(reason, names)).filter((clause) => clause !== '');
  return clauses.length === 0 ? null : t('web-hint-sentence', { clauses: clauses.join(t('web-hint-comma')) });
}

/** The standalone label of a choice: a move says so, and ambiguous labels get their effect. */
export function labelOf(choice: string, play: Play): string {
  const offer = play.offer(choice);
  const view = offer === null ? null : play.view(offer);
  if (offer === null || view === null) return choice;
  if (isRide(offer.kind)) return t('web-game-ride-to', { place: view.label });
  const twins = play.offers.filter((other) => play.view(other)?.label === view.label);
  return twins.length > 1 && view.card === undefined ? (dotted([view.label, view.detail]) ?? view.label) : view.label;
}
