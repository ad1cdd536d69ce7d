import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marked, markedLines, readMarks } from './marks.ts';

it('takes marks out again, and says where they stood', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat({ max: 1_000_000 }), (before, text, id) => {
      expect(readMarks(before + marked(text, id))).toEqual({
        text: before + text,
        marks: [
          { at: before.length, id, opens: true },
          { at: before.length + text.length, id, opens: false },
        ],
      });
    }),
  );
});

it('marks the lines of a rich text behind the markup that they begin with', () => {
  const source = 'One line.\n\n- **An** entry\n- [A link](/page)\n';
  const { text, marks } = readMarks(markedLines(source, 7));
  expect(text).toBe(source);
  const begins = marks.filter(({ opens }) => opens).map(({ at }) => source.slice(at, at + 4));
  expect(begins).toEqual(['One ', 'An**', 'A li']);
});

it('nests', () => {
  const { marks } = readMarks(marked(`I have ${marked('ten', 2)} years`, 1));
  expect(marks.map(({ id, opens }) => (opens ? id : -id))).toEqual([1, 2, -2, -1]);
});
