import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { defineCollection } from '../../schema/define-collection.ts';
import { image, imagePath } from '../../schema/image.ts';
import { action } from '../../schema/link.ts';
import { redirectFrom } from '../../schema/old-address.ts';
import { reference } from '../../schema/reference.ts';
import { draft, schedule } from '../../schema/schedule.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { slug } from '../../schema/slug.ts';
import { text } from '../../schema/text.ts';
import { launchItemsIn } from '../../content/parse/launch-items.ts';
import { markExample, entryFiles } from './new-files.ts';
import { sampleValue } from './sample-value.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';

const { regions } = MODEL;

const SCHEMA = schemaFor(
  regions,
  z.strictObject({
    id: slug(),
    title: text().meta({ title: 'Title', description: 'The name of the concert.' }),
    poster: imagePath(),
    stage: image().meta({ title: 'Stage' }),
    day: z.iso.date(),
    seats: z.int().min(20),
    kind: z.enum(['choir', 'organ']),
    pieces: z.array(z.strictObject({ name: text().meta({ title: 'Piece' }) })).min(2),
    venue: reference('venues'),
    tickets: action().meta({ title: 'Tickets' }),
    website: z.url().optional(),
    redirectFrom: redirectFrom(),
    ...schedule(),
    draft: draft(),
  }),
);
const concerts = defineCollection({
  name: 'concerts',
  title: 'Concert',
  plural: 'Concerts',
  description: 'One concert.',
  schema: SCHEMA,
  nameField: 'title',
  drawings: { poster: { folder: 'images/posters', form: 'scene' } },
});

it('makes an entry of a schema, with each sample marked', () => {
  const [file, poster] = entryFiles(concerts, 'vox-humana', { regions, entryOf: () => 'town-hall' });
  expect([file?.file, poster?.file]).toEqual([
    'content/concerts/vox-humana.yaml',
    'public/images/posters/vox-humana.svg',
  ]);
  const written = file?.text ?? '';
  const data: unknown = parse(written);
  expect(SCHEMA.safeParse(data).error).toBeUndefined();
  expect(data).toMatchObject({ id: 'vox-humana', poster: '/images/posters/vox-humana.svg', venue: 'town-hall' });
  expect(Object.keys(data as object)).not.toContain('website');
  const marked = launchItemsIn({ file: 'concert.yaml', text: written }).map(({ line }) => written.split('\n')[line]);
  expect(marked.map((line) => line?.replace(/:.*/, ''))).toEqual([
    'poster',
    'stage',
    'day',
    'seats',
    'kind',
    'pieces',
    'venue',
    'tickets',
  ]);
});

it('writes another text in each language', () => {
  const sample = sampleValue(schemaFor(regions, text()), 'Title of the card', { regions }) as Record<string, string>;
  expect(Object.keys(sample)).toEqual(regions.languages);
  expect(new Set(Object.values(sample)).size).toBe(regions.languages.length);
});

it('marks a field, or an item of a list, on the line above', () => {
  const source = 'list:\r\n  - a: 1\r\n    b: 2\r\n  - a: 3\r\n';
  expect(markExample(source, ['list', 1], 'note')).toBe(
    'list:\r\n  - a: 1\r\n    b: 2\r\n  # EXAMPLE: note\r\n  - a: 3\r\n',
  );
  expect(markExample(source, ['list', 0, 'b'], 'note')).toContain('  - a: 1\r\n    # EXAMPLE: note\r\n    b: 2\r\n');
  expect(() => markExample(source, ['list', 0, 'c'], 'note')).toThrow('There is no field list.0.c.');
});
