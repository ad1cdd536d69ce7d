import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/thorough.ts';
import { madeText, MARKUP_PIECES } from './__fixtures__/made-text.ts';
import { shownBy, textNormalizer } from './normalize-text.ts';
import { readText } from './read-text.ts';
import { RICH_SCHEMA, type EditorKind } from './text-schema.ts';
import { createTextWriter } from './write-text.ts';
import { writeInline } from './inline-source.ts';
import type { Node } from 'prosemirror-model';

const RUNS = propertyRuns(1000, 20_000);

const isFact = (name: string) => ['experience', 'adSpend'].includes(name);
const write = createTextWriter(isFact);
const again = (text: string, kind: EditorKind) => write(readText(text, kind, isFact));

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];

const CONTENT = (existsSync('content') ? readdirSync('content', { recursive: true, encoding: 'utf8' }) : [])
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => textsIn(parse(readFileSync(`content/${file}`, 'utf8'))));

describe('a text that is read and written', () => {
  it('is the same, whatever the site’s content has', () => {
    expect(CONTENT.length).toBeGreaterThan(100);
    for (const text of CONTENT) expect([again(text, 'rich'), again(text, 'line')]).toEqual([text, text]);
  });

  it('is the same, whatever it has', () => {
    fc.assert(
      fc.property(madeText, (text) => {
        expect(again(text, 'rich')).toBe(text);
        expect(again(text, 'line')).toBe(text);
      }),
      RUNS,
    );
  });
});

/** What is seen of a text: the blocks that aren't empty. */
const shown = (document: Node) =>
  document.children
    .map((block) => ({
      type: block.type.name,
      lines: (block.type.name === 'list' ? block.children : [block])
        .map(({ content }) => shownBy(content))
        .filter(Boolean),
    }))
    .filter(({ lines }) => lines.length > 0);

const inline = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...MARKUP_PIECES.filter((piece) => !/[\n\r\u2028]/.test(piece)))),
    fc.integer({ min: 0, max: 3 }),
  ),
  { maxLength: 6 },
);
const block = fc.oneof(
  inline.map((line) => [line]),
  inline.map((line) => ['heading' as const, line]),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((lines) => ['list' as const, ...lines]),
);

const marksOf = (kind: number) =>
  kind === 1 ? [RICH_SCHEMA.mark('bold')] : kind === 2 ? [RICH_SCHEMA.mark('link', { href: '/a_(b)' })] : [];
const lineOf = (pieces: [string, number][]) =>
  pieces.map(([piece, kind]) =>
    kind === 3 ? RICH_SCHEMA.node('fact', { name: 'adSpend' }) : RICH_SCHEMA.text(piece, marksOf(kind)),
  );

const typed = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) =>
  RICH_SCHEMA.node(
    'doc',
    null,
    blocks.map((own) => {
      const [first, ...rest] = own as ['list' | 'heading' | [string, number][], ...[string, number][][]]; // as they are made above
      if (first === 'heading') return RICH_SCHEMA.node('heading', null, lineOf(rest[0] ?? []));
      return first === 'list'
        ? RICH_SCHEMA.node(
            'list',
            null,
            rest.map((line) => RICH_SCHEMA.node('entry', null, lineOf(line))),
          )
        : RICH_SCHEMA.node('paragraph', null, lineOf(first));
    }),
  ),
);

it('writes what can be typed as a text that shows the same', () => {
  fc.assert(
    fc.property(typed, (document) => {
      const plugins = [textNormalizer({ isFact, isComposing: () => false })];
      const empty = EditorState.create({ schema: RICH_SCHEMA, plugins });
      const { doc } = empty.apply(empty.tr.replaceWith(0, empty.doc.content.size, document.content));
      const text = write(doc);
      expect(shown(readText(text, 'rich', isFact)), text).toEqual(shown(doc));
      expect(doc.check()).toBeUndefined();
    }),
    RUNS,
  );
});

it('leaves the other blocks of a text as they are when one is changed', () => {
  fc.assert(
    fc.property(madeText, fc.nat(), (text, number) => {
      const read = readText(text, 'rich', isFact);
      const index = number % read.childCount;
      const changed = read.child(index);
      if (changed.type.name !== 'paragraph') return;
      const next = changed.copy(
        changed.content.append(RICH_SCHEMA.node('paragraph', null, RICH_SCHEMA.text('x')).content),
      );
      const sources = read.children.map((own) => own.attrs['source'] as string | null); // the schema's own attribute
      sources[index] = writeInline(next.content).trim();
      const { start, end } = read.attrs as { start: string; end: string }; // as above
      const gaps = read.children.map((own) => String(own.attrs['gap']));
      const expected = sources.map((source, at) => (at === 0 ? '' : gaps[at]) + String(source)).join('');
      expect(write(read.copy(read.content.replaceChild(index, next)))).toBe(start + expected + end);
    }),
    RUNS,
  );
});
