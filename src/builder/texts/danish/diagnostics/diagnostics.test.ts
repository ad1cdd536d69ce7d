import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../../../tests/support/all-diagnostic-cases.ts';
import { makeMistake } from '../../../../../tests/support/diagnostic-cases.ts';
import { formTexts } from '../../../../../tests/support/form-texts.ts';
import { MODEL } from '../../../../../tests/support/minimal-model.ts';
import { phrasesBelow, phrasesIn } from '../../../../../tests/support/phrases.ts';
import { anEntry, entriesWord, entryWord } from '../../../../content/cross-check/checks/entry-words.ts';
import danishSite from '../../../../site/texts/danish/danish.ts';
import { danishContent } from '../content/content.ts';
import { danishDiagnostics } from './diagnostics.ts';

const ENGINE = { ...danishContent, ...danishDiagnostics };
const ALL = { ...ENGINE, ...danishSite };

const ofSite = new Set(phrasesBelow('src/site/'));

const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g))].sort();

it('finds templates and titles in code', () => {
  expect(phrasesIn('a.ts', 'say`The ${a} of ${b} {x}`; titled("Hidden"); phraseOf(c); other`No`;')).toEqual([
    'The {0} of {1} {x}',
    'Hidden',
  ]);
});

it('has Danish for every message and remedy of the engine', () => {
  const texts = phrasesBelow('src/').filter((text) => !ofSite.has(text));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => !Object.hasOwn(ENGINE, text))).toEqual([]);
});

it('has Danish for every message and remedy of the site', () => {
  expect([...ofSite].filter((text) => !Object.hasOwn(ALL, text))).toEqual([]);
});

it('has the same values in both languages', () => {
  const differing = Object.entries(ALL).filter(
    ([text, danish]) => placeholdersIn(text).join() !== placeholdersIn(danish).join(),
  );
  expect(differing).toEqual([]);
});

describe('a mistake in a form', () => {
  const MODEL_FILE = 'tests/support/minimal-model.ts';

  /** Words of the model that tests use: a site has the Danish of its own. */
  const ownWords = new Set([
    ...formTexts(MODEL),
    ...phrasesIn(MODEL_FILE, readFileSync(MODEL_FILE, 'utf8')),
    ...[...MODEL.collections.values()].flatMap((one) => [entryWord(one), entriesWord(one), anEntry(one)]),
  ]);

  it.each(Object.entries(ALL_CASES))('is Danish as a whole: %s', { timeout: 60_000 }, (_topic, rows) => {
    const found = rows.flatMap((row) => makeMistake(row).found);
    const english = found
      .flatMap(({ form: { message, hint } }) => [...message.texts, ...hint.texts])
      .filter((text) => !Object.hasOwn(ENGINE, text) && !ownWords.has(text));
    expect([...new Set(english)]).toEqual([]);
  });
});
