// Whether the server lets this browser in, and if not, what it said.
let banned = $state(false);

/** Whether the host keeps this browser, its account or its address out, as the server has said it last. */
export const access = {
  get banned(): boolean {
    return banned;
  },
  /** A request was refused with this code. */
  refused(code: string): void {
    if (code === 'banned') banned = true;
  },
  /** A request was answered that nobody is answered who is kept out. */
  admitted(): void {
    banned = false;
  },
};
