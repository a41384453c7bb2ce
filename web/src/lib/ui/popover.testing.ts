/** The DOM of the tests has no popovers: here an open one has the attribute `data-open`. */
export function withPopovers(): void {
  HTMLElement.prototype.togglePopover = function (on) {
    this.toggleAttribute('data-open', on === true);
    return on === true;
  };
}
