import fc from 'fast-check';
import type { EditOperation } from '../edit-operation.ts';
import type { Path } from '../../../data/path.ts';

/** A choice of an edit, which fits any file. */
export interface EditChoice {
  file: number;
  /** Which of all values of the file is meant. */
  pathIndex: number;
  op: EditOperation['op'];
  from: number;
  to: number;
  scalar: string | number | boolean | null;
  value: unknown;
  key: string;
  order: readonly string[];
}

const WORDS = ['Google', 'Ads', 'en', 'æøå', '“quotes”', "it's", '{facts}', '9 %', 'a:', 'b,', '- x', '(so)', 'word'];

const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));

const text = fc.oneof(
  { weight: 4, arbitrary: sentence },
  fc.array(fc.oneof(sentence, fc.constant('')), { maxLength: 4 }).map((lines) => lines.join('\n')),
  fc.constantFrom('', ' ', 'yes', 'null', '~', '12', '1e3', '2026-11-24', '# no', 'a # b', 'a: b', '- a', '[a]', '&a'),
  fc.constantFrom(
    '---',
    '...',
    '\n',
    'a\n\n',
    '\ta',
    'a\t',
    ' a',
    'a ',
    'a  b',
    '"',
    "'",
    '\\',
    '%a',
    '@a',
    '`',
    '? a',
    '!x',
    '*x',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const scalar = fc.oneof({ weight: 6, arbitrary: text }, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));

const key = fc.oneof(fc.constantFrom('en', 'da', 'regions', 'new field', 'a: b', '"', 'true', '12'), text);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    scalar,
    fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'value' }),
    // js-yaml sets the prototype of an object that has such a field.
    fc.dictionary(
      key.filter((name) => name !== '__proto__' && !/^\d+$/.test(name)),
      tie('value'),
      { maxKeys: 3, depthIdentifier: 'value', noNullPrototype: true },
    ),
  ),
}));

/** Any edit; what it means depends on the file. */
export const anyEdit: fc.Arbitrary<EditChoice> = fc.record({
  file: fc.nat(10_000),
  pathIndex: fc.nat(10_000),
  op: fc.constantFrom('set', 'set', 'put', 'remove', 'insert', 'duplicate', 'move'),
  from: fc.nat(100),
  to: fc.nat(100),
  scalar,
  value,
  key: key.filter((name) => name !== '__proto__' && !/^\d+$/.test(name)),
  order: fc.shuffledSubarray(['en', 'da', 'id', 'type', 'title', 'value', 'regions', 'a', 'b']),
});

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The places of all values of a file that an operation may be made at. */
function pathsFor(data: unknown, op: EditOperation['op'], path: Path = []): Path[] {
  const own =
    (op === 'set' && !isGroup(data)) ||
    (op === 'put' && isGroup(data) && !Array.isArray(data)) ||
    (op === 'remove' && path.length > 0) ||
    (op === 'insert' && Array.isArray(data)) ||
    ((op === 'move' || op === 'duplicate') && Array.isArray(data) && data.length > 0);
  const inner = isGroup(data) ? Object.entries(data) : [];
  const steps = inner.map(([name, value]) => pathsFor(value, op, [...path, Array.isArray(data) ? Number(name) : name]));
  return [...(own ? [path] : []), ...steps.flat()];
}

/** The edit of a file that a choice comes to; nothing where the file has no place for it. */
export function editFor(data: unknown, choice: EditChoice): EditOperation | undefined {
  const { op, pathIndex, from, to } = choice;
  const paths = pathsFor(data, op);
  const path = paths[pathIndex % paths.length];
  if (!path) return undefined;
  const target = path.reduce((holder, step) => (holder as Record<string, unknown>)[step], data);
  const { length } = Array.isArray(target) ? target : [];
  if (op === 'set') return { op, path, value: choice.scalar };
  if (op === 'remove') return { op, path };
  if (op === 'insert') return { op, path, index: from % (length + 1), value: choice.value };
  if (op === 'duplicate') return { op, path, index: from % length };
  if (op === 'move') return { op, path, from: from % length, to: to % length };
  const free = isGroup(target) && !Object.hasOwn(target, choice.key);
  return free ? { op, path, key: choice.key, value: choice.value, order: choice.order } : undefined;
}
