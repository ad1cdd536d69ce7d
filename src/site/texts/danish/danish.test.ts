import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phrasesBelow } from '../../../../tests/support/phrases.ts';
import { anEntry, entriesWord, entryWord } from '../../../content/cross-check/checks/entry-words.ts';
import { formTexts } from '../../../../tests/support/form-texts.ts';
import { danishContent } from '../../../builder/texts/danish/content/content.ts';
import { launchItemsIn } from '../../../content/parse/launch-items.ts';
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
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const notes = files.flatMap((name) =>
    // Templates have no open items themselves: pages that start from them do.
    launchItemsIn({ file: 'content/pages/page.yaml', text: readFileSync(`content/${name}`, 'utf8') }),
  );
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.flatMap(({ note }) => (Object.hasOwn(danish, note) ? [] : note))).toEqual([]);
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
