/** Whether the focus came by keys: after a press, or when a dialog gives it back, nothing is shown that nobody points at. */
export const byKeys = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible');
