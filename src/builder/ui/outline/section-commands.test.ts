import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from '../../../authoring/edit/edit-yaml.ts';
import {
  duplicate,
  insert,
  moveBy,
  moveTo,
  remove,
  removeLinked,
  SECTIONS,
  showBetween,
  showIn,
  toggleHidden,
  type ListCommand,
  type ListTarget,
  type ShownDays,
} from './section-commands.ts';

const FILE = 'content/pages/home.yaml';

const target = (entries: Record<string, unknown>[], chosen: number[]): ListTarget => ({
  file: FILE,
  list: SECTIONS,
  entries,
  chosen,
  name: 'Prices',
});
const letters = (text: string) => text.split('').map((type) => ({ type }));

/** Applies the operations of a command to the list, as the edit engine does. */
function apply(entries: readonly Record<string, unknown>[], { edits }: ListCommand): Record<string, unknown>[] {
  const list = entries.map((entry) => ({ ...entry }));
  for (const operation of edits.flatMap((edit) => ('operations' in edit ? edit.operations : []))) {
    const [, index, key] = operation.path as [string, number, string];
    if (operation.op === 'move') list.splice(operation.to, 0, ...list.splice(operation.from, 1));
    if (operation.op === 'duplicate') list.splice(operation.index + 1, 0, { ...list[operation.index] });
    if (operation.op === 'insert') list.splice(operation.index, 0, operation.value as Record<string, unknown>);
    if (operation.op === 'put') Object.assign(list[index] ?? {}, { [operation.key]: operation.value });
    if (operation.op === 'set') Object.assign(list[index] ?? {}, { [key]: operation.value });
    if (operation.op === 'remove' && operation.path.length === 2) list.splice(index, 1);
    if (operation.op === 'remove' && operation.path.length === 3) delete list[index]?.[key];
  }
  return list;
}

/** Says what a command makes of a list: what its operations do, and where the entries stand that were there before. */
function outcome(entries: readonly Record<string, unknown>[], command: ListCommand) {
  const after = apply(entries, command);
  expect(command.next).toEqual(after);
  const kept = [...command.places.entries()].filter(([, place]) => place >= 0);
  expect(kept.map(([, place]) => after[place]?.['type'])).toEqual(kept.map(([before]) => entries[before]?.['type']));
  return after;
}

/** Applies the operations of a command to a file's text. */
const edited = (yaml: string, { edits }: ListCommand): string =>
  edits
    .flatMap((edit) => ('operations' in edit ? edit.operations : []))
    .reduce((text, operation) => {
      const result = editYaml(text, operation);
      return result.ok ? result.source : result.reason;
    }, yaml);

const typesAfter = (entries: Record<string, unknown>[], command: ListCommand) =>
  outcome(entries, command)
    .map(({ type }) => type)
    .join('');

test.each([
  ['abcdef', [0], 6, 'bcdefa', [5]],
  ['abcdef', [5], 0, 'fabcde', [0]],
  ['abcdef', [1, 4], 3, 'acbedf', [2, 3]],
  ['abcdef', [4, 1], 0, 'beacdf', [0, 1]],
  ['abcdef', [2], 2, 'abcdef', [2]],
  ['abcdef', [2], 3, 'abcdef', [2]],
])('moves in %s the entries %j to the gap %i: %s', (before, chosen, gap, after, selected) => {
  const entries = letters(before);
  const command = moveTo(target(entries, chosen), gap);
  expect(typesAfter(entries, command)).toBe(after);
  expect(command.chosen).toEqual(selected);
});

test('moves any entries to any gap, in their order, with one operation for each at most', () => {
  const lists = fc.integer({ min: 1, max: 12 }).chain((length) =>
    fc.record({
      length: fc.constant(length),
      chosen: fc.uniqueArray(fc.nat(length - 1), { minLength: 1 }),
      gap: fc.nat(length),
    }),
  );
  fc.assert(
    fc.property(lists, ({ length, chosen, gap }) => {
      const entries = letters('abcdefghijkl'.slice(0, length));
      const isChosen = (_: unknown, index: number) => chosen.includes(index);
      const rest = (_: unknown, index: number) => !chosen.includes(index);
      const expected = [
        ...entries.slice(0, gap).filter(rest),
        ...entries.filter(isChosen),
        ...entries.slice(gap).filter((_, index) => !chosen.includes(gap + index)),
      ];
      const command = moveTo(target(entries, chosen), gap);
      const after = outcome(entries, command);
      expect(after).toEqual(expected);
      expect(command.chosen.map((index) => after[index])).toEqual(entries.filter(isChosen));
      const [edit] = command.edits;
      expect(edit && 'operations' in edit ? edit.operations.length : 0).toBeLessThanOrEqual(chosen.length);
    }),
  );
});

test('moves up and down by one, and asks for no edit at the end', () => {
  const entries = letters('abcd');
  expect(typesAfter(entries, moveBy(target(entries, [2]), -1))).toBe('acbd');
  expect(typesAfter(entries, moveBy(target(entries, [1]), 1))).toBe('acbd');
  expect(moveBy(target(entries, [0]), -1).edits).toEqual([]);
  expect(moveBy(target(entries, [3]), 1).edits).toEqual([]);
  expect(moveBy(target(entries, [1]), 1).label).toBe('Prices: moved down');
});

test('duplicates several entries and gives each copy an id of its own', () => {
  const entries = [{ type: 'a', id: 'x' }, { type: 'b' }, { type: 'c', id: 'x-2' }];
  const command = duplicate(target(entries, [0, 1, 2]));
  expect(outcome(entries, command)).toEqual([
    { type: 'a', id: 'x' },
    { type: 'a', id: 'x-3' },
    { type: 'b' },
    { type: 'b' },
    { type: 'c', id: 'x-2' },
    { type: 'c', id: 'x-4' },
  ]);
  expect(command.chosen).toEqual([1, 3, 5]);
});

test('removes entries and selects the one in their place', () => {
  const entries = letters('abcd');
  expect(typesAfter(entries, remove(target(entries, [0, 2])))).toBe('bd');
  expect(remove(target(entries, [1])).chosen).toEqual([1]);
  expect(remove(target(entries, [3])).chosen).toEqual([2]);
  expect(remove(target(letters('a'), [0])).chosen).toEqual([]);
});

test('hides sections, and shows them again once all are hidden', () => {
  const entries = [{ type: 'a' }, { type: 'b', hidden: false }, { type: 'c', hidden: true }];
  const hidden = apply(entries, toggleHidden(target(entries, [0, 1, 2])));
  expect(hidden.map((entry) => entry['hidden'])).toEqual([true, true, true]);
  expect(apply(hidden, toggleHidden(target(hidden, [0, 1])))).toEqual([
    { type: 'a' },
    { type: 'b' },
    { type: 'c', hidden: true },
  ]);
});

describe('the regions of a section', () => {
  const all = [
    { code: 'us', name: 'USA' },
    { code: 'eu', name: 'EU' },
    { code: 'dk', name: 'Denmark' },
  ];
  const shownIn = (yaml: string, regions: string[]) => {
    const { sections } = parse(yaml) as { sections: Record<string, unknown>[] };
    return edited(yaml, showIn(target(sections, [0]), regions, all));
  };

  it('are set in the order of the site', () => {
    expect(shownIn('sections:\n  - type: a\n', ['dk', 'us'])).toBe('sections:\n  - type: a\n    regions: [us, dk]\n');
    expect(showIn(target([{ type: 'a' }], [0]), ['dk', 'us'], all).label).toBe('Prices: shown in USA, Denmark');
  });

  it.each([
    { from: '[eu]', to: ['us', 'dk'], yaml: '[us, dk]' },
    { from: '[us, dk]', to: ['us', 'eu'], yaml: '[us, eu]' },
    { from: '[us, dk]', to: ['us', 'eu', 'dk'], yaml: undefined },
    { from: '[us, dk]', to: [], yaml: undefined },
  ])('change from $from to $to, and leave the comment', ({ from, to, yaml }) => {
    const line = (list: string) => `    regions: ${list} # until spring\n`;
    expect(shownIn(`sections:\n  - type: a\n${line(from)}`, to)).toBe(
      `sections:\n  - type: a\n${yaml === undefined ? '' : line(yaml)}`,
    );
  });

  it('stay as they are if the section is shown everywhere already', () => {
    expect(showIn(target([{ type: 'a' }], [0]), [], all).edits).toEqual([]);
  });
});

describe('the days on which sections are shown', () => {
  const shownBetween = (yaml: string, days: ShownDays) => {
    const { sections } = parse(yaml) as { sections: Record<string, unknown>[] };
    return edited(yaml, showBetween(target(sections, [0]), days));
  };

  it('are set, changed and removed', () => {
    const dated = 'sections:\n  - type: a\n    visibleFrom: "2026-12-01"\n    visibleUntil: "2026-12-24"\n';
    const days = { visibleFrom: '2026-12-01', visibleUntil: '2026-12-24' };
    expect(shownBetween('sections:\n  - type: a\n', days)).toBe(dated);
    expect(shownBetween(dated, { visibleFrom: '2026-12-05' })).toBe(
      'sections:\n  - type: a\n    visibleFrom: "2026-12-05"\n',
    );
    expect(shownBetween(dated, {})).toBe('sections:\n  - type: a\n');
  });

  it('name the step in the history', () => {
    const label = (days: ShownDays) => showBetween(target([{ type: 'a' }], [0]), days).label;
    expect(label({ visibleFrom: '2026-12-01' })).toBe('Prices: shown from Dec 1, 2026');
    expect(label({})).toBe('Prices: always visible');
  });
});

test('inserts entries with ids that are free', () => {
  const entries = [{ type: 'a', id: 'x' }];
  const command = insert(
    target(entries, []),
    1,
    [{ type: 'b', id: 'x' }, { type: 'c', id: 'x' }, { type: 'd' }],
    'pasted',
  );
  expect(outcome(entries, command)).toEqual([
    { type: 'a', id: 'x' },
    { type: 'b', id: 'x-2' },
    { type: 'c', id: 'x-3' },
    { type: 'd' },
  ]);
  expect(command.chosen).toEqual([1, 2, 3]);
});

test('lets links to removed sections lead elsewhere in the same edit', () => {
  const { edits } = removeLinked(target(letters('abc'), [1]), { page: '/about-me', anchors: ['b'], to: '/about-me' });
  expect(edits).toEqual([
    { compound: 'retarget-anchor', page: 'about-me', from: 'b', to: '/about-me' },
    { file: FILE, operations: [{ op: 'remove', path: ['sections', 1] }] },
  ]);
});
