import { describe, expect, it } from 'vitest';
import {
  leftOutBy,
  pageAfter,
  importPlanOf,
  importProblems,
  returnedFile,
  SHOP,
  takenBy,
} from './__fixtures__/gift-shop.ts';

const TITLE = 'Kunsthåndværk og gaver';
const LEAD = 'Håndlavede varer. Sendt inden for {replyTime}.';
const TERMS = 'Vi lover:\n\n- at **svare** samme dag\n- [rimelige priser](/pricing)';
const COUNT = '{count} gave | {count} gaver';

describe('a file as it comes back', () => {
  it.each<{ name: string; taken: Record<string, string>; leftOut: Record<string, string>; unchanged: number }>([
    {
      // fills what nobody translated with the source
      name: 'crowdin.xlf',
      taken: { 'title.da': TITLE, 'tag.da': 'B2B', 'count.da': COUNT },
      leftOut: {
        'lead.da': 'repeats-source',
        'button.da': 'replaces-by-source',
        'terms.da': 'repeats-source',
        'note.da': 'repeats-source',
      },
      unchanged: 1,
    },
    {
      // adds candidates, glossary, metadata and notes, marks terms, and names languages with their countries
      name: 'phrase.xlf',
      taken: { 'title.da': TITLE, 'lead.da': LEAD },
      leftOut: { 'tag.da': 'unconfirmed', 'note.da': 'unconfirmed' },
      unchanged: 1,
    },
    {
      // splits texts into segments, in another order in the translation; sub-states of its own; Windows line ends
      name: 'memoq.xlf',
      taken: { 'title.da': TITLE, 'lead.da': 'Sendt inden for {replyTime}. Det er håndlavede varer.' },
      leftOut: { 'terms.da': 'partial', 'count.da': 'unconfirmed', 'note.da': 'unconfirmed' },
      unchanged: 0,
    },
    {
      // writes no states, and the source where nobody translated
      name: 'omegat.xlf',
      taken: { 'title.da': TITLE, 'lead.da': LEAD, 'count.da': COUNT },
      leftOut: { 'tag.da': 'repeats-source', 'terms.da': 'repeats-source', 'note.da': 'repeats-source' },
      unchanged: 2,
    },
    {
      // prefixes all elements, drops empty targets, writes states of XLIFF 1.2
      name: 'weblate.xlf',
      taken: { 'title.da': TITLE, 'note.da': 'Ingen ventetid & ingen "gebyrer"' },
      leftOut: { 'lead.da': 'unconfirmed', 'tag.da': 'empty' },
      unchanged: 1,
    },
    {
      // byte order mark, comments within the text, drafts as state "initial"
      name: 'trados.xlf',
      taken: {
        'title.da': TITLE,
        'lead.da': LEAD,
        'tag.da': 'B2B',
        'terms.da': TERMS,
        'note.da': 'Ingen ventetid og ingen gebyrer',
      },
      leftOut: { 'button.da': 'replaces-by-source', 'count.da': 'unconfirmed' },
      unchanged: 0,
    },
    {
      // semicolons, Windows line ends, a column of remarks, rows of nothing at the end
      name: 'excel.csv',
      taken: {
        'title.da': TITLE,
        'lead.da': LEAD,
        'terms.da': TERMS,
        'count.da': COUNT,
        'note.da': 'Ingen ventetid & ingen "gebyrer"',
      },
      leftOut: { 'tag.da': 'empty' },
      unchanged: 2,
    },
    {
      // every cell in quotes, columns in another order, a blank line at the end
      name: 'libreoffice.csv',
      taken: {
        'title.da': TITLE,
        'terms.da': TERMS,
        'count.da': COUNT,
        'note.da': 'Ingen ventetid og ingen “gebyrer”…',
      },
      leftOut: { 'lead.da': 'empty', 'tag.da': 'repeats-source' },
      unchanged: 2,
    },
  ])('is read as $name means it', ({ name, taken, leftOut, unchanged }) => {
    const plan = importPlanOf(name, returnedFile(name));
    expect(importProblems(plan)).toEqual([]);
    expect({ taken: takenBy(plan), leftOut: leftOutBy(plan), unchanged: plan.unchanged }).toEqual({
      taken,
      leftOut,
      unchanged,
    });
  });

  it('loses its mark where it is translated or confirmed, and nowhere else', () => {
    const page = pageAfter(importPlanOf('crowdin.xlf', returnedFile('crowdin.xlf')));
    expect(page).toBe(
      SHOP.replace('da: Craft and gifts } # untranslated: da', `da: ${TITLE} }`)
        .replace('B2B # untranslated: da', 'B2B')
        .replace('da: "{count} gift | {count} gifts" # untranslated: da', `da: "${COUNT}"`),
    );
  });

  it('brings unfinished translations if they are wanted', () => {
    const plan = importPlanOf('weblate.xlf', returnedFile('weblate.xlf'), SHOP, true);
    expect(takenBy(plan)).toMatchObject({ 'lead.da': 'Håndlavet. {replyTime}.' });
    expect(leftOutBy(plan)).toEqual({ 'tag.da': 'empty' });
  });

  it.each([
    ['UTF-16 with the low byte first', 'trados.xlf', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    [
      'UTF-16 with the high byte first',
      'excel.csv',
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ],
    ['UTF-16 that only XML recognizes', 'omegat.xlf', (text: string) => Buffer.from(text, 'utf16le')],
    [
      'the encoding that its first line names',
      'trados.xlf',
      (text: string) => Buffer.from(text.replace('encoding="utf-8"', 'encoding="windows-1252"'), 'latin1'),
    ],
    [
      'UTF-8, whatever its first line names',
      'trados.xlf',
      (text: string) => text.replace('encoding="utf-8"', "encoding='ISO-8859-1'"),
    ],
    ['old line ends of the Mac', 'excel.csv', (text: string) => text.replaceAll('\r\n', '\r').replaceAll('\n', '\r')],
    ['Windows line ends within texts, too', 'excel.csv', (text: string) => text.replace(/\r?\n/g, '\r\n')],
    ['mixed line ends', 'excel.csv', (text: string) => text.replace(/\r\n(?=content\/pages\/shop.yaml;note)/, '\n')],
    ['tabs', 'excel.csv', (text: string) => text.replaceAll(';', '\t')],
    ['its delimiter in a line of its own', 'excel.csv', (text: string) => `sep=;\r\n${text}`],
    ['a semicolon in a heading', 'libreoffice.csv', (text: string) => text.replace('"file"\n', '"file","a; b"\n')],
  ])('is read in %s', (_what, name, rewrite) => {
    const text = returnedFile(name)
      .toString()
      .replace(/^\uFEFF/, '');
    const [plan, expected] = [importPlanOf(name, rewrite(text)), importPlanOf(name, returnedFile(name))];
    expect(importProblems(plan)).toEqual([]);
    expect(takenBy(plan)).toEqual(takenBy(expected));
    expect(leftOutBy(plan)).toEqual(leftOutBy(expected));
  });

  it('is refused at the letter that another encoding has, and not for another reason', () => {
    const plan = importPlanOf(
      'excel.csv',
      Buffer.from(
        returnedFile('excel.csv')
          .toString()
          .replace(/^\uFEFF/, ''),
        'latin1',
      ),
    );
    expect(plan.diagnostics).toEqual([
      expect.objectContaining({
        file: 'excel.csv',
        line: 1,
        message: 'A character here is not UTF-8.',
        hint: expect.stringContaining('"CSV UTF-8"') as string,
      }),
    ]);
  });

  it.each([
    [
      'a workbook',
      'excel.csv',
      Buffer.from('504b0304140000000800', 'hex'),
      'The file is not text: it may be a workbook',
    ],
    [
      'an encoding that nobody knows',
      'a.xlf',
      Buffer.from('<?xml version="1.0" encoding="x-mac-danish"?><xliff>\xe5</xliff>', 'latin1'),
      'The file can\'t be read as "x-mac-danish"',
    ],
  ])('is refused as %s', (_what, name, bytes, message) => {
    expect(importPlanOf(name, bytes).diagnostics).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) as string }),
    ]);
  });
});
