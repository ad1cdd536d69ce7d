import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  boxOffice,
  checkWith,
  CHOIR_FILES,
  CHOIR_MODEL,
  choirs,
  concerts,
  PLAIN_MODEL,
} from '../../tests/support/choir-site.ts';
import { pageSchema } from '../schema/page.schema.ts';
import { schemaFor } from '../schema/schema-for.ts';
import { siteSchema } from '../schema/site.schema.ts';
import { translationChecksSchema } from '../schema/translation-checks.schema.ts';
import { addressesOf, kindOf, schemaOf, singleSchemas, titleOf } from './file-kinds.ts';

describe('kindOf', () => {
  it.each([
    ['content/pages/home.yaml', { kind: 'page', path: '' }],
    ['content/pages/concerts/about.yaml', { kind: 'page', path: 'concerts/about' }],
    ['content/shared/closing.yaml', { kind: 'shared', name: 'closing' }],
    ['content/concerts/easter.yaml', { kind: 'entry', collection: { name: 'concerts' }, id: 'easter' }],
    ['content/choirs/boys.yaml', { kind: 'entry', collection: { name: 'choirs' }, id: 'boys' }],
    ['content/site.yaml', { kind: 'single', name: 'site' }],
    ['content/box-office.yaml', { kind: 'single', name: 'box-office' }],
    ['content/translation-checks.yaml', { kind: 'single', name: 'translation-checks' }],
  ])('tells what %s is', (file, kind) => {
    expect(kindOf(CHOIR_MODEL, file)).toMatchObject(kind);
  });

  it.each([
    'content/shared/more/closing.yaml',
    'content/orchestras/strings.yaml',
    'content/notes.yaml',
    'content/concerts.yaml',
    'concerts/easter.yaml',
    'content/concerts/easter.txt',
  ])('knows nothing that reads %s', (file) => {
    expect(kindOf(CHOIR_MODEL, file)).toBeUndefined();
  });

  it('knows the collections and files of the model only', () => {
    expect(kindOf(PLAIN_MODEL, 'content/concerts/easter.yaml')).toBeUndefined();
    expect(kindOf(PLAIN_MODEL, 'content/box-office.yaml')).toBeUndefined();
    expect(kindOf(PLAIN_MODEL, 'content/site.yaml')).toMatchObject({ kind: 'single' });
  });
});

describe('schemaOf', () => {
  it.each([
    ['content/pages/home.yaml', pageSchema],
    ['content/concerts/easter.yaml', concerts.schema],
    ['content/choirs/boys.yaml', choirs.schema],
    ['content/site.yaml', siteSchema],
    ['content/box-office.yaml', boxOffice.schema],
    ['content/translation-checks.yaml', translationChecksSchema],
    ['content/notes.yaml', undefined],
  ])('returns the schema of %s', (file, schema) => {
    expect(schemaOf(CHOIR_MODEL, file)).toBe(schema && schemaFor(CHOIR_MODEL.regions, schema as z.ZodType));
  });

  it('returns the schema of a shared section by its type', () => {
    const shared = (type?: string) => schemaOf(CHOIR_MODEL, 'content/shared/closing.yaml', type);
    expect(shared('hero')).toBe(CHOIR_MODEL.sections.get('hero')?.schema);
    expect([shared('orchestra'), shared()]).toEqual([undefined, undefined]);
  });
});

it("lists the engine's single files, then the site's own, then those that may be left out", () => {
  const engine = ['site', 'regions', 'facts', 'navigation', 'dictionary', 'brand'];
  expect([...singleSchemas(PLAIN_MODEL).keys()]).toEqual([...engine, 'translation-checks']);
  expect([...singleSchemas(CHOIR_MODEL).keys()]).toEqual([...engine, 'box-office', 'translation-checks']);
});

it.each([
  ['content/pages/home.yaml', { name: { da: 'Forside', en: 'Home' } }, 'Home'],
  ['content/concerts/easter.yaml', { title: { da: 'Påske' }, name: 'Other' }, 'Påske'],
  ['content/choirs/boys.yaml', { name: 'Boys' }, 'Boys'],
  ['content/choirs/boys.yaml', { title: 'Boys' }, undefined],
  ['content/choirs/boys.yaml', null, undefined],
  ['content/site.yaml', {}, 'Site'],
  ['content/notes.yaml', { name: 'Notes' }, undefined],
])('calls %s with %j by its title', (file, data, title) => {
  expect(titleOf(CHOIR_MODEL, file, data)).toBe(title);
});

it.each([
  ['content/pages/home.yaml', ['']],
  ['content/pages/choirs.yaml', ['choirs']],
  ['content/pages/404.yaml', []],
  ['content/pages/singers.yaml', ['singers/boys', 'singing/boys']],
  ['content/choirs/girls.yaml', ['singers/girls', 'singing/girls']],
  ['content/concerts/easter.yaml', ['concerts/about/easter-2027']],
  ['content/concerts/nothing.yaml', []],
  ['content/site.yaml', []],
])('finds the addresses of %s', (file, addresses) => {
  expect(addressesOf(CHOIR_MODEL, file, checkWith(CHOIR_FILES, CHOIR_MODEL).checked)).toEqual(addresses);
});
