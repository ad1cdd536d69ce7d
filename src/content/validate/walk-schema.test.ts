import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { image, imagePath } from '../../schema/image.ts';
import { link } from '../../schema/link.ts';
import { text } from '../../schema/text.ts';
import { walkSchema } from './walk-schema.ts';

/** Returns the visited fields, as `path kind`. */
function visited(schema: z.ZodType, value: unknown): string[] {
  const fields: string[] = [];
  walkSchema(schema, value, ['top'], ({ path, kind }) => fields.push(`${path.join('.')} ${kind}`));
  return fields;
}

const WORDS = { en: 'Words', da: 'Ord' };
const card = z.strictObject({ name: z.string(), title: text(), to: link().optional() });

describe('visit', () => {
  it('finds every field with a kind, in maps, lists and records', () => {
    const schema = z.strictObject({
      id: z.string(),
      cards: z.array(card),
      words: z.record(z.string(), text()),
      numbers: z.array(z.number()),
      nothing: z.strictObject({ deep: z.strictObject({ name: z.string() }) }),
    });
    const value = {
      id: 'a',
      cards: [
        { name: 'a', title: WORDS, to: '/a' },
        { name: 'b', title: WORDS },
      ],
      words: { first: WORDS },
      numbers: [1],
      nothing: { deep: { name: 'a' } },
    };
    expect(visited(schema, value)).toEqual([
      'top.cards.0.title text',
      'top.cards.0.to link',
      'top.cards.1.title text',
      'top.words.first text',
    ]);
  });

  it('returns the value and its required placeholders', () => {
    const schema = z.strictObject({ title: text().meta({ kind: 'text', placeholders: ['count'] }), more: text() });
    const given: unknown[] = [];
    walkSchema(schema, { title: WORDS, more: WORDS }, [], (field) => given.push(field));
    expect(given).toEqual([
      { kind: 'text', value: WORDS, path: ['title'], placeholders: ['count'] },
      { kind: 'text', value: WORDS, path: ['more'], placeholders: undefined },
    ]);
  });

  it('skips missing and empty fields', () => {
    const schema = z.strictObject({
      title: text().optional(),
      cards: z.array(card).nullable(),
      more: text().nullish(),
    });
    expect(visited(schema, { title: undefined, cards: null, more: null })).toEqual([]);
    expect(visited(schema, { cards: [] })).toEqual([]);
    expect(visited(schema, null)).toEqual([]);
    expect(visited(text(), undefined)).toEqual([]);
  });

  it('visits nothing in a schema without kinds', () => {
    expect(visited(z.strictObject({ a: z.string() }), { a: 'a' })).toEqual([]);
    expect(visited(z.union([z.string(), z.number()]), 'a')).toEqual([]);
  });

  it('returns the kind of the parent map', () => {
    const groups: unknown[] = [];
    const schema = z.strictObject({ face: image(), scene: imagePath() });
    const value = { face: { src: '/a.svg', alt: WORDS }, scene: '/b.svg' };
    walkSchema(schema, value, [], ({ kind, group }) => groups.push([kind, group]));
    expect(groups).toEqual([
      ['image', 'picture'],
      ['text', 'picture'],
      ['image', undefined],
    ]);
  });

  it('throws for a schema that could hide fields with a kind', () => {
    expect(() => visited(z.strictObject({ to: z.tuple([link()]) }), { to: ['/a'] })).toThrow(
      'No field of a schema may be a tuple: its kinds would not be found.',
    );
  });

  it("doesn't descend below a field with a kind", () => {
    expect(visited(text(), WORDS)).toEqual(['top text']);
  });
});

describe('a union', () => {
  const schema = z.strictObject({
    media: z.union([
      z.strictObject({ form: z.literal('quiet'), name: z.string() }),
      z.strictObject({ form: z.literal('card'), title: text() }),
      z.strictObject({ form: z.literal('link'), to: link() }),
      z.array(text()),
      z.string(),
    ]),
  });

  it.each([
    [{ form: 'card', title: WORDS }, ['top.media.title text']],
    [{ form: 'link', to: '/a' }, ['top.media.to link']],
    [
      [WORDS, WORDS],
      ['top.media.0 text', 'top.media.1 text'],
    ],
    [{ form: 'quiet', name: 'a' }, []],
    ['words', []],
  ])('is visited as the option that matches: %o', (media, fields) => {
    expect(visited(schema, { media })).toEqual(fields);
  });
});
