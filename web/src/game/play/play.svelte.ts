// What the viewer points at, has selected and has open at the table.
import type { GameTable } from './table';
import type { AdviceLine, Ask, Offer, Player, Position, RuleBook } from '$lib/wire';
import { asText } from '$lib/state/drafts.svelte';
import { isShown } from '$lib/state/hint';
import { isText, listOf, Picks, questionOf } from '$lib/state/picks.svelte';
import type { Following, Next } from '$lib/state/rest';
import { change, settings } from '$lib/state/settings.svelte';
import { incomeOf } from '$lib/state/standing';
import { spaceOf } from '$lib/text/handbook';
import { say } from '$lib/text/say';
import { usesOf, wordsFor, type About } from '../about/about';
import { Coach, isCoached } from '../coach/coach.svelte';
import { aheadOf, othersAhead, type Ahead } from './ahead';
import { isRide } from './groups';
import { bothViews, boughtView, fartherOf, keyOf, madeBy, onlyView, severalView } from './together';
import { entryOf, together, waresOf, withPurchases, type Completed } from './together';
import { offerView, type OfferView, type Setting } from './offerView';
import { commonOf } from './views/common';
import { dotted } from './views/view';
import { isLeaving, isTrade, listedOf, nextOf, shopBehind, shopOf, shopsHere } from './visit';
import { visit, type Listed, type Shop } from './visit';

const leadsTo = (offer: Listed, to: Listed): boolean => shopBehind(offer) !== null && shopBehind(offer) === shopOf(to);

const noCards: readonly string[] = [];

/** The state of the user interface: hover, selection, open dialogs. */
export class Play {
  readonly #picked = new Picks<string | null>('choice', () => questionOf(this.offers), null, asText);
  readonly #eachTurn = new Picks<boolean>(
    'each-turn',
    () => questionOf(this.offers),
    false,
    (value) => value === true,
  );
  readonly #cards = new Picks<readonly string[]>('cards', () => questionOf(this.offers), noCards, listOf(isText));
  /** The hovered or focused choice. */
  peeked = $state<string | null>(null);
  /** A space to highlight on the map. */
  place = $state<string | null>(null);
  /** A player to highlight. */
  seat = $state<number | null>(null);
  /** Whether the destinations are listed. */
  listing = $state(false);
  /** Whether what is asked is out of sight, below a phone's folded sheet. */
  folded = $state(false);
  /** The shop that is open before a purchase. */
  visiting = $state<Shop | null>(null);
  /** The ware of which is asked whether it is used at once. */
  ware = $state<string | null>(null);
  /** What is read over the map, beside any decision: the open legendary story, or the trader's stand. */
  reading = $state<'legend' | 'trader' | null>(null);
  /** The seat about whose player all is told. */
  sheet = $state<number | null>(null);
  /** What on the table is explained. */
  about = $state.raw<About | null>(null);
  /** The rules and the player aid for this table, once loaded. */
  book = $state.raw<RuleBook | null>(null);
  /** The help over the game: the rule at which it opens, why a choice is unavailable, and the rules that answer first. */
  help = $state.raw<{ rule: string | null; reason: string | null; answers?: readonly string[] } | null>(null);

  /** Whether the list of keyboard shortcuts is open. */
  keys = $state(false);
  /** What the bar says for a moment in place of its words: that the viewer is asked. */
  called = $state<string | null>(null);

  /** The selected line of the advice. */
  heard = $state<string | null>(null);

  readonly table: GameTable;
  readonly coach = new Coach();

  ask = $derived.by((): Ask | null => this.table.ask);
  offers = $derived.by((): readonly Offer[] => this.ask?.offers ?? []);
  position = $derived.by((): Position | null => this.table.position);
  me = $derived.by((): Player | null => this.#player(this.table.facing));
  /** The listed choices: the offers, with a visit to a shop in place of its purchases. */
  listed = $derived.by((): readonly Listed[] => {
    const listed = listedOf(this.offers, shopsHere(this.position?.question, this.ask), this.visiting);
    // What is advised is the choice itself, whatever completes it.
    if (this.advised !== null) return listed;
    const earning = incomeOf(this.table.id) === null;
    return together(this.visiting === null ? withPurchases(listed, this.offers) : listed, earning);
  });
  /** The purchases that are not listed, beside the visit of the store. */
  wares = $derived.by((): readonly Listed[] =>
    this.visiting === null && this.advised === null ? waresOf(this.listed, this.offers) : [],
  );
  rides = $derived.by(() => this.offers.filter((offer) => isRide(offer.kind)));
  /** The spaces to which the only thing that extends a move leads: each is that choice and the space in one press. */
  farther = $derived.by(() => fartherOf(this.offers));
  /** What may extend a move that can be chosen now: where one sees it beside the move, nothing is asked after it. */
  extends = $derived.by((): readonly Offer[] => this.ask?.extends ?? []);
  /** Whether it is offered beside the move: newcomers are asked after it, and so is whoever wants all questions or follows a hint. */
  extending = $derived.by(() => {
    const { info } = this.table;
    const asked = isCoached(this.table) || info?.id === 'tutorial' || this.advised !== null || !settings.autoPass;
    return this.extends.length > 0 && !asked;
  });
  /** Whether a move ends where it leads, as is said beside it. */
  staying = $derived.by(() => this.extending && !this.folded && !settings.askFarther);
  /** In a game of poker two cards are played together; everywhere else a card is a choice. */
  laying = $derived.by(() => this.offers.some((offer) => offer.kind === 'lay'));
  #common = $derived.by(() => (this.ask === null ? null : commonOf(this.ask)));
  setting = $derived.by((): Setting | null =>
    this.position === null
      ? null
      : { names: this.table.names, position: this.position, own: this.table.own, common: this.#common },
  );
  /** The choice shown on the map: hovered, or selected. */
  shown = $derived.by(() => this.entry(this.peeked) ?? this.entry(this.picked));
  /** What it would change for the viewer. */
  ahead = $derived.by(() => aheadOf(madeBy(this.shown, this.offers), this.table.facing));
  /** What it would change for everybody, for tracks and panels: for the viewer first. */
  allAhead = $derived.by(() => [this.ahead ?? [], othersAhead(madeBy(this.shown, this.offers))].flat());

  /** Whether a hint can be requested: with a pending decision, if the table allows it. */
  hintable = $derived.by(
    () => this.offers.length > 1 && !this.table.passing && this.table.info?.settings.hints !== false,
  );
  /** Whether a hint is shown, or requested. */
  hinting = $derived.by(() => this.hintable && isShown(this.table.hint));
  advice = $derived.by((): readonly AdviceLine[] =>
    this.hinting && this.table.hint.kind === 'told' ? this.table.hint.advice : [],
  );
  /** The highlighted advised choice: the best one until another is selected, or the one of a guide. */
  advised = $derived.by((): Offer | null => {
    const line = this.advice.find(({ choice }) => choice === this.heard) ?? this.advice[0];
    return this.offer(line?.choice ?? this.table.wanted);
  });

  constructor(table: GameTable) {
    this.table = table;
  }

  /** A choice that waits for confirmation. */
  get picked(): string | null {
    return this.#picked.value;
  }

  set picked(choice: string | null) {
    this.#picked.value = choice;
  }

  /** Whether the income that is chosen now is taken in all turns of this game. */
  get eachTurn(): boolean {
    return this.#eachTurn.value;
  }

  set eachTurn(same: boolean) {
    this.#eachTurn.value = same;
  }

  /** Cards selected in the hand for a choice. */
  get cards(): readonly string[] {
    return this.#cards.value;
  }

  set cards(cards: readonly string[]) {
    this.#cards.value = cards.length === 0 ? noCards : cards;
  }

  #player(seat: number | null): Player | null {
    return this.position?.players.find((player) => player.seat === seat) ?? null;
  }

  player = (seat: number): Player | null => this.#player(seat);
  /** What the choice in sight would change for a seat. */
  aheadAt = (seat: number): Ahead | null => this.allAhead.find((ahead) => ahead.seat === seat) ?? null;
  /** The figure of a seat: a character, or the automa. */
  character = (seat: number): string | null => {
    const him = this.position?.automa;
    return (him?.seat === seat ? him : this.#player(seat))?.character ?? null;
  };

  /** Whether a choice is the advised one, or leads to it. */
  isAdvised = (offer: Listed): boolean =>
    this.advised !== null && (offer.choice === this.advised.choice || leadsTo(offer, this.advised));

  /** The actions possible in a space, from the player aid. */
  uses = (space: string): string | null => usesOf(space, this.book, this.position).join(' · ') || null;
  /** The explanation of an icon on the table. */
  meaning = (icon: string): string | null => wordsFor(icon, this.book);
  /** Whether a space is next to a store, whose items can be browsed. */
  sells = (space: string): boolean => spaceOf(space)?.places.includes('general-store') ?? false;

  offer = (choice: string | null): Offer | null => this.offers.find((offer) => offer.choice === choice) ?? null;
  /** A choice, alone or with what completes it, or a space on the map with what leads to it, by its key. */
  entry = (key: string | null): Completed | null =>
    this.farther.find((ride) => keyOf(ride) === key) ?? entryOf(key, this.offers);
  /** Shows a choice by its key while somebody looks at it. */
  look = (key: string, looking: boolean): void =>
    void (this.peeked = looking ? key : this.peeked === key ? null : this.peeked);

  view = (offer: Omit<Listed, 'final'>): OfferView | null => {
    if (this.setting === null) return null;
    const [first, { rest }] = [offerView(offer, this.setting), offer];
    if (rest !== undefined && isRide(rest.kind)) return this.#withWhat(offer.choice, first);
    const several = offer.choice === visit.choice && this.listed.some(({ only }) => only);
    const view = offer.only === true ? onlyView(first) : several ? severalView(first) : first;
    if (rest === undefined) return view;
    if (isTrade(offer)) return boughtView(view, say(rest.label, this.setting.names));
    return bothViews(view, offerView(rest, this.setting), rest.kind);
  };

  /** A ride with what leads to it. */
  #withWhat(choice: string, ride: OfferView): OfferView {
    const by = this.offer(choice);
    const what = by === null || this.setting === null ? undefined : offerView(by, this.setting).label;
    return { ...ride, detail: dotted([what, ride.detail]), whole: dotted([what, ride.whole]) };
  }

  /** The choices that match the cards selected so far. */
  laid = $derived.by(() => {
    if (!this.laying || this.cards.length === 0) return null;
    const wanted = [...this.cards].sort().join(' ');
    return this.offers.find((offer) => offer.kind === 'lay' && [...offer.cards].sort().join(' ') === wanted) ?? null;
  });

  /**
   * Most choices need one press; those that are easily pressed by mistake need a second one: a space of the map under a finger,
   * which hovers over nothing, and the end of a turn with actions left. Where the pointer rests, the map says that a bandit waits.
   */
  press(offer: Listed, byTouch = false): void {
    const shop = shopBehind(offer);
    if (shop !== null || isLeaving(offer)) {
      this.letGo();
      this.visiting = shop;
      return;
    }
    const careful = (byTouch && isRide(offer.kind)) || this.#isGrave(offer);
    const key = keyOf(offer);
    if (careful && this.picked !== key) {
      this.picked = key;
      this.listing = false;
      return;
    }
    this.choose(offer.choice, this.nextOf(offer));
  }

  /** What is chosen together with an entry of the list or of the map: what completes it, and that a move ends where it leads. */
  nextOf = (offer: Omit<Listed, 'final'>): Next[] => {
    if (!this.staying || offer.kind !== 'move') return nextOf(offer);
    // A goal that the move meets is asked about, and so is whatever cannot be taken back.
    return [{ choice: 'pass', question: 'move/extend', beside: this.extends.map(({ choice }) => choice), back: true }];
  };

  #isGrave(offer: Listed): boolean {
    const { position } = this;
    const more = this.offers.some((other) => !isRide(other.kind) && other.kind !== 'end');
    return offer.kind === 'end' && position?.question === 'turn/actions' && position.turn.actions > 0 && more;
  }

  choose(choice: string, rest: Following = null): void {
    const income = this.offer(choice)?.income;
    if (this.eachTurn && income !== undefined) void change({ eachTurn: { table: this.table.id, income } });
    this.eachTurn = false;
    this.letGo();
    this.table.choose(choice, rest);
  }

  /** Handles a press on a card of the hand: it is the choice, or one of the two cards of it. */
  take(card: string): void {
    if (this.laying) {
      const held = this.cards.includes(card);
      this.cards = held ? this.cards.filter((each) => each !== card) : [...this.cards, card].slice(-2);
      return;
    }
    const offers = this.offersOf(card);
    const [only] = offers;
    if (only === undefined) return;
    if (offers.length === 1) this.press(only);
    else this.cards = this.cards.includes(card) ? [] : [card];
  }

  /** The choices that play, give or discard a card. */
  offersOf = (card: string): Offer[] => this.offers.filter((offer) => offer.cards.includes(card));

  /** Requests a hint, or dismisses the current one. */
  turnHint(): void {
    this.heard = null;
    if (this.hinting && this.table.hint.kind !== 'failed') this.table.dropHint();
    else if (this.hintable) this.table.askHint();
  }

  letGo(): void {
    this.picked = null;
    this.peeked = null;
    this.cards = [];
    this.listing = false;
    this.visiting = null;
    this.reading = null;
    this.ware = null;
  }
}
