// Writes src/lib/ui/icons.json: the icons the game uses, by the game's own words, so that no other icon is shipped.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawings } from './drawings.mjs';
import { rounded } from './paths.mjs';

const names = {
    move: 'horse-head',
    foot: 'cowboy-boot',
    mule: 'donkey',
    actions: 'boot-prints',
    revolver: 'revolver',
    shotgun: 'sawed-off-shotgun',
    rifle: 'winchester-rifle',
    fight: 'crossed-pistols',
    duel: 'duel',
    rob: 'robber-hand',
    arrest: 'handcuffs',
    heist: 'dynamite',
    hand: 'poker-hand',
    draw: 'card-draw',
    discard: 'card-discard',
    deck: 'card-random',
    money: 'banknote',
    pot: 'two-coins',
    spend: 'pay-money',
    deposit: 'gold-bar',
    prospect: 'war-pick',
    tailings: 'stone-pile',
    dust: 'powder',
    gravel: 'rock',
    dice: 'perspective-dice-six-faces-random',
    wound: 'bullet-impacts',
    heal: 'arm-bandage',
    lp: 'laurel-crown',
    upgrade: 'upgrade',
    wanted: 'wanted-reward',
    bandit: 'bandit',
    hideout: 'desert-camp',
    mine: 'mine-wagon',
    bank: 'bank',
    doctor: 'stethoscope',
    cabaret: 'drama-masks',
    saloon: 'saloon-doors',
    store: 'shop',
    cattle: 'cow',
    rail: 'steam-locomotive',
    rustle: 'lasso',
    work: 'claw-hammer',
    'miners-map': 'treasure-map',
    provisions: 'canned-fish',
    'ten-gallon': 'western-hat',
    whiskey: 'brandy-bottle',
    story: 'open-book',
    goal: 'target-poster',
    first: 'horseshoe',
    end: 'checkered-flag',
    automa: 'cloaked-figure-on-horseback',
    pass: 'shaking-hands',
    done: 'check-mark',
    log: 'scroll-quill',
    rules: 'rule-book',
    keys: 'keyboard',
    copy: 'share',
    chat: 'chat-bubble',
    settings: 'cog',
    'sound-on': 'speaker',
    'sound-off': 'speaker-off',
    players: 'tabletop-players',
    review: 'film-spool',
    map: 'spyglass',
    plot: 'chart',
    waiting: 'hourglass',
    private: 'padlock',
    hint: 'lantern-flame',
    cart: 'old-wagon',
    ruin: 'broken-wall',
    deed: 'flying-flag',
    home: 'house',
    compass: 'compass',
    tumbleweed: 'tumbleweed',
    book: 'black-book',
    donkey: 'donkey',
    'double-barrel': 'sawed-off-shotgun',
    boots: 'boots',
    canteen: 'water-flask',
    fiddle: 'violin',
    knife: 'bowie-knife',
    medicine: 'medical-pack',
    portrait: 'portrait',
    'shot-glass': 'glass-shot',
    telegram: 'envelope',
    trail: 'trail',
    watch: 'pocket-watch',
    whip: 'whip',
};

const set = JSON.parse(
    readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
);

function drawn(concept, name) {
    const icon = set.icons[name];
    if (!icon) throw new Error(`${concept}: game-icons has no ${name}`);
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    if (paths.length === 0) throw new Error(`${name} has no path`);
    const box = icon.width ?? set.width ?? 512;
    // An icon is at most 64 pixels large, where a part in 512 is not seen; it halves what the home screen loads of them.
    return { d: rounded(paths.join(''), box / 512), box };
}

const icons = Object.fromEntries(Object.entries(names).map(([concept, name]) => [concept, drawn(concept, name)]));
const all = { ...icons, ...drawings };
writeFileSync(new URL('../src/lib/ui/icons.json', import.meta.url), JSON.stringify(all));
console.log(`${Object.keys(all).length} icons`);
