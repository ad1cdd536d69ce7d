import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadModel } from '../../../model/load-model.ts';
import { paletteOptions } from './palette-options.ts';
import { nearestOptions, searchOptions } from './search-options.ts';

const { sections } = await loadModel(process.cwd());
const sectionTypes = [...sections]
  .map(([type, { title, description, keywords, standsInFor }]) => ({
    type,
    title,
    description,
    ...(keywords !== undefined && { keywords }),
    ...(standsInFor !== undefined && { standsInFor }),
    example: {},
  }))
  .sort((a, b) => a.title.localeCompare(b.title));
const { types } = paletteOptions({ sectionTypes, shared: [], files: [], templates: [] }, (name) => name);

const found = (search: string) => searchOptions(types, search).map(({ title }) => title);
const nearest = (search: string) => nearestOptions(types, search).map(({ title }) => title);

describe('a search', () => {
  it.each([
    ['youtube', 'Video'],
    ['film', 'Video'],
    ['spørgsmål', 'Questions and answers'],
    ['Sporgsmal', 'Questions and answers'],
    ['faq', 'Questions and answers'],
    ['hjælp', 'Questions and answers'],
    ['anmeldelser', 'Client voices'],
    ['reviews', 'Client voices'],
    ['prices', 'Pricing'],
    ['priser', 'Pricing'],
    ['pakker', 'Packages'],
    ['prisberegner', 'Pricing calculator'],
    ['kontaktformular', 'Contact'],
    ['ring', 'Contact'],
    ['billede', 'Picture and text'],
    ['tidslinje', 'Timeline'],
    ['nøgletal', 'Numbers'],
    ['garanti', 'Guarantees'],
    ['persondata', 'Legal text'],
    ['sammenlign', 'Comparison'],
    ['instagram', 'Social links'],
    ['nyheder', 'Item list'],
    ['fordele', 'Why choose me'],
    ['trin', 'Process'],
    ['om os', 'About'],
    ['kort', 'Map'],
    ['adresse', 'Map'],
    ['tabel', 'Table'],
    ['pdf', 'Download'],
    ['dokument', 'Download'],
  ])('by “%s” finds %s first', (search, title) => {
    expect(found(search)[0]).toBe(title);
  });

  it('finds a quote among others, wherever the word stands', () => {
    expect(found('quote')).toContain('Client voices');
  });

  it('puts a title before keywords, a keyword before the purpose, and the first of them before the others', () => {
    const option = (title: string, keywords: string, purpose = '') => {
      const [key, standsInFor] = [title, ''];
      return { title, keywords, purpose, key, standsInFor };
    };
    const options = [
      option('A', 'film', 'Shows numbers.'),
      option('B', 'figures numbers'),
      option('C', 'numbers figures'),
      option('Numbers', ''),
      option('D', 'phonenumbers'),
    ];
    expect(searchOptions(options, 'numbers').map(({ title }) => title)).toEqual(['Numbers', 'C', 'B', 'A', 'D']);
    expect(searchOptions(options, 'figures numbers').map(({ title }) => title)).toEqual(['B', 'C']);
    expect(searchOptions(options, ' ')).toHaveLength(options.length);
  });

  it('finds every section type of the library by several words', () => {
    const isOfLibrary = (type: unknown) => existsSync(`src/sections/${String(type)}`);
    const ofLibrary = types.filter(({ key }) => isOfLibrary(key.replace('type ', '')));
    expect(ofLibrary.length).toBeGreaterThan(20);
    expect(ofLibrary.filter(({ keywords }) => keywords.split(' ').length < 4).map(({ title }) => title)).toEqual([]);
  });
});

describe('a search that finds nothing', () => {
  it.each([
    ['newsletter', 'Contact'],
    ['nyhedsbrev', 'Contact'],
    ['tilmelding', 'Contact'],
    ['podcast', 'Video'],
    ['tidsbestilling', 'Availability'],
    ['butik', 'Services'],
  ])('suggests for “%s” %s first', (search, title) => {
    expect(found(search)).toEqual([]);
    expect(nearest(search)[0]).toBe(title);
  });

  it('suggests what fits one of its words', () => {
    expect(nearest('xyzzy youtube')[0]).toBe('Video');
  });

  it('suggests what can hold anything for a word that nothing stands in for', () => {
    expect(nearest('xyzzy')).toEqual(['Picture and text', 'Rich text']);
  });
});
