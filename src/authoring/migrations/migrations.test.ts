import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createModel } from '../../model/content-model.ts';
import { CONTENT_VERSION } from '../../content/releases/content-version.ts';
import { EditRefusal } from '../edit/edit-operation.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS, planMigrations } from './migrate-content.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';

const model = createModel({ sections: new Map(), collections: [], site: {} }, MODEL.regions);
let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'migrations-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** The texts after one migration, by file; only the changed ones. */
function migrated(number: number, files: Readonly<Record<string, string>>): Record<string, string | null> {
  write({ 'content/site.yaml': `contentVersion: ${number - 1}\n`, ...files });
  const { changes, diagnostics } = planMigrations(
    root,
    model,
    MIGRATIONS.filter((one) => one.number === number),
  );
  expect(diagnostics).toEqual([]);
  return Object.fromEntries(changes.map(({ file, after }) => [file, after]));
}

it('are numbered from 1, and the code reads content that has been through all of them', () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_one, index) => index + 1));
  expect(CONTENT_VERSION).toBe(MIGRATIONS.length);
});

it('1: renames the button of every section, with its comments and order', () => {
  const page = `sections:
  - type: page-hero
    # The button.
    cta: # opens the form
      label: { en: Ask, da: Spørg }
      to: contact
    points: []
  - type: closing
    action: { label: { en: Ask, da: Spørg }, to: contact }
  - { type: case-detail, ctaTitle: a, ctaText: b, cta: { to: contact } }
`;
  const shared = 'type: page-hero\ncta:\n  to: contact # cta\n';
  expect(migrated(1, { 'content/pages/services/a.yaml': page, 'content/shared/b.yaml': shared })).toEqual({
    'content/site.yaml': 'contentVersion: 1\n',
    'content/pages/services/a.yaml': page
      .replace('cta: #', 'action: #')
      .replace('ctaTitle: a, ctaText: b, cta:', 'actionTitle: a, actionText: b, action:'),
    'content/shared/b.yaml': 'type: page-hero\naction:\n  to: contact # cta\n',
  });
});

it('2: splits the register entry of the company at its first comma', () => {
  const site = `company:
  taxId: B1
  registry: Registro Mercantil, tomo 1, folio 2 # to be confirmed
  street: Carrer 1
contentVersion: 1
`;
  expect(migrated(2, { 'content/site.yaml': site })['content/site.yaml']).toBe(`company:
  taxId: B1
  registry: Registro Mercantil # to be confirmed
  registryEntry: tomo 1, folio 2
  street: Carrer 1
contentVersion: 2
`);
  const undivided = site.replace(', tomo 1, folio 2', '');
  expect(migrated(2, { 'content/site.yaml': undivided })['content/site.yaml']).toBe(
    undivided.replace('contentVersion: 1', 'contentVersion: 2'),
  );
});

it('3: removes the country of the footer, which follows from its code, and nothing else', () => {
  const dictionary = `footer:
  # Read aloud.
  opensInNewTab: { en: opens in a new tab, da: åbner i en ny fane }
  # The head office.
  spain: # CONFIRM
    en: Spain
    da: Spanien

  # Under the wordmark.
  claim: { en: A, da: B }
`;
  const without = dictionary.replace(/ {2}# The head office\.\n.*?\n\n/s, '\n');
  expect(migrated(3, { 'content/dictionary.yaml': dictionary })['content/dictionary.yaml']).toBe(without);
  const oneLine = 'footer: { follow: { en: A }, spain: { en: Sweden } }\n';
  expect(migrated(3, { 'content/dictionary.yaml': oneLine })['content/dictionary.yaml']).toBe(
    'footer: { follow: { en: A } }\n',
  );
  const nothing = { 'content/dictionary.yaml': 'footer: { follow: { en: A } }\n' };
  expect(Object.keys(migrated(3, nothing))).toEqual(['content/site.yaml']);
});

it('4: gives texts of the dictionary names that name no trade, with their comments and order', () => {
  const dictionary = `header:
  # Opens the list.
  services: { en: Services, da: Ydelser } # one word
  contact: { en: Contact }
form: { service: { en: Kind }, serviceEmpty: { en: Choose } }
# The choices.
businessTypes:
  local: { en: Local }
thanks:
  stepAnalyze: { en: A }
  stepStrategy: { en: B }
  stepCall: { en: C }
caseList: # of lists
  next: { en: Next }
`;
  const renamed = dictionary
    .replace('services:', 'menu:')
    .replace('service:', 'choice:')
    .replace('serviceEmpty:', 'choiceEmpty:')
    .replace('businessTypes:', 'choices:')
    .replace('stepAnalyze:', 'firstStep:')
    .replace('stepStrategy:', 'secondStep:')
    .replace('stepCall:', 'thirdStep:')
    .replace('caseList:', 'lists:');
  expect(migrated(4, { 'content/dictionary.yaml': dictionary })['content/dictionary.yaml']).toBe(renamed);
  expect(Object.keys(migrated(4, { 'content/dictionary.yaml': renamed }))).toEqual(['content/site.yaml']);
});

it.each([
  ['{ en: 24 months, da: 24 måneder }', 24],
  ['{ de: sechs Monate, en: six months }', 6],
  ['{ us: two years, dk: 2 år }', 24],
  ['one year', 12],
])('5: keeps the time for which messages are kept as a number: %s', (fact, months) => {
  const facts = `a: b\n# How long.\nmessageRetention: ${fact}\nc: d\n`;
  expect(migrated(5, { 'content/facts.yaml': facts })).toEqual({
    'content/site.yaml': `messageMonths: ${months}\ncontentVersion: 5\n`,
    'content/facts.yaml': 'a: b\nc: d\n',
  });
});

it('5: changes nothing where the time names no number', () => {
  write({ 'content/site.yaml': 'contentVersion: 4\n', 'content/facts.yaml': 'messageRetention: { en: a while }\n' });
  const { changes, diagnostics } = planMigrations(root, model);
  expect(changes).toEqual([]);
  expect(diagnostics).toMatchObject([{ file: 'content/facts.yaml', path: 'messageRetention' }]);
});

it('run in order, on content without a version too, and are done once', () => {
  write({ 'content/site.yaml': 'company: {}\n' });
  const { changes, migrations } = planMigrations(root, model);
  expect(migrations).toEqual(MIGRATIONS);
  const [site] = changes;
  expect(site?.after).toBe(`company: {}\nmessageMonths: 24\ncontentVersion: ${CONTENT_VERSION}\n`);
  write({ 'content/site.yaml': site?.after ?? '' });
  expect(planMigrations(root, model)).toEqual({ changes: [], migrations: [], diagnostics: [] });
});

it('change nothing if one of them fails halfway, and say where', () => {
  write({ 'content/site.yaml': 'company: {}\ncontentVersion: 0\n', 'content/facts.yaml': 'a: 1\n' });
  const failing: Migration = {
    number: MIGRATIONS.length + 1,
    description: 'Fails.',
    migrate(site) {
      site.edit('content/site.yaml', { op: 'set', path: ['contentVersion'], value: 9 });
      throw new EditRefusal('This value is in use.', ['a']).in('content/facts.yaml');
    },
  };
  const { changes, diagnostics } = planMigrations(root, model, [...MIGRATIONS, failing]);
  expect(changes).toEqual([]);
  expect(diagnostics).toMatchObject([{ file: 'content/facts.yaml', path: 'a', message: 'This value is in use.' }]);
});

it('refuse content that is newer than the code, and content whose version is unreadable', () => {
  write({ 'content/site.yaml': `contentVersion: ${CONTENT_VERSION + 1}\n` });
  expect(planMigrations(root, model).diagnostics[0]?.message).toContain('is newer than this page builder');
  write({ 'content/site.yaml': 'contentVersion: soon\n' });
  expect(planMigrations(root, model).diagnostics[0]?.message).toContain('has no readable version');
});
