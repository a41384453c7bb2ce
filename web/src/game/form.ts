// How the table is laid out: for a desktop, or for a phone held upright or across. Sizes count in the reader's text size,
// so that larger letters lay the table out as on a smaller screen.

import { getContext, setContext } from 'svelte';

export interface Form {
  /** Tabs instead of all at once. */
  phone: boolean;
  /** Landscape with little height: the decision is beside the map. */
  across: boolean;
  /** The rail is a strip of chips over the map. */
  narrow: boolean;
  /** Ledgers and stories stand in two columns. */
  short: boolean;
}

/** The least that a desktop's table needs, and where its parts move together, in pixels at the usual text size. */
const least = { width: 640, height: 540 };
const narrowBelow = 1180;
const shortBelow = 700;

export function formOf(width: number, height: number, scale: number): Form {
  const [wide, high] = [width / scale, height / scale];
  const across = wide > high && high < least.height;
  const phone = wide <= least.width || across;
  return { phone, across, narrow: !phone && wide < narrowBelow, short: !phone && high < shortBelow };
}

const key = Symbol('form');

/** Provides the layout to the parts of the table. */
export const shareForm = (form: () => Form): void => void setContext(key, form);

const desktop: Form = { phone: false, across: false, narrow: false, short: false };

/** The table's layout; by default that of a desktop. */
export const form = (): (() => Form) => getContext<(() => Form) | undefined>(key) ?? (() => desktop);
