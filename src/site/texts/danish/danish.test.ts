import { expect, test } from 'vitest';
import { phrasesBelow } from '../../../../tests/support/phrases.ts';
import { anEntry, entriesWord, entryWord } from '../../../content/cross-check/checks/entry-words.ts';
import { formTexts } from '../../../../tests/support/form-texts.ts';
import { danishContent } from '../../../builder/texts/danish/content/content.ts';
import { loadModel } from '../../../model/load-model.ts';
import danish from './danish.ts';

const model = await loadModel('.');
const texts = formTexts(model);

test('says everything in Danish that forms say of the site', () => {
  const all = { ...danishContent, ...danish };
  expect([...texts].filter((text) => !Object.hasOwn(all, text))).toEqual([]);
});

test('translates nothing that no form and no message says, and nothing that the engine has', () => {
  const said = new Set([
    ...texts,
    ...phrasesBelow('src/site/'),
    ...[...model.collections.values()].flatMap((one) => [entryWord(one), entriesWord(one), anEntry(one)]),
    ...[...model.sections.values()].flatMap(({ requiredOn = {} }) => Object.values(requiredOn)),
  ]);
  expect(Object.keys(danish).filter((text) => !said.has(text) || Object.hasOwn(danishContent, text))).toEqual([]);
});
