import { describe, expect, it } from 'vitest';
import { EditRefusal, type EditOperation } from './edit-operation.ts';
import { editYaml } from './edit-yaml.ts';
import { openYaml } from './yaml-source.ts';

const set = (path: (string | number)[], value: unknown = 'new') => ({ op: 'set', path, value });

const cyclic: unknown[] = [];
cyclic.push(cyclic);

const LIST = 'list:\n  - a\n  - b\ngroup:\n  x: 1\n';

/** What is refused, and the reason with path and line. */
const REFUSED: [string, string, unknown, string][] = [
  ['an unknown field', LIST, set(['group', 'y']), 'group, line 4: There is no field "y" here.'],
  ['a way through a text', LIST, set(['list', 0, 'x']), 'list[0], line 2: There is no field "x" here.'],
  ['a name in a list', LIST, set(['list', '0']), 'list, line 1: There is no field "0" here.'],
  ['a number in a text', LIST, set(['group', 'x', 3]), 'group.x, line 5: There is no item 3 here.'],
  ['an item out of range', LIST, set(['list', 2]), 'list, line 1: The index 2 is out of range: the list has 2 items.'],
  [
    'an item before the first',
    LIST,
    set(['list', -1]),
    'list, line 1: The index -1 is out of range: the list has 2 items.',
  ],
  [
    'half an index',
    LIST,
    { op: 'duplicate', path: ['list'], index: 0.5 },
    'list, line 1: The index 0.5 is out of range: the list has 2 items.',
  ],
  [
    'an insertion behind the end',
    LIST,
    { op: 'insert', path: ['list'], index: 3, value: 1 },
    'list, line 1: The index 3 is out of range: the list has 2 items.',
  ],
  [
    'a copy of nothing',
    LIST,
    { op: 'duplicate', path: ['list'], index: 2 },
    'list, line 1: The index 2 is out of range: the list has 2 items.',
  ],
  [
    'a move from nowhere',
    LIST,
    { op: 'move', path: ['list'], from: 2, to: 0 },
    'list, line 1: The index 2 is out of range: the list has 2 items.',
  ],
  [
    'a move to nowhere',
    LIST,
    { op: 'move', path: ['list'], from: 0, to: 2 },
    'list, line 1: The index 2 is out of range: the list has 2 items.',
  ],
  [
    'a list operation on a group',
    LIST,
    { op: 'duplicate', path: ['group'], index: 0 },
    'group, line 4: This is no list.',
  ],
  [
    'a field in a list',
    LIST,
    { op: 'put', path: ['list'], key: 'a', value: 1 },
    'list, line 1: This is no group of fields.',
  ],
  [
    'a field that is there',
    LIST,
    { op: 'put', path: ['group'], key: 'x', value: 1 },
    'group.x, line 5: The field "x" is there already.',
  ],
  ['a single value for a list', LIST, set(['list']), 'list, line 1: This is a list, not a single value.'],
  ['a single value for a group', LIST, set(['group']), 'group, line 4: This is a group, not a single value.'],
  [
    'a list for a single value',
    LIST,
    set(['list', 0], ['x']),
    'list[0], line 2: A single value is expected: text, number, true, false or null.',
  ],
  ['removing the file', LIST, { op: 'remove', path: [] }, "The file, line 1: The whole file can't be removed."],
  ['nothing known', LIST, { op: 'rename', path: [] }, 'The file, line 1: There is no such operation.'],
  ['no operation', LIST, null, 'The file, line 1: There is no such operation.'],
  [
    'a path that is none',
    LIST,
    { op: 'remove', path: 'list' },
    'The file, line 1: The path must be a list of names and numbers.',
  ],
  [
    'a path of lists',
    LIST,
    { op: 'remove', path: [['list']] },
    'The file, line 1: The path must be a list of names and numbers.',
  ],
  [
    'a name that is no text',
    LIST,
    { op: 'put', path: [], key: 3, value: 1 },
    'The file, line 1: The name of the field must be a text.',
  ],
  [
    'an undefined value',
    LIST,
    { op: 'set', path: ['list', 0], value: undefined },
    "list[0], line 2: YAML can't hold a value of type undefined.",
  ],
  [
    'a function',
    LIST,
    { op: 'insert', path: ['list'], index: 0, value: () => 1 },
    "list, line 1: YAML can't hold a value of type function.",
  ],
  [
    'a date',
    LIST,
    { op: 'insert', path: ['list'], index: 0, value: [new Date(0)] },
    "list, line 1: YAML can't hold a value of type Date.",
  ],
  [
    'a value that holds itself',
    LIST,
    { op: 'insert', path: ['list'], index: 0, value: cyclic },
    'list, line 1: The value is nested too deeply, or holds itself.',
  ],
  [
    'half of a character',
    LIST,
    set(['list', 0], 'a\uD83D'),
    "list[0], line 2: The text isn't valid Unicode: half of a character is missing.",
  ],
  [
    'half of a character in a name',
    LIST,
    { op: 'put', path: [], key: '\uDE00', value: 1 },
    "The file, line 1: The text isn't valid Unicode: half of a character is missing.",
  ],
  ['an anchor', 'a: 1\nb: &name x\n', set(['a']), 'b, line 2: Anchors such as &name are not edited.'],
  ['an anchor on a list', 'a: 1\nb: &name\n  - x\n', set(['a']), 'b, line 3: Anchors such as &name are not edited.'],
  ['an alias', 'a: 1\nb: *name\n', set(['a']), 'b, line 2: References to anchors, such as *name, are not edited.'],
  [
    'an anchor with its alias',
    'a: 1\nb:\n  - &n x\n  - *n\n',
    set(['a']),
    'b[0], line 3: Anchors such as &n are not edited.',
  ],
  ['a merge key', 'a: 1\nb:\n  <<: { c: 1 }\n', set(['a']), 'b, line 3: Merge keys (<<) are not edited.'],
  [
    'a group as a name',
    'a: 1\n? [x]\n: 1\n',
    set(['a']),
    'The file, line 2: The name of a field must be a plain word.',
  ],
  ...['012', '0x0C', '1e1', '12.0', '+12', '.inf', '-0', '9007199254740993'].map(
    (name): [string, string, unknown, string] => [
      `the name ${name}, which is read as another one`,
      `a: 1\n${name}: x\n`,
      set(['a']),
      `The file, line 2: The name ${name} is read as ${Number(name.replace('.inf', 'Infinity'))}. Put it in quotes.`,
    ],
  ),
  ...['1_000', '0b11', '-1_0.5', '1_0e3'].map((name): [string, string, unknown, string] => [
    `the name ${name}, which is a number to some`,
    `a: 1\n${name}: x\n`,
    set(['a']),
    `The file, line 2: Some programs read the name ${name} as a number. Put it in quotes.`,
  ]),
  ...['null: x', '~: x', ': x', '?', '? \n: x'].map((entry): [string, string, unknown, string] => [
    `a field without a name, written ${JSON.stringify(entry)}`,
    `a: 1\n${entry}\n`,
    set(['null']),
    expect.stringMatching(/^The file, line [12]: There is a field without a name here\.$/) as string,
  ]),
  ['YAML 1.1', '%YAML 1.1\n---\na: 1\n', set(['a']), 'The file, line 1: Files in YAML 1.1 are not edited.'],
  ['a field that is there twice', 'a: 1\nb:\n  c: 1\n  c: 2\n', set(['a']), 'b.c, line 4: The field c is there twice.'],
  ['several documents', 'a: 1\n---\nb: 1\n', set(['a']), 'The file, line 2: The file holds several documents.'],
  ['invalid UTF-8', 'a: \uD83D\n', set(['a']), "The file, line 1: The file isn't valid UTF-8."],
  [
    'invalid YAML',
    'a: 1\nb: [x\n',
    set(['a']),
    expect.stringMatching(/^The file, line 3: The file is no valid YAML: /) as string,
  ],
  ['a large file', `a: ${'x'.repeat(256 * 1024)}\n`, set(['a']), 'The file, line 1: The file is larger than 256 KiB.'],
  [
    'a file larger in bytes than in letters',
    `a: ${'ø'.repeat(128 * 1024)}\n`,
    set(['a']),
    'The file, line 1: The file is larger than 256 KiB.',
  ],
  [
    'an unknown tag',
    'a: 1\nb: !x 1\n',
    set(['a']),
    "The file, line 2: The file holds a tag that isn't known: Unresolved tag: !x",
  ],
  ...['binary aGk=', 'set { x }', 'omap [{ x: 1 }]'].map((value): [string, string, unknown, string] => [
    `the tag !!${value}`,
    `a: 1\nb: !!${value}\n`,
    set(['a']),
    `b, line 2: Values with the tag !!${value.split(' ')[0]} are not edited.`,
  ]),
  ['no operation', LIST, { path: [] }, 'The file, line 1: There is no such operation.'],
  [
    'a new field of the wrong type',
    'a: 1\nb:\n  c: 1\n',
    { op: 'put', path: ['b'], key: 'd', value: () => 1 },
    "b, line 2: YAML can't hold a value of type function.",
  ],
  [
    'a deep file',
    `${'[ '.repeat(300)}${'] '.repeat(300)}\n`,
    set([0]),
    'The file, line 1: The fields are nested more than 40 levels deep.',
  ],
  [
    'a text in place of a number with a tag',
    'a: !!int 12\n',
    set(['a'], 'x'),
    'a, line 1: This edit would change something else as well.',
  ],
  [
    'comments between items on one line',
    'a: [x, # one\n  y, z]\n',
    { op: 'remove', path: ['a', 0] },
    'a[0], line 1: Comments in these brackets would be lost or change their place.',
  ],
];

describe('an edit is rejected for', () => {
  it.each(REFUSED)('%s', (_name, source, operation, reason) => {
    expect(editYaml(source, operation as EditOperation)).toEqual({ ok: false, reason });
  });
});

it('edits a file of the maximum size', () => {
  const source = `a: 1\nb: ${'x'.repeat(256 * 1024 - 9)}\n`;
  expect(editYaml(source, { op: 'set', path: ['a'], value: 2 })).toMatchObject({ ok: true });
});

it.each([
  ['brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['dashes', `${'- '.repeat(100_000)}x`],
  ['question marks', `${'? '.repeat(100_000)}x`],
  ['braces', `${'{ a: '.repeat(40_000)}${'}'.repeat(40_000)}`],
])("doesn't overflow the stack: %s", (_name, source) => {
  expect(editYaml(source, { op: 'remove', path: [0] })).toMatchObject({ ok: false });
  expect(() => openYaml(source)).toThrow(EditRefusal);
});

describe('a name that is no text is edited as the content check names it', () => {
  it.each<[string, EditOperation, string]>([
    ['12: a\n', { op: 'set', path: ['12'], value: 'b' }, '12: b\n'],
    ['12: a\n', { op: 'set', path: [12], value: 'b' }, '12: b\n'],
    ['"12": a\n', { op: 'set', path: [12], value: 'b' }, '"12": b\n'],
    ['true: a\n', { op: 'set', path: ['true'], value: 'b' }, 'true: b\n'],
    ['True: a\n', { op: 'set', path: ['true'], value: 'b' }, 'True: b\n'],
    ['"012": a\n', { op: 'set', path: ['012'], value: 'b' }, '"012": b\n'],
    ['"": a\n', { op: 'set', path: [''], value: 'b' }, '"": b\n'],
    ['12:\n  true: a\n', { op: 'set', path: ['12', 'true'], value: 'b' }, '12:\n  true: b\n'],
    ['12: a\n7: b\n', { op: 'remove', path: ['7'] }, '12: a\n'],
    ['12: a\n', { op: 'put', path: [], key: '012', value: 'b' }, '12: a\n"012": b\n'],
    ['12: a\n', { op: 'put', path: [], key: 'true', value: 'b' }, '12: a\n"true": b\n'],
    ['12: a\n', { op: 'put', path: [], key: 'null', value: 'b' }, '12: a\n"null": b\n'],
    ['--- |\n  a\n', { op: 'set', path: [], value: '\ta' }, '--- "\\ta"\n'],
  ])('%j with %j', (before, operation, after) => {
    expect(editYaml(before, operation)).toMatchObject({ ok: true, source: after });
  });

  it.each(['12.0', 'TRUE', '', '~', 'a,b', '[ a, b ]'])('not as %j', (step) => {
    expect(editYaml('12: a\ntrue: b\n', { op: 'set', path: [step], value: 'c' })).toMatchObject({ ok: false });
  });
});
