import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/thorough.ts';
import { planEdit } from './edit-yaml.ts';
import { applyOperation, type Data } from './plain-data.ts';
import { planRun, type RunOperation } from './plan-run.ts';
import { dataOfText } from './yaml-source.ts';

const PAGE = `# Page
name: Start # shown in the list
sections:
  # The first one
  - type: hero
    title: "One"
    text: >-
      Some words
      on two lines

  - type: text # of the second
    hidden: true
    title: Two
  # The third one
  - type: contact
    title: 'Three'
    list: [a, b]
after: 1
`;

/** Makes operations one by one. */
const oneByOne = (operations: readonly RunOperation[]): string[] => {
  let text = PAGE;
  return operations.map((operation) => {
    const edited = planEdit(text, operation);
    if (!edited.ok) throw new Error(edited.refusal.message);
    return (text = edited.source);
  });
};

const set = (index: number, key: string, value: string): RunOperation => ({
  op: 'set',
  path: ['sections', index, key],
  value,
});
const move = (from: number, to: number): RunOperation => ({ op: 'move', path: ['sections'], from, to });

it('changes texts and fields, and moves items with their comments, as one by one', () => {
  const operations: RunOperation[] = [
    set(0, 'title', 'First'),
    move(0, 2),
    set(0, 'title', 'Second'),
    { op: 'put', path: ['sections', 2], key: 'hidden', value: true, order: ['type', 'hidden', 'title'] },
    set(2, 'text', 'Other words'),
    { op: 'remove', path: ['sections', 0, 'hidden'] },
    move(1, 0),
    set(2, 'title', 'First of all'),
    { op: 'set', path: ['after'], value: 2 },
    { op: 'set', path: ['name'], value: 'Home' },
  ];
  expect(planRun(PAGE, operations)).toEqual(oneByOne(operations));
});

it('takes a field back that was added, and a text that is as it was has the same bytes', () => {
  const put: RunOperation = { op: 'put', path: ['sections', 0], key: 'hidden', value: true };
  const remove: RunOperation = { op: 'remove', path: ['sections', 0, 'hidden'] };
  const operations = [put, set(0, 'title', 'a: b'), remove, put, remove, set(0, 'title', 'One')];
  expect(planRun(PAGE, operations).at(-1)).toBe(PAGE);
});

it('stops before what depends on the text that is left', () => {
  const remove: RunOperation = { op: 'remove', path: ['sections', 1, 'hidden'] };
  const put: RunOperation = { op: 'put', path: ['sections', 1], key: 'hidden', value: false };
  const operations = [set(0, 'title', 'a'), remove, put, set(0, 'title', 'b')];
  expect(planRun(PAGE, operations)).toEqual(oneByOne(operations.slice(0, 2)));
});

it('stops before what is refused', () => {
  expect(planRun(PAGE, [set(0, 'title', 'a'), set(1, 'title', 'b'), set(7, 'title', 'c')]).length).toBe(2);
});

const step = fc.record({
  kind: fc.constantFrom('set', 'set', 'set', 'put', 'remove', 'move'),
  index: fc.nat(2),
  other: fc.nat(2),
  key: fc.constantFrom('title', 'text', 'hidden', 'list', 'note', 'type'),
  value: fc.oneof(fc.string(), fc.constantFrom('plain', 'two\nlines', ' spaced ', '# no comment', 'a: b', '')),
});

const operationOf = ({ kind, index, other, key, value }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
  const path = ['sections', index];
  if (kind === 'move') return move(index, other);
  if (kind === 'set') return set(index, key, value);
  if (kind === 'remove') return { op: 'remove', path: [...path, key] } as const;
  return { op: 'put', path, key, value, order: ['type', 'hidden', 'note', 'title', 'text', 'list'] } as const;
};

it('leaves after each operation the data that it should', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 30 }), (steps) => {
      const operations: RunOperation[] = [];
      const wanted: Data[] = [];
      let data = dataOfText(PAGE);
      for (const operation of steps.map(operationOf)) {
        try {
          data = applyOperation(data, operation);
        } catch {
          continue; // it isn't possible
        }
        operations.push(operation);
        wanted.push(data);
      }
      const texts = planRun(PAGE, operations);
      expect(texts.map(dataOfText)).toEqual(wanted.slice(0, texts.length));
    }),
    propertyRuns(200, 5000),
  );
});
