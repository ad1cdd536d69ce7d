import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import { editorSchemas, type EditorSchema } from '../editor/editor-schemas.ts';
import { describeChanges, type NameOf } from './describe-changes.ts';
import { addTranslations } from '../../i18n/translations.ts';
import { withInterfaceLanguage } from '../interface-language-scope.ts';
import { fileTitle } from './file-title.ts';
import { revertChange } from './revert-change.ts';
import { suggestMessage } from './suggest-message.ts';

const PAGE = 'content/pages/sample.yaml';

/** A page with two sections of one type, texts, a list, an enumeration and comments. */
const TEXT = `# The sample.
name:
  en: Sample
  da: Prøve
seo:
  title:
    us: One
    dk: To
sections:
  - type: hero
    title:
      en: Read the searches
      da: Læs søgningerne
    # What the drawing shows.
    searches:
      - query: { en: espresso machine, da: espressomaskine }
        kept: true
      - query: { en: espresso recipe, da: espressoopskrift } # a recipe
        kept: false
  - type: pricing # the plans
    title:
      en: Prices
      da: Priser
  - shared: work-sample
  - type: faq
    id: questions
    title:
      en: Questions
      da: Spørgsmål
  - type: faq
    title:
      en: More
      da: Mere
`;

let model: ContentModel;
let schemas: readonly EditorSchema[];
beforeAll(async () => {
  model = await loadModel(process.cwd());
  schemas = editorSchemas(model);
});

const changesTo = (after: string, file = PAGE, before = TEXT) =>
  describeChanges({ file, before, after }, { schemas, keys: ['en'] });
const labels = (after: string, file = PAGE, before = TEXT) => changesTo(after, file, before).map(({ label }) => label);
const swap = (from: string, to: string) => {
  expect(TEXT).toContain(from);
  return TEXT.replace(from, to);
};
const block = (begin: string, end: string) => TEXT.slice(TEXT.indexOf(begin), TEXT.indexOf(end));

describe('what changed, in words', () => {
  test('names section, field and language', () => {
    expect(changesTo(swap('da: Priser', 'da: Hvad det koster'))).toMatchObject([
      { kind: 'set', label: 'Pricing: title, Danish', before: 'Priser', after: 'Hvad det koster' },
    ]);
  });

  test.each([
    ['a field of the page', 'da: Prøve', 'da: Andet', 'Page: name, Danish'],
    ['a text by region', 'dk: To', 'dk: Tre', 'Search engines: title, Denmark'],
    ['a value of a list item', 'kept: false', 'kept: true', 'Hero: searches, “espresso recipe”, worth paying for'],
    [
      'a section told apart by its anchor',
      'en: Questions',
      'en: Answers',
      'Questions and answers #questions: title, English',
    ],
    ['a section told apart by its position', 'en: More', 'en: Most', 'Questions and answers 2: title, English'],
    [
      'a new field',
      '  - type: pricing # the plans',
      '  - type: pricing # the plans\n    hidden: true',
      'Pricing: hidden',
    ],
    ['a removed text', '    title:\n      en: More\n      da: Mere\n', '', 'Questions and answers 2: title removed'],
    ['comments', '# the plans', '# our plans', 'Notes and layout of the file'],
    ['broken YAML', 'en: Prices', 'en: "Prices', 'The file has a mistake'],
  ])('describes %s', (_, from, to, label) => {
    expect(labels(swap(from, to))).toEqual([label]);
  });

  test('names what was settled before the launch', () => {
    const before = swap('# the plans', '# EXAMPLE: your prices');
    expect(labels(TEXT, PAGE, before)).toEqual(['Done before you publish: your prices']);
  });

  test('shows the name of what a reference leads to, not its id', () => {
    const page = (cases: string) => `sections:\n  - type: client-cases\n    cases: [${cases}]\n`;
    const nameOf: NameOf = (field, id) => (field?.['collection'] === 'case-studies' ? id.toUpperCase() : undefined);
    const [change] = describeChanges(
      { file: PAGE, before: page('raney'), after: page('raney, acme') },
      { schemas, keys: ['en'], nameOf },
    );
    expect(change?.after).toBe('ACME');
  });

  test('describes values of settings', () => {
    const before = readFileSync('content/pricing.yaml', 'utf8');
    const after = before.replace('us: 140', 'us: 150').replace('da: Månedligt møde', 'da: Møde hver måned');
    expect(labels(after, 'content/pricing.yaml', before)).toEqual([
      'Plans: “Start”, price per hour, USA',
      'Plans: “Start”, includes, item 5, Danish',
    ]);
  });

  test('describes a fact by its name', () => {
    const before = 'experience:\n  en: ten years\n  da: ti år\n';
    expect(labels(before.replace('ti år', 'elleve år'), 'content/facts.yaml', before)).toEqual([
      'Facts: experience, Danish',
    ]);
  });
});

describe('list items', () => {
  const pricing = block('  - type: pricing', '  - shared');

  test('follows a section that moved, and finds the change inside it', () => {
    const moved = TEXT.replace(pricing, '') + pricing.replace('Priser', 'Pris');
    expect(changesTo(moved)).toMatchObject([
      { kind: 'moved', label: 'Pricing moved', before: 'Position 2 of 5', after: 'Position 5 of 5' },
      { label: 'Pricing: title, Danish', before: 'Priser', after: 'Pris' },
    ]);
  });

  test('names a removed section, and nothing of those that moved up', () => {
    expect(labels(TEXT.replace(pricing, ''))).toEqual(['Pricing removed']);
  });

  test('names an added section once', () => {
    expect(
      labels(TEXT.replace('  - shared', '  - type: closing\n    title: { en: Bye, da: Farvel }\n  - shared')),
    ).toEqual(['Closing added']);
  });

  test('tells a new section from a removed one of another type', () => {
    const closing = '  - type: closing\n    title: { en: Prices, da: Priser }\n';
    expect(labels(TEXT.replace(pricing, closing))).toEqual(['Pricing removed', 'Closing added']);
  });

  test('finds the fewest moves', () => {
    const list = (names: string) =>
      `benefits:\n${[...names].map((name) => `  - title: { en: ${name}1, da: ${name}2 }\n`).join('')}`;
    expect(labels(list('EABCD'), 'content/pricing.yaml', list('ABCDE'))).toEqual(['Benefits: “E1” moved']);
  });
});

describe('reverts one change and keeps the others', () => {
  const revert = (after: string, label: string) => {
    const change = changesTo(after).find((one) => one.label === label);
    expect(change?.data, label).toBeDefined();
    return revertChange(
      { file: PAGE, before: TEXT, after },
      change?.data as NonNullable<typeof change>['data'] & object,
    );
  };
  const other = (text: string) => text.replace('en: Sample', 'en: Example');

  test.each([
    ['a text', swap('da: Priser', 'da: Pris'), 'Pricing: title, Danish'],
    [
      'a new field',
      swap('  - type: pricing # the plans', '  - type: pricing # the plans\n    hidden: true'),
      'Pricing: hidden',
    ],
    [
      'a removed section, with its comment',
      TEXT.replace(block('  - type: pricing', '  - shared'), ''),
      'Pricing removed',
    ],
    [
      'a removed list item, with its comment',
      TEXT.replace(/ {6}- query: \{ en: espresso recipe[^]*?kept: false\n/, ''),
      'Hero: searches, “espresso recipe” removed',
    ],
    [
      'an added section',
      TEXT.replace('  - shared', '  - type: closing\n    title: { en: Bye, da: Farvel }\n  - shared'),
      'Closing added',
    ],
    [
      'a moved section',
      TEXT.replace(block('  - shared', '  - type: faq'), '').replace(
        '  - type: hero',
        '  - shared: work-sample\n  - type: hero',
      ),
      'Work sample moved',
    ],
  ])('%s', (_, after, label) => {
    expect(revert(after, label)).toEqual({ ok: true, text: TEXT });
    expect(revert(other(after), label)).toEqual({ ok: true, text: other(TEXT) });
  });

  test('two texts on neighboring lines', () => {
    const after = swap('en: Prices\n      da: Priser', 'en: Price\n      da: Pris');
    expect(revert(after, 'Pricing: title, Danish')).toEqual({
      ok: true,
      text: TEXT.replace('en: Prices', 'en: Price'),
    });
  });

  test.each(['', '# A note.\n', 'A text.\n'])('a whole file that is now %j', (after) => {
    const [{ data } = {}] = changesTo(after);
    expect(data && revertChange({ file: PAGE, before: TEXT, after }, data)).toEqual({ ok: true, text: TEXT });
  });
});

describe('suggests a message', () => {
  const suggest = (...after: string[]) =>
    suggestMessage(after.map((text) => ({ title: 'Home', status: 'changed', changes: changesTo(text) })));

  test.each([
    ['one text', swap('da: Priser', 'da: Pris'), 'Change title of Pricing on Home'],
    [
      'a moved section',
      TEXT.replace(block('  - shared', '  - type: faq'), '').replace(
        '  - type: hero',
        '  - shared: work-sample\n  - type: hero',
      ),
      'Move Work sample on Home',
    ],
    ['a removed section', TEXT.replace(block('  - type: pricing', '  - shared'), ''), 'Remove Pricing on Home'],
    [
      'a hidden section',
      swap('- type: pricing # the plans\n', '- type: pricing # the plans\n    hidden: true\n'),
      'Hide Pricing on Home',
    ],
    [
      'a field that was left out',
      swap('- type: pricing # the plans\n', '- type: pricing # the plans\n    visibleUntil: "2026-12-24"\n'),
      'Change visible until of Pricing on Home',
    ],
    ['a list item', swap('kept: false', 'kept: true'), 'Change worth paying for of “espresso recipe” of Hero on Home'],
    ['comments', swap('# the plans', '# our plans'), 'Change notes and layout of Home'],
  ])('for %s', (_, after, message) => {
    expect(suggest(after)).toBe(message);
  });

  test('for a section that is shown again', () => {
    const hidden = swap('- type: pricing # the plans\n', '- type: pricing # the plans\n    hidden: true\n');
    const changes = changesTo(TEXT, PAGE, hidden);
    expect(suggestMessage([{ title: 'Home', status: 'changed', changes }])).toBe('Show Pricing on Home');
  });

  test('that lists several changes in its body', () => {
    expect(suggest(TEXT.replace('da: Priser', 'da: Pris').replace('en: More', 'en: Most'))).toBe(
      'Change Pricing and Questions and answers 2 on Home\n\n- Home: Pricing: title, Danish\n- Home: Questions and answers 2: title, English',
    );
  });

  test('for several files', () => {
    const file = (title: string) => ({ title, status: 'added' as const, changes: [] });
    expect(suggestMessage(['A', 'B', 'C', 'D'].map(file))).toMatch(/^Add A, B and 2 more\n\n- A added\n/);
    expect(suggestMessage([])).toBe('');
  });
});

test('names files as a person does', () => {
  const title = (file: string, data?: unknown) => fileTitle(file, data, model);
  expect(title(PAGE, { name: { da: 'Prøve', en: 'Sample' } })).toBe('Sample');
  expect(title(PAGE, { name: { da: '{client}', en: '{client}' } })).toMatch(/ layout$/);
  expect(title('content/case-studies/x.yaml', { clientName: 'Ascently' })).toBe('Ascently');
  expect(title('content/pricing.yaml', {})).toBe('Pricing');
  expect(title('public/images/portrait.jpg')).toBe('portrait.jpg');
});

test('names a shared section as the list of sections does', () => {
  addTranslations('da', { Process: 'Forløb' });
  const title = (data: unknown) => fileTitle('content/shared/how-we-start.yaml', data, model);
  const inBoth = (data: unknown) => [title(data), withInterfaceLanguage('da', () => title(data))];
  const TITLE = { en: 'How we start', da: 'Sådan begynder vi' };
  expect(inBoth({ type: 'process', title: TITLE })).toEqual(['How we start', 'Sådan begynder vi']);
  expect(inBoth({ type: 'process' })).toEqual(['Process', 'Forløb']);
  // A fact's value isn't known here.
  expect(title({ type: 'process', title: { en: 'Answers in {hours} hours', da: 'Svar inden {hours} timer' } })).toBe(
    'Process',
  );
  expect(title(undefined)).toBe('How we start');
});

test('names the page of all entries in the language of the person', () => {
  addTranslations('da', { Article: 'Artikel' });
  const title = () => fileTitle('content/pages/article.yaml', { name: { da: '{title}', en: '{title}' } }, model);
  expect(title()).toBe('Article layout');
  expect(withInterfaceLanguage('da', title)).toBe('Artikel-layout');
});
