// The state of an open table: the display follows the server's events one by one.
import { faultWords, isMissing } from '../net/api';
import type { Message, WholeUpdate } from '../net/complete';
import { Live, liveUrl, type Line, type LineState, type LiveOptions } from '../net/live';
import type { About, GameNow, LogEntry, Missed, Position, Snapshot, ToServer } from '../wire';
import { advance } from './advance';
import { announcement } from './announcement.svelte';
import { Calls, emptyAnswer, mayChoose, passesOf } from './calls';
import { heardHint, nextHint, noHint } from './hint';
import { namesOf } from './names';
import { Sending } from './sending';
import { Rest, type Following } from './rest';
import { longer, mostWaiting, within, type Step } from './shows';
import { pace, settings } from './settings.svelte';
import { Previews } from './previews';
import { Speech } from './speech.svelte';
import { standingOf } from './standing';
import { ReactionWindow } from './window';
import { t } from '../text/fluent';
import type { Names } from '../text/things';

export class Table extends Speech {
  /** The displayed position: behind `game` while events are still being shown. */
  position = $state.raw<Position | null>(null);
  /** The event being shown. */
  showing = $state.raw<LogEntry | null>(null);
  /** A choice on its way to the server. */
  sent = $state<string | null>(null);
  /** Whether the events are all shown, so that choices may be offered. */
  caughtUp = $state(true);
  paused = $state(false);

  own = $derived(this.game?.own ?? null);
  undo = $derived(this.game?.undo ?? 0);
  chosen = $derived(this.game?.chosen ?? null);
  /** The pending decision: none while disconnected or replaced by a bot, so that no input is lost. */
  ask = $derived(this.caughtUp && mayChoose(this) ? (this.game?.ask ?? null) : null);
  standing = $derived(standingOf(this));
  names: Names = namesOf(this);

  #live: Line;
  #steps: Step[] = [];
  #running = false;
  // Incremented when the display is reset, so that a running show detects that it is outdated.
  #epoch = 0;
  /** The number of the last known event, shown or queued. */
  #last: number | null = null;
  #skip: () => void = () => undefined;
  #goOn: () => void = () => undefined;
  #window = new ReactionWindow();
  #sending = new Sending();
  #following = new Rest();
  #calls = new Calls();
  #previews = new Previews((request) => this.#live.send(request));

  constructor(
    readonly id: string,
    connect: (options: LiveOptions) => Line = (options) => new Live(options),
  ) {
    super();
    const path = `/api/tables/${encodeURIComponent(id)}`;
    this.#live = connect({
      url: liveUrl(`${path}/live`),
      isMissing: () => isMissing(path),
      onMessage: (message) => this.take(message),
      onState: (state) => this.#changed(state),
      since: () => this.#last,
    });
  }

  close(): void {
    this.#epoch += 1;
    this.#skip();
    this.pause(false);
    this.#rest();
    this.sent = this.#window.forget();
    this.#live.close();
  }

  /** Reopens the connection once this browser has become a guest. */
  renew(): void {
    this.#live.renew();
  }

  /** Makes a choice; `rest` completes it once that is asked for. Of one that the page makes, `back` says if it can be taken back. */
  choose(choice: string, rest: Following = null, back: boolean | null = null): void {
    this.#rest();
    if (this.game === null || this.facing === null || this.sent !== null || !mayChoose(this)) return;
    [this.refused, this.error, this.tookBack, this.stayed, this.sent] = [null, null, false, back === true, choice];
    if (back === null) this.choices += 1;
    const play = { type: 'play', seat: this.facing, choice, seq: this.game.seq } as const;
    this.#following.begin(rest, this.game.seq);
    this.#sending.begin(play);
    this.#calls.chose(Date.now());
    // Unsent choices are sent after a reconnect.
    this.#window.sendLater(this.ask, () => {
      if (!this.#live.send(play)) this.#sending.lost();
    });
  }

  /** Stops the automatic pass. */
  hold(): void {
    this.#window.hold();
    this.passing = false;
  }

  #rest(): void {
    this.#window.rest();
    this.passing = false;
  }

  /** Pauses or resumes the display between two events. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.#goOn();
  }

  protected tell(message: ToServer): boolean {
    const sent = this.#live.send(message);
    if (!sent) this.error = t('web-line-lost');
    return sent;
  }

  take(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        return this.#takeSnapshot(message);
      case 'update':
        return this.#takeUpdate(message);
      case 'table':
        this.info = message.table;
        this.#previews.askOnce(this);
        return;
      case 'previews':
        return this.#previews.take(this, message);
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'refused':
        this.#answered();
        this.refused = message;
        return;
      case 'hint':
      case 'hint-line':
        this.hint = heardHint(this.hint, message);
        return;
      case 'orders':
      case 'offer':
        return this.heardOrders(message);
      case 'error':
        return this.#takeError(message.code, message.about);
      case 'announcement':
        return announcement.take(message.text);
    }
  }

  #changed(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    this.late = true;
    this.#rest();
    this.#window.forget();
    this.#sending.lost();
    this.hint = nextHint(this.hint, { kind: 'failed', why: t('web-line-lost') });
  }

  #takeError(code: string, about: About | null): void {
    const words = code === 'stale' && this.#sending.again ? t('web-game-choice-late') : faultWords(code);
    if (about?.kind === 'preview') return; // The position is another one by now.
    if (about?.kind === 'hint') {
      this.hint = nextHint(this.hint, { kind: 'failed', why: words });
      return;
    }
    // The rejection of another message does not affect a pending choice.
    if (about === null || about.kind === 'play') this.#answered();
    this.error = words;
  }

  #answered(): void {
    this.sent = null;
    this.#sending.done();
  }

  /** The server has sent a state: a pending choice is complete, or is sent again after a reconnect. */
  #heard(game: GameNow | null): void {
    // A choice delayed by its window is still valid: another player has chosen.
    if (this.#window.keeps(game?.ask ?? null)) return;
    const play = this.#sending.heard(game);
    if (play === null) this.sent = this.#window.forget();
    else if (play !== 'waiting' && !this.#live.send(play)) this.#sending.lost();
  }

  #takeSnapshot(snapshot: Snapshot): void {
    // The device was handed over: advice and an offered order were for the previous player only.
    if (snapshot.facing !== this.facing) [this.hint, this.offer] = [noHint, this.facing === null ? this.offer : null];
    this.info = snapshot.table;
    this.mine = snapshot.mine;
    this.facing = snapshot.facing;
    this.log = snapshot.log;
    [this.times, this.late] = [snapshot.times, false];
    this.chat = snapshot.chat;
    this.#last = snapshot.last;
    this.seen ??= snapshot.seen ?? null;
    this.#heard(snapshot.game);
    if (this.sent === null) this.#window.end();
    this.#jump(snapshot.game);
    this.#previews.ask(this);
  }

  #takeUpdate(update: WholeUpdate): void {
    this.#heard(update);
    [this.refused, this.error] = [null, null];
    this.#last = update.events.at(-1)?.n ?? this.#last;
    this.game = update;
    this.#previews.ask(this);
    if (this.info?.status === 'running') this.date(update.events);
    this.hint = nextHint(this.hint, { kind: 'moved', seq: update.seq });
    this.#steps.push({ events: update.events, game: update });
    this.#rest();
    this.caughtUp = false;
    if (this.#atOnce()) this.finish();
    else void this.#run();
  }

  #atOnce(): boolean {
    if (settings.speed === 0 || this.position === null) return true;
    return !this.paused && (this.#steps.length > mostWaiting || document.hidden);
  }

  /** Shows the newest position immediately. */
  #jump(game: GameNow | null): void {
    this.#epoch += 1;
    this.#skip();
    this.pause(false);
    this.#steps = [];
    this.game = game;
    this.hint = nextHint(this.hint, { kind: 'moved', seq: game?.seq ?? null });
    this.position = game?.position ?? null;
    this.showing = null;
    this.#arrived();
  }

  #arrived(): void {
    this.#rest();
    this.caughtUp = true;
    this.#window.open(this.ask);
    const passes = passesOf(settings.autoPass);
    const rest = this.ask === null ? null : this.#following.take(this.game);
    if (rest === null && this.#calls.call(this.game, passes, Date.now(), document.hidden)) this.called += 1;
    const pass = emptyAnswer(this.ask, passes);
    if (pass !== null) this.passing = this.#window.passLater(() => this.choose(pass, null, false));
    if (rest !== null) this.choose(rest.choice, rest.later, rest.back);
    else if (this.standing?.on === true && !this.tookBack) this.choose(this.standing.choice, null, false);
  }

  playBack({ before, steps }: Missed): void {
    const { game } = this;
    if (game === null || this.#running) return;
    [this.position, this.caughtUp] = [before, false];
    this.#steps = steps.map(({ events, position }) => ({ events, game: { ...game, position } }));
    void this.#run();
  }

  finish(): void {
    const all = this.#steps.flatMap(({ events }) => events);
    this.log = longer(this.log, all);
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
    for (const event of step.events) {
      if (this.paused) await new Promise<void>((resolve) => (this.#goOn = resolve));
      if (epoch !== this.#epoch) return;
      const before = this.position ?? step.game.position;
      this.showing = event;
      this.log = longer(this.log, [event]);
      const over = new Promise<void>((resolve) => (this.#skip = resolve));
      const shows = [...this.shows].map(async (show) => show(event, before, step.game.position));
      await within(shows, over, Math.max(1, pace(1)));
      if (epoch !== this.#epoch) return;
      this.position = advance(before, event);
    }
    this.showing = null;
    this.position = step.game.position;
  }
}
