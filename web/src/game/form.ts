// The layout of the table: for a desktop, or for a phone in portrait or landscape. Sizes are relative to the text size,
// so that larger text has the same effect as a smaller screen.

import { getContext, setContext } from 'svelte';

export interface Form {
  /** Tabs instead of a single page. */
  phone: boolean;
  /** Landscape with little height: the decision is beside the map. */
  across: boolean;
  /** The rail is a strip of chips over the map. */
  narrow: boolean;
  /** Ledgers and stories in two columns. */
  short: boolean;
}

/** The minimum size of the desktop layout, and the breakpoints of its parts, in pixels at the default text size. */
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
