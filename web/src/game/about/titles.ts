// Titles of the explanations that a press on something of the table opens.
import { t } from '$lib/text/fluent';
import { goalName, itemName, nameOf, spaceName } from '$lib/text/handbook';
import type { Play } from '../play/play.svelte';
import { isBaseTrack, sectionsOf, type About } from './about';

/** The title of an explanation. */
export function titleOf(about: About, play: Play): string {
  switch (about.kind) {
    case 'place':
      return spaceName(about.space);
    case 'story':
      return t('web-about-story', { deck: about.deck });
    case 'goal':
      return goalName(about.goal);
    case 'track':
      return isBaseTrack(about.track) ? t(`web-${about.track}`) : (nameOf(`track-${about.track}`) ?? about.track);
    case 'item':
      return itemName(about.item);
    case 'thing':
      return t(`web-about-${about.icon}`);
    case 'plans':
      return sectionsOf(about, play.book)[0]?.title ?? '';
  }
}
