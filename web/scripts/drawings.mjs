// Our own drawings, each a path in a square of 100.

const round = (n) => Math.round(n * 10) / 10;

const at = (radius, degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [round(50 + radius * Math.cos(angle)), round(50 + radius * Math.sin(angle))];
};

const disc = ([x, y], r) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const polygon = (points) => `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** The badge of the law: six points with a ball on each, and a plate left open in the middle. */
function star() {
    const tips = [0, 60, 120, 180, 240, 300];
    const outline = polygon(tips.flatMap((turn) => [at(40, turn), at(22, turn + 30)]));
    const balls = tips.map((turn) => disc(at(42, turn), 6)).join('');
    const plate = `${disc([50, 50], 15)}${disc([50, 50], 8)}`;
    return outline + plate + balls;
}

export const drawings = {
    star: { d: star(), box: 100, evenodd: true },
    // A hexagon, with an exclamation mark left open.
    event: { d: 'M28 10H72L96 50 72 90H28L4 50ZM44 24L47 60H53L56 24ZM45 67H55V77H45Z', box: 100, evenodd: true },
    nugget: {
        d: 'M34 14 58 10 62 34 40 44 22 38ZM64 12 84 26 90 48 66 36ZM18 42 38 49 42 84 20 82 6 64ZM44 49 64 39 78 62 66 86 47 85ZM69 40 91 53 94 72 72 85 82 62Z',
        box: 100,
    },
    // A tin cowboy: a hat on a head of sheet iron, with round eyes, a grille and bolts.
    bot: {
        d: [
            'M6 33C15 28 25 32 32 33 32 15 36 5 43 8 47 11 53 11 57 8 64 5 68 15 68 33 75 32 85 28 94 33 92 44 73 48 50 48 27 48 8 44 6 33Z',
            'M26 53H74V84C74 90 71 93 65 93H35C29 93 26 90 26 84Z',
            disc([38, 66], 6.5),
            disc([62, 66], 6.5),
            'M37 78H43V87H37ZM47 78H53V87H47ZM57 78H63V87H57Z',
            'M14 59H22V78H14ZM78 59H86V78H78Z',
        ].join(''),
        box: 100,
        evenodd: true,
    },
    undo: {
        d: 'M36 12v20h24a26 26 0 0 1 0 52H26V72h34a14 14 0 0 0 0-28H36v20L8 38Z',
        box: 100,
    },
    remove: {
        d: 'M22 12 50 40 78 12 88 22 60 50 88 78 78 88 50 60 22 88 12 78 40 50 12 22Z',
        box: 100,
    },
    // A jester's cap: three points that hang over, with a bell on each, and a brim.
    joker: {
        d: [
            'M24 74C25 54 19 46 7 52 6 26 30 14 42 36 43 26 46 19 50 15 54 19 57 26 58 36 70 14 94 26 93 52 81 46 75 54 76 74Z',
            'M22 80H78V91H22Z',
            disc([9, 59], 7),
            disc([50, 8], 6),
            disc([91, 59], 7),
        ].join(''),
        box: 100,
    },
    clubs: {
        d: 'M50 7a20 20 0 0 1 14.500 33.800A20 20 0 1 1 55 65c1 12 4 21 12 29H33c8-8 11-17 12-29A20 20 0 1 1 35.500 40.800 20 20 0 0 1 50 7Z',
        box: 100,
    },
    diamonds: { d: 'M50 4C58 20 70 36 85 50 70 64 58 80 50 96 42 80 30 64 15 50 30 36 42 20 50 4Z', box: 100 },
    hearts: {
        d: 'M50 92C22 68 7 52 7 33 7 19 17 9 30 9c9 0 16 5 20 13C54 14 61 9 70 9c13 0 23 10 23 24 0 19-15 35-43 59Z',
        box: 100,
    },
    spades: {
        d: 'M50 5C70 27 92 41 92 60c0 13-9 21-20 21-7 0-12-3-16-8 1 9 4 16 11 21H33c7-5 10-12 11-21-4 5-9 8-16 8C17 81 8 73 8 60 8 41 30 27 50 5Z',
        box: 100,
    },
    circle: { d: disc([50, 50], 40), box: 100 },
    square: { d: 'M13 13H87V87H13Z', box: 100 },
    triangle: { d: 'M50 8 95 88H5Z', box: 100 },
    diamond: { d: 'M50 3 90 50 50 97 10 50Z', box: 100 },
    hexagon: { d: 'M28 10H72L96 50 72 90H28L4 50Z', box: 100 },
    shield: { d: 'M12 10H88V46C88 72 72 86 50 95 28 86 12 72 12 46Z', box: 100 },
};
