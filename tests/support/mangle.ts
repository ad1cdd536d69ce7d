import fc from 'fast-check';

/** A way of damaging a file. */
export type Mangle = (text: string) => string;

/** Signs and words that mean something in YAML, in a text of the site or to a machine. */
const SHORT =
  '" \' \\ ` @ % | > # : , - ? !!x *a &a --- ... { } [ ] {{ {a} ]( [x](y null ~ .inf .nan 0x1F 007 1e999'.split(' ');
const LINES = [
  '|',
  '>',
  '<<: *a',
  '---',
  '%YAML 1.1',
  '__proto__: { a: 1 }',
  'constructor: 1',
  '<<<<<<< HEAD',
  ' #',
  ': ',
  '- ',
];
const HIDDEN = ['\t', '\0', '\r', '\uFEFF', '\u202E', '\uD800'];

/** What stands in a file thousands of times after a key got stuck. */
const STUCK = 'x [ " { - *a {a: [x]( \u200B 🇩🇰'
  .split(' ')
  .flatMap((words) => [words.repeat(5000), `${words} `.repeat(3000)]);
const STUCK_LINES = ['', 'a: 1', '# c', '- a', '  '].map((words) => `${words}\n`.repeat(5000));
const NASTY = [
  ...SHORT,
  ...LINES,
  ...LINES.map((words) => `${words}\n`),
  ...HIDDEN,
  ...STUCK,
  ...STUCK_LINES,
  ' '.repeat(30_000),
];

const VALUES = 'null 5 "5" -1 4.5 true [] {} [[]] "" !x *a | >- #x {a} {a:b}'.split(' ');

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (text: string, where: number): number => Math.floor(where * (text.length + 1));
const onLines =
  (change: (lines: string[], where: (share: number) => number) => string[]): Mangle =>
  (text) => {
    const lines = text.split('\n');
    return change(lines, (share) => Math.floor(share * lines.length)).join('\n');
  };

const insert = fc.tuple(place, fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 20 }))).map(
  ([where, words]): Mangle =>
    (text) =>
      text.slice(0, at(text, where)) + words + text.slice(at(text, where)),
);
const flip = fc.tuple(place, fc.integer({ min: 0, max: 0xffff })).map(
  ([where, code]): Mangle =>
    (text) =>
      text.slice(0, at(text, where)) + String.fromCharCode(code) + text.slice(at(text, where) + 1),
);
const cut = place.map(
  (where): Mangle =>
    (text) =>
      text.slice(0, at(text, where)),
);
const drop = place.map((where) => onLines((lines, index) => lines.toSpliced(index(where), 1)));
const repeat = fc
  .tuple(place, fc.integer({ min: 1, max: 2000 }))
  .map(([where, times]) =>
    onLines((lines, index) =>
      lines.toSpliced(index(where), 0, ...Array.from({ length: times }, () => lines[index(where)] ?? '')),
    ),
  );
const swap = fc
  .tuple(place, place)
  .map(([a, b]) =>
    onLines((lines, index) => lines.with(index(a), lines[index(b)] ?? '').with(index(b), lines[index(a)] ?? '')),
  );
const indent = fc
  .tuple(place, fc.integer({ min: 0, max: 12 }))
  .map(([where, width]) =>
    onLines((lines, index) => lines.with(index(where), ' '.repeat(width) + (lines[index(where)] ?? '').trimStart())),
  );
const value = fc.tuple(place, fc.oneof(fc.constantFrom(...VALUES), fc.json())).map(([where, words]) =>
  onLines((lines, index) =>
    lines.with(
      index(where),
      (lines[index(where)] ?? '').replace(/:( .*)?$/, () => `: ${words}`),
    ),
  ),
);
const key = fc.tuple(place, fc.string({ maxLength: 12 })).map(([where, words]) =>
  onLines((lines, index) =>
    lines.with(
      index(where),
      (lines[index(where)] ?? '').replace(/[\w-]+:/, () => `${words}:`),
    ),
  ),
);
const nest = fc
  .tuple(place, fc.integer({ min: 1, max: 400 }))
  .map(([where, depth]) =>
    onLines((lines, index) =>
      lines.toSpliced(
        index(where),
        0,
        ...Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}k${level}:`),
      ),
    ),
  );

/** One to four ways of damaging a file. */
export const mangles: fc.Arbitrary<Mangle[]> = fc.array(
  fc.oneof(insert, flip, cut, drop, repeat, swap, indent, value, key, nest),
  { minLength: 1, maxLength: 4 },
);
