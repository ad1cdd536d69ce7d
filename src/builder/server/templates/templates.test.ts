import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openCheck } from '../../../authoring/content-edit/open-check.ts';
import { undoEdit } from '../../../authoring/content-edit/undo-edit.ts';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import { loadContent } from '../../../content/load-content.ts';
import { eachRoute } from '../../../content/page-data/routes.ts';
import { templateRequestAt } from '../../../content/page-data/template-page.ts';
import { readLaunchItems } from '../../../content/parse/launch-items.ts';
import { loadModel } from '../../../model/load-model.ts';
import { createPage } from '../creation/create-page.ts';
import { editFiles } from '../edit-files.ts';
import type { BuilderSession } from '../session.ts';
import { listTemplates } from './list-templates.ts';
import { removeTemplate, saveTemplate } from './save-template.ts';

const model = await loadModel(process.cwd());
let root = '';
let session: BuilderSession;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'templates-'));
  for (const folder of ['content', 'public']) cpSync(folder, join(root, folder), { recursive: true });
  const check = openCheck(root, model);
  const recent = { keep: (text: string) => text, get: (hash: string) => hash };
  session = { root, check, model, recent, schemas: editorSchemas(model) } as unknown as BuilderSession; // the calls read no more of it
});
afterEach(() => rmSync(root, { recursive: true }));

const path = (file: string): string => join(root, file);
const read = (file: string): string => readFileSync(path(file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path(file), text);
const about = async (severity: string) => {
  await Promise.resolve(); // the check reads once in a row
  session.check.refresh();
  const found = session.check.result().diagnostics.filter((one) => one.severity === severity);
  return found.filter(({ file }) => file.startsWith('content/templates/')).map((one) => `${one.path}: ${one.message}`);
};
const names = () => {
  session.check.refresh();
  return listTemplates(session).map(({ name }) => name);
};

const PAGE = 'content/pages/services/saas-google-ads-consultant.yaml';
const sectionsOf = (file: string) => (parse(read(file)) as { sections: { type?: string; id?: string }[] }).sections;

it('keeps a section as a careful person would type it, and is undone', async () => {
  const index = sectionsOf(PAGE).findIndex(({ type }) => type === 'service-grid');
  const [from] = read(PAGE).split('  - type: service-grid\n    id: services\n').slice(1);
  const [own] = (from ?? '').split('\n\n');
  const answer = saveTemplate(session, { file: PAGE, index, name: 'SaaS: what I do' });
  const file = 'content/templates/sections/saas-what-i-do.yaml';
  expect(answer).toMatchObject({ ok: true, file, message: 'Saved the template SaaS: what I do' });
  expect(read(file)).toBe(
    `# yaml-language-server: $schema=../../../schemas/section-template.schema.json\nname: "SaaS: what I do"\nsections:\n  - type: service-grid\n${own}\n`,
  );
  expect([await about('error'), await about('warning')]).toEqual([[], []]);
  expect(listTemplates(session).find((one) => one.file === file)).toMatchObject({
    of: 'section',
    types: ['service-grid'],
    address: '_templates/sections/saas-what-i-do',
  });
  expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
  expect(existsSync(path(file))).toBe(false);
});

it('keeps a shared section with its own fields, without those of its place', () => {
  const file = 'content/pages/services/b2b-google-ads-consultant.yaml';
  const index = (parse(read(file)) as { sections: { shared?: string }[] }).sections.findIndex(({ shared }) => shared);
  const { shared } = sectionsOf(file)[index] as { shared: string };
  const answer = saveTemplate(session, { file, index, name: 'Shared' });
  const [saved] = sectionsOf(answer.file ?? '');
  expect(saved).toEqual(parse(read(`content/shared/${shared}.yaml`)));
  expect(saved).not.toHaveProperty('id');
});

it('keeps a page without its addresses and days, from which another one starts', async () => {
  write(PAGE, read(PAGE).replace('kind: service\n', 'kind: service\nalsoAt: [saas]\nvisibleFrom: "2027-01-01"\n'));
  session.check.refresh();
  const { file = '' } = saveTemplate(session, { file: PAGE, name: 'Another service' });
  expect(read(file)).toMatch(
    /^# yaml-language-server: .*page-template\.schema\.json\nname: Another service\nkind: service\n/,
  );
  expect(parse(read(file))).not.toHaveProperty('alsoAt');
  expect(parse(read(file))).not.toHaveProperty('seo.ogTitle');
  expect(await about('error')).toEqual([]);
  const made = createPage(session, {
    kind: 'page',
    name: 'audits',
    title: { en: 'Audits' },
    from: file,
    navigation: 'none',
  });
  expect(made).toMatchObject({ ok: true, message: 'Created Audits as a draft' });
  const [, ...others] = sectionsOf('content/pages/audits.yaml');
  expect(others).toEqual(sectionsOf(PAGE).slice(1));
  expect(read('content/pages/audits.yaml')).toContain('# EXAMPLE: this describes what the page was made of');
});

it('has a name of its own, whatever its file is called', () => {
  expect(saveTemplate(session, { file: PAGE, index: 0, name: 'three STEPS' })).toMatchObject({
    ok: false,
    message: 'There is a template called “three STEPS” already. Choose another name.',
  });
  expect(saveTemplate(session, { file: PAGE, index: 0, name: 'Three, steps' })).toMatchObject({
    file: 'content/templates/sections/three-steps-2.yaml',
  });
  expect(saveTemplate(session, { file: PAGE, index: 0, name: '日本' })).toMatchObject({
    file: 'content/templates/sections/template.yaml',
  });
  expect(names()).toEqual(expect.arrayContaining(['Three steps', 'Three, steps', '日本']));
});

it('is removed, and comes back with an undo', () => {
  const file = 'content/templates/sections/three-steps.yaml';
  const before = read(file);
  const answer = removeTemplate(session, { file });
  expect(answer).toMatchObject({ ok: true, message: 'Removed the template Three steps' });
  expect(existsSync(path(file))).toBe(false);
  expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
  expect(read(file)).toBe(before);
  expect(() => removeTemplate(session, { file: 'content/pages/home.yaml' })).toThrow(
    'There is no such template any more.',
  );
});

it('is checked like a page, but what it names may go', async () => {
  const file = 'content/templates/sections/three-steps.yaml';
  const text = read(file);
  write(file, text.replace('icon: Mail', 'icon: Male').replace('name:\n  en: Three steps\n  da: Tre skridt\n', ''));
  expect((await about('error')).join('\n')).toMatch(/name: .*\n.*icon: /s);
  expect(names()).not.toContain('Three steps');
  write(file, text.replace('{replyTime}', '{replyTine}'));
  expect([await about('error'), await about('warning')]).toEqual([
    [],
    ['sections[0].items[2].description.en: "{replyTine}" is not a fact.'],
  ]);
  write(file, text);
  write('content/templates/other.yaml', text);
  expect(await about('error')).toEqual([': No part of the site reads this file.']);
});

it('is on no page, in no list of what is to do, and in no build', async () => {
  symlinkSync(join(process.cwd(), 'src'), path('src'));
  const { site } = await loadContent(root);
  if (!site) throw new Error('The content has no errors.');
  expect([...eachRoute(site.content, site.model)].filter(({ path: address }) => address.includes('template'))).toEqual(
    [],
  );
  expect(readLaunchItems(root).filter(({ file }) => file.includes('template'))).toEqual([]);
  // The builder alone renders it.
  for (const { address, name } of listTemplates(session))
    expect(templateRequestAt(site, `/dk/${address}`)?.page.sections.length, name).toBeGreaterThan(0);
  expect(templateRequestAt(site, '/dk/_templates/pages/gone')).toBeUndefined();
});

it('lets no page with samples go live, and names all of them', () => {
  const from = 'content/templates/pages/landing-page.yaml';
  createPage(session, { kind: 'page', name: 'offer', title: { en: 'Offer', da: 'Tilbud' }, from, navigation: 'none' });
  const file = 'content/pages/offer.yaml';
  const turnOff = () =>
    editFiles(session, {
      request: { edits: [{ file, operations: [{ op: 'remove', path: ['draft'] }] }] },
      label: 'Offer: no draft',
      hashes: {},
      guards: [],
    });
  session.check.refresh();
  const refused = turnOff();
  expect(refused).toMatchObject({ ok: false, files: [], diff: '' });
  expect(refused.problems.map(({ path: field }) => field)).toEqual([
    'seo.description',
    'sections[0].subtitle',
    'sections[0].points',
  ]);
  expect(read(file)).toContain('draft: true');
  write(file, read(file).replaceAll(/^ *# EXAMPLE: .*\n/gm, ''));
  session.check.refresh();
  expect(turnOff().problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(read(file)).not.toContain('draft');
});
