// A WebSocket for tests, whose server is the test.

export class Wire {
  readyState = 0;
  sent: string[] = [];
  /** Whether it reports its closing; a dead one does not. */
  alive = true;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    if (this.alive) this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  pings = () => this.sent.filter((text) => text === '{"type":"ping"}').length;
}
