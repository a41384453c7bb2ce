// Rounds the coordinates of an SVG path. Each point is rounded where it lies, not the distance from the one before, so that
// errors do not add up along the path.

/** The numbers that a command takes, by kind: `p` a point, `x` and `y` a coordinate, `r` a length, `a` an angle, `f` a flag. */
const kinds = { m: 'p', l: 'p', t: 'p', h: 'x', v: 'y', c: 'ppp', s: 'pp', q: 'pp', a: 'rraffp', z: '' };

const token = /[a-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
const flag = /[01]/y;
const gap = /[\s,]*/y;

/** Reads a path piece by piece. */
class Reader {
    #at = 0;

    constructor(path) {
        this.path = path;
    }

    #match(pattern) {
        gap.lastIndex = this.#at;
        gap.test(this.path);
        pattern.lastIndex = gap.lastIndex;
        const [found] = pattern.exec(this.path) ?? [];
        return found;
    }

    /** Whether a command, a number, or nothing follows. */
    get next() {
        const found = this.#match(token);
        if (found === undefined) return null;
        return /[a-z]/i.test(found) ? 'command' : 'number';
    }

    take(pattern = token) {
        const found = this.#match(pattern);
        if (found === undefined) throw new Error(`unreadable path: ${this.path.slice(this.#at, this.#at + 20)}`);
        this.#at = pattern.lastIndex;
        return found;
    }
}

/** A number as short as possible, and what separates it from the one before. */
function written(value, before) {
    const text = String(value).replace(/^(-?)0\./, '$1.');
    const apart = /[\d.]$/.test(before) && !text.startsWith('-') && !(text.startsWith('.') && /\.\d*$/.test(before));
    return apart ? ` ${text}` : text;
}

/** The path with coordinates in multiples of `step`. */
export function rounded(path, step) {
    const reader = new Reader(path);
    const near = (value) => Number((Math.round(value / step) * step).toFixed(4));
    // Exact and as written: where the pen is, and where the outline began.
    let [at, pen, begin, first] = [0, 1, 2, 3].map(() => [0, 0]);
    let out = '';
    let command = '';
    // The command that numbers without one belong to.
    let implied = '';
    while (reader.next !== null) {
        if (reader.next === 'command') command = reader.take();
        const kind = command.toLowerCase();
        const own = command === kind;
        const numbers = [];
        let end = at;
        const place = (axis, value) => {
            const whole = own ? at[axis] + value : value;
            numbers.push(near(own ? near(whole) - pen[axis] : whole));
            return whole;
        };
        for (const each of kinds[kind]) {
            if (each === 'f') numbers.push(Number(reader.take(flag)));
            else if (each === 'a') numbers.push(near(Number(reader.take())));
            else if (each === 'r') numbers.push(Math.max(step, near(Number(reader.take()))));
            else if (each === 'x') end = [place(0, Number(reader.take())), at[1]];
            else if (each === 'y') end = [at[0], place(1, Number(reader.take()))];
            else end = [place(0, Number(reader.take())), place(1, Number(reader.take()))];
        }
        if (command !== implied || kind === 'z') out += command;
        implied = command;
        for (const number of numbers) out += written(number, out);
        [at, pen] = kind === 'z' ? [begin, first] : [end, end.map(near)];
        if (kind === 'm') {
            [begin, first] = [at, pen];
            // Further points after a move are lines.
            command = own ? 'l' : 'L';
            implied = command;
        }
    }
    return out;
}
