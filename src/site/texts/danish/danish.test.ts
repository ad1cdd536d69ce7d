import { expect, test } from 'vitest';
import { phrasesBelow } from '../../../../tests/support/phrases.ts';
import { anEntry, entriesWord, entryWord } from '../../../content/cross-check/checks/entry-words.ts';
import { formTexts } from '../../../../tests/support/form-texts.ts';
import { launchNotesIn } from '../../../../tests/support/launch-notes.ts';
import { danishContent } from '../../../builder/texts/danish/content/content.ts';
import { danishNewSites } from '../../../builder/texts/danish/content/new-sites.ts';
import { loadModel } from '../../../model/load-model.ts';
import danish from './danish.ts';
import { danishExamples } from './launch-examples.ts';
import { danishLaunchChecks } from './launch-checks.ts';
import { danishNames } from './names.ts';

const model = await loadModel('.');
const texts = formTexts(model);

test('says everything in Danish that forms say of the site', () => {
  const all = { ...danishContent, ...danish };
  expect([...texts].filter((text) => !Object.hasOwn(all, text))).toEqual([]);
});

test('asks its owner in Danish for everything that the content, and what starts from a template, leaves open', () => {
  const notes = ['content', 'src/site/new-site/content', 'src/site/collections'].flatMap((folder) =>
    launchNotesIn(folder),
  );
  const all = { ...danishNewSites, ...danish };
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.filter((note) => !Object.hasOwn(all, note))).toEqual([]);
});

test('translates nothing that no form and no message says, and nothing that the engine has', () => {
  const said = new Set([
    ...texts,
    // An owner who has settled a note, or renamed a fact, leaves its words behind.
    ...Object.keys({ ...danishExamples, ...danishLaunchChecks, ...danishNames }),
    ...phrasesBelow('src/site/'),
    ...[...model.collections.values()].flatMap((one) => [entryWord(one), entriesWord(one), anEntry(one)]),
    ...[...model.sections.values()].flatMap(({ requiredOn = {} }) => Object.values(requiredOn)),
  ]);
  expect(Object.keys(danish).filter((text) => !said.has(text) || Object.hasOwn(danishContent, text))).toEqual([]);
});
