import { faultWords } from '../net/api';
import { Live, liveUrl, type LineState, type LiveOptions } from '../net/live';
import type {
  About,
  ChatLine,
  GameNow,
  Happening,
  Message,
  Position,
  Snapshot,
  TableInfo,
  ToPage,
  ToServer,
  Update,
} from '../wire';
import { advance } from './advance';
import { nextHint, noHint, type Hint } from './hint';
import { namesOf } from './names';
import { within, type Show, type Step } from './shows';
import { pace, settings } from './settings.svelte';
import { Speech } from './speech';
import { ReactionWindow } from './window';
import { t } from '../text/fluent';
import type { Names } from '../text/things';

// A page that was away comes back to where the game is, and does not sit through all that it missed.
const mostWaiting = 8;

/** What carries choices and brings what came of them. */
export type Line = Pick<Live, 'send' | 'renew' | 'close'>;

export interface Refused {
  choice: string;
  reason: Message;
  rule: string;
}

/** One table as this page sees it. What is shown follows the server's word happening by happening. */
export class Table extends Speech {
  line = $state<LineState>('opening');
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  facing = $state<number | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the server said last. */
  game = $state.raw<GameNow | null>(null);
  /** What is to be drawn now: behind `game` while happenings are still being shown. */
  position = $state.raw<Position | null>(null);
  /** The happening being shown. */
  showing = $state.raw<Happening | null>(null);
  refused = $state.raw<Refused | null>(null);
  error = $state<string | null>(null);
  /** A choice on its way to the server. */
  sent = $state<string | null>(null);
  /** What the gunslinger was asked, and says. */
  hint = $state.raw<Hint>(noHint);
  /** A choice at which a guide points. */
  wanted = $state<string | null>(null);
  /** Nothing in hand fits here and passing is about to be done for the player, who may still hold it. */
  passing = $state(false);
  /** Whether the happenings are all shown, so that choices may be offered. */
  caughtUp = $state(true);
  paused = $state(false);

  own = $derived(this.game?.own ?? null);
  undo = $derived(this.game?.undo ?? 0);
  ask = $derived(this.caughtUp ? (this.game?.ask ?? null) : null);

  names: Names = namesOf(this);

  #live: Line;
  #steps: Step[] = [];
  #shows = new Set<Show>();
  #running = false;
  // Grows when what is shown is thrown away, so that a show still under way knows that it is of the past.
  #epoch = 0;
  /** The number of the last happening that is known here, shown or still waiting. */
  #last: number | null = null;
  #skip: () => void = () => undefined;
  #goOn: () => void = () => undefined;
  #window = new ReactionWindow();

  constructor(id: string, connect: (options: LiveOptions) => Line = (options) => new Live(options)) {
    super();
    this.#live = connect({
      url: liveUrl(`/api/tables/${encodeURIComponent(id)}/live`),
      onMessage: (message) => this.take(message),
      onState: (state) => this.#changed(state),
      since: () => this.#last,
    });
  }

  close(): void {
    this.#epoch += 1;
    this.#skip();
    this.pause(false);
    this.hold();
    this.sent = this.#window.forget();
    this.#live.close();
  }

  /** Opens the line anew, once this browser has become somebody. */
  renew(): void {
    this.#live.renew();
  }

  /** Adds what shows happenings, such as the board's riders; the answer takes it away again. */
  onHappening(show: Show): () => void {
    this.#shows.add(show);
    return () => this.#shows.delete(show);
  }

  choose(choice: string): void {
    this.hold();
    if (this.game === null || this.facing === null || this.sent !== null) return;
    this.refused = null;
    const play = { type: 'play', seat: this.facing, choice, seq: this.game.seq } as const;
    const send = (): void => {
      this.sent = this.#live.send(play) ? choice : null;
    };
    if (this.ask?.window !== true) return send();
    this.sent = choice;
    this.#window.sendLater(send);
  }

  /** Keeps the reaction open that would be passed. */
  hold(): void {
    this.#window.hold();
    this.passing = false;
  }

  /** Asks what the gunslinger would do. */
  askHint(): void {
    if (this.game === null || this.facing === null) return;
    const { seq } = this.game;
    const asked = this.hint.kind === 'thinking';
    if (!asked && !this.#live.send({ type: 'hint', seat: this.facing, seq })) return;
    this.hint = nextHint(this.hint, { kind: 'asked', seq });
  }

  /** Stops what is shown between two happenings, or goes on with it. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.#goOn();
  }

  dropHint(): void {
    this.hint = nextHint(this.hint, { kind: 'dropped' });
  }

  protected tell(message: ToServer): boolean {
    return this.#live.send(message);
  }

  take(message: ToPage): void {
    switch (message.type) {
      case 'snapshot':
        return this.#takeSnapshot(message);
      case 'update':
        return this.#takeUpdate(message);
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'refused':
        this.sent = null;
        this.refused = message;
        return;
      case 'hint':
        this.hint = nextHint(this.hint, { kind: 'told', seq: message.seq, advice: message.advice });
        return;
      case 'error':
        return this.#takeError(faultWords(message.code), message.about);
      case 'closing':
        return;
    }
  }

  #changed(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    this.sent = this.#window.forget();
    this.hint = nextHint(this.hint, { kind: 'failed', why: t('web-line-lost') });
  }

  #takeError(words: string, about: About | null): void {
    if (about?.kind === 'hint') {
      this.hint = nextHint(this.hint, { kind: 'failed', why: words });
      return;
    }
    // Another message that was refused leaves a choice on its way.
    if (about === null || about.kind === 'play') this.sent = null;
    this.error = words;
  }

  #takeSnapshot(snapshot: Snapshot): void {
    // Another player of this device has it now, and the advice was not for their eyes.
    if (snapshot.facing !== this.facing) this.hint = noHint;
    this.info = snapshot.table;
    this.mine = snapshot.mine;
    this.facing = snapshot.facing;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.#last = snapshot.last;
    this.#jump(snapshot.game);
  }

  #takeUpdate(update: Update): void {
    this.sent = this.#window.forget();
    this.refused = null;
    this.error = null;
    this.#last = update.happenings.at(-1)?.n ?? this.#last;
    this.game = update;
    this.hint = nextHint(this.hint, { kind: 'moved', seq: update.seq });
    this.#steps.push({ happenings: update.happenings, game: update });
    this.hold();
    this.caughtUp = false;
    if (this.#atOnce()) this.#finish();
    else void this.#run();
  }

  /** Adds to the log. What a page that comes back knows already makes way. */
  #tell(happenings: Happening[]): void {
    const from = happenings[0]?.n;
    if (from === undefined) return;
    this.log = [...this.log.filter((happening) => happening.n < from), ...happenings];
  }

  #atOnce(): boolean {
    if (settings.speed === 0 || this.position === null) return true;
    return !this.paused && (this.#steps.length > mostWaiting || document.hidden);
  }

  /** Shows the newest position at once. */
  #jump(game: GameNow | null): void {
    this.#epoch += 1;
    this.#skip();
    this.pause(false);
    this.#steps = [];
    this.game = game;
    this.hint = nextHint(this.hint, { kind: 'moved', seq: game?.seq ?? null });
    this.position = game?.position ?? null;
    this.showing = null;
    this.sent = this.#window.forget();
    this.#arrived();
  }

  #arrived(): void {
    this.hold();
    this.caughtUp = true;
    this.#window.open();
    const pass = this.ask?.only_pass ? this.ask.offers[0]?.choice : undefined;
    if (pass === undefined || !settings.autoPass) return;
    this.passing = true;
    this.#window.passLater(() => this.choose(pass));
  }

  #finish(): void {
    const missed = this.#steps.flatMap((step) => step.happenings);
    this.#tell(missed);
    this.#jump(this.game);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let step = this.#steps[0];
    while (step !== undefined) {
      await this.#show(step);
      if (this.#steps[0] === step) this.#steps.shift();
      step = this.#steps[0];
    }
    this.#running = false;
    if (!this.caughtUp) this.#arrived();
  }

  async #show(step: Step): Promise<void> {
    const epoch = this.#epoch;
    for (const happening of step.happenings) {
      if (this.paused) await new Promise<void>((resolve) => (this.#goOn = resolve));
      if (epoch !== this.#epoch) return;
      const before = this.position ?? step.game.position;
      this.showing = happening;
      this.#tell([happening]);
      const over = new Promise<void>((resolve) => (this.#skip = resolve));
      const shows = [...this.#shows].map(async (show) => show(happening, before, step.game.position));
      await within(shows, over, Math.max(1, pace(1)));
      if (epoch !== this.#epoch) return;
      this.position = advance(before, happening);
    }
    this.showing = null;
    this.position = step.game.position;
  }
}
