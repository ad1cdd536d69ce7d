import fc from 'fast-check';

/** A function that damages a file. */
export type Mangle = (text: string) => string;

/** Signs and text that mean something in YAML, in a text of the site or to a machine. */
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

/** Repeated thousands of times, as after a stuck key. */
const STUCK = 'x [ " { - *a {a: [x]( \u200B 🇩🇰'
  .split(' ')
  .flatMap((text) => [text.repeat(5000), `${text} `.repeat(3000)]);
const STUCK_LINES = ['', 'a: 1', '# c', '- a', '  '].map((text) => `${text}\n`.repeat(5000));
const NASTY = [
  ...SHORT,
  ...LINES,
  ...LINES.map((text) => `${text}\n`),
  ...HIDDEN,
  ...STUCK,
  ...STUCK_LINES,
  ' '.repeat(30_000),
];

const VALUES = 'null 5 "5" -1 4.5 true [] {} [[]] "" !x *a | >- #x {a} {a:b}'.split(' ');

const position = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (text: string, where: number): number => Math.floor(where * (text.length + 1));
const onLines =
  (change: (lines: string[], where: (share: number) => number) => string[]): Mangle =>
  (text) => {
    const lines = text.split('\n');
    return change(lines, (share) => Math.floor(share * lines.length)).join('\n');
  };

const insert = fc
  .tuple(position, fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 20 })))
  .map(
    ([where, added]): Mangle =>
      (text) =>
        text.slice(0, at(text, where)) + added + text.slice(at(text, where)),
  );
const flip = fc.tuple(position, fc.integer({ min: 0, max: 0xffff })).map(
  ([where, code]): Mangle =>
    (text) =>
      text.slice(0, at(text, where)) + String.fromCharCode(code) + text.slice(at(text, where) + 1),
);
const cut = position.map(
  (where): Mangle =>
    (text) =>
      text.slice(0, at(text, where)),
);
const drop = position.map((where) => onLines((lines, index) => lines.toSpliced(index(where), 1)));
const repeat = fc
  .tuple(position, fc.integer({ min: 1, max: 2000 }))
  .map(([where, times]) =>
    onLines((lines, index) =>
      lines.toSpliced(index(where), 0, ...Array.from({ length: times }, () => lines[index(where)] ?? '')),
    ),
  );
const swap = fc
  .tuple(position, position)
  .map(([a, b]) =>
    onLines((lines, index) => lines.with(index(a), lines[index(b)] ?? '').with(index(b), lines[index(a)] ?? '')),
  );
const indent = fc
  .tuple(position, fc.integer({ min: 0, max: 12 }))
  .map(([where, width]) =>
    onLines((lines, index) => lines.with(index(where), ' '.repeat(width) + (lines[index(where)] ?? '').trimStart())),
  );
const value = fc.tuple(position, fc.oneof(fc.constantFrom(...VALUES), fc.json())).map(([where, text]) =>
  onLines((lines, index) =>
    lines.with(
      index(where),
      (lines[index(where)] ?? '').replace(/:( .*)?$/, () => `: ${text}`),
    ),
  ),
);
const key = fc.tuple(position, fc.string({ maxLength: 12 })).map(([where, text]) =>
  onLines((lines, index) =>
    lines.with(
      index(where),
      (lines[index(where)] ?? '').replace(/[\w-]+:/, () => `${text}:`),
    ),
  ),
);
const nest = fc
  .tuple(position, fc.integer({ min: 1, max: 400 }))
  .map(([where, depth]) =>
    onLines((lines, index) =>
      lines.toSpliced(
        index(where),
        0,
        ...Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}k${level}:`),
      ),
    ),
  );

/** One to four damages to a file. */
export const yamlMutations: fc.Arbitrary<Mangle[]> = fc.array(
  fc.oneof(insert, flip, cut, drop, repeat, swap, indent, value, key, nest),
  { minLength: 1, maxLength: 4 },
);
