import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formTexts } from '../../../../../tests/support/form-texts.ts';
import { launchNotesIn } from '../../../../../tests/support/launch-notes.ts';
import { readSiteRegions } from '../../../../content/read/site-regions.ts';
import { createModel } from '../../../../model/content-model.ts';
import { loadDefinitions } from '../../../../model/load-model.ts';
import { danishContent } from './content.ts';
import { danishNewSites } from './new-sites.ts';

const definitions = await loadDefinitions('.');
const library = new Set(readdirSync('src/sections'));

/** The engine without a site: its files, and the section types of the library. */
const engine = createModel(
  { sections: new Map([...definitions.sections].filter(([type]) => library.has(type))), collections: [], site: {} },
  readSiteRegions('.'),
);

const texts = formTexts(engine);

test('says everything in Danish that forms say of the engine’s files and section types', () => {
  expect([...texts].filter((text) => !Object.hasOwn(danishContent, text))).toEqual([]);
});

test('translates nothing that no form says', () => {
  expect(Object.keys(danishContent).filter((text) => !texts.has(text))).toEqual([]);
});

test('asks the owner of a new site in Danish for everything that its template leaves open', () => {
  const notes = launchNotesIn('src/authoring/scaffold/site-templates');
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.filter((note) => !Object.hasOwn(danishNewSites, note))).toEqual([]);
  expect(Object.keys(danishNewSites).filter((note) => !notes.includes(note))).toEqual([]);
});
