import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadModel } from '../../../model/load-model.ts';
import { openContent } from '../../../content/load-content.ts';
import { openCheck } from '../../../authoring/content-edit/open-check.ts';
import { redoEdit, undoEdit } from '../../../authoring/content-edit/undo-edit.ts';
import { CallError } from '../answer-call.ts';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import { launchItemsOf } from '../file-launch-items.ts';
import type { BuilderSession } from '../session.ts';
import { createPage } from './create-page.ts';
import { listTemplates } from '../templates/list-templates.ts';
import { deletePage } from './delete-page.ts';
import { matchLanguages } from '../../../authoring/scaffold/match-languages.ts';
import { nameProblem } from './name-problem.ts';
import type { CreateInput } from './plan-page.ts';

const model = await loadModel(process.cwd());
let root = '';
let session: BuilderSession;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'creation-'));
  for (const folder of ['content', 'public']) cpSync(folder, join(root, folder), { recursive: true });
  const check = openCheck(root, model);
  session = { root, check, model, schemas: editorSchemas(model) } as unknown as BuilderSession; // the calls read no more of it
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const errors = () => {
  session.check.refresh();
  return session.check.result().diagnostics.filter(({ severity }) => severity === 'error');
};
/** The notes on the samples of a file that only its author can replace. */
const launchNotes = (file: string) =>
  launchItemsOf(file, read(file)).map(({ path, note }) => `${path.join('.')}: ${note}`);

const AUDIT: CreateInput = {
  kind: 'page',
  name: 'audits',
  title: { en: 'Account audits', da: 'Kontogennemgange' },
  navigation: 'none',
};

/** Creates a page that must be refused, and returns why it was. */
function messageOf(input: CreateInput): string {
  try {
    const { ok, message } = createPage(session, input);
    expect(ok).toBe(false);
    return message;
  } catch (error) {
    return error instanceof CallError ? error.message : `Unexpected: ${String(error)}`;
  }
}

describe('a new page', () => {
  it('is a draft with its name and heading, passes the check, and is undone as one step', () => {
    const answer = createPage(session, { ...AUDIT, navigation: 'footer' });
    const file = 'content/pages/audits.yaml';
    expect(answer).toMatchObject({ ok: true, file, message: 'Created Account audits as a draft' });
    expect(errors()).toEqual([]);
    const text = read(file);
    expect(text).toContain('# The page from top to bottom.');
    const page = parse(text) as { seo: object; sections: object[] };
    expect(page).toMatchObject({ name: AUDIT.title, kind: 'page', draft: true });
    expect(page.seo).toMatchObject({ title: AUDIT.title, keywords: AUDIT.title });
    expect(page.sections).toHaveLength(1);
    expect(page.sections[0]).toMatchObject({ type: 'page-hero', title: AUDIT.title });
    expect(launchNotes(file)).toEqual([
      'seo.description: what a visitor finds here, in a sentence',
      'sections.0.subtitle: one or two sentences below the heading',
    ]);
    const { legal } = parse(read('content/navigation.yaml')) as { legal: object[] };
    expect(legal.at(-1)).toEqual({ label: AUDIT.title, to: '/audits' });
    const before = readFileSync('content/navigation.yaml', 'utf8');
    expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
    expect(existsSync(join(root, file))).toBe(false);
    expect(read('content/navigation.yaml')).toBe(before);
  });

  it("gets an item in a list of the site's own, which isn't shown before the page is", async () => {
    const input: CreateInput = { ...AUDIT, name: 'services/audit', navigation: 'services' };
    const answer = createPage(session, input);
    expect(answer).toMatchObject({ ok: true });
    expect(errors()).toEqual([]);
    const { services } = parse(read('content/services.yaml')) as { services: object[] };
    const index = services.length - 1;
    expect(services[index]).toMatchObject({
      id: 'audit',
      title: AUDIT.title,
      link: '/services/audit',
      subtitle: { en: 'Subtitle', da: 'Danish: Subtitle' },
    });
    expect(launchNotes('content/services.yaml')).toContainEqual(
      expect.stringMatching(`^services.${index}: all but the`),
    );
    symlinkSync(join(process.cwd(), 'src'), join(root, 'src'));
    const content = await openContent(root);
    const shown = async (drafts: boolean) => {
      const { site } = await content.result({ day: '2026-12-01', drafts });
      return JSON.stringify(site?.pageData.layout('us')).includes('/us/services/audit');
    };
    expect([await shown(true), await shown(false)]).toEqual([true, false]);
    expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
    expect(read('content/services.yaml')).toBe(readFileSync('content/services.yaml', 'utf8'));
  });

  it('starts from any template', () => {
    const templates = listTemplates(session).filter(({ of }) => of === 'page');
    expect(templates.map(({ name }) => name)).toContain('Service page');
    for (const [index, { file: from, name }] of templates.entries()) {
      const path = `audits-${index}`;
      expect(createPage(session, { ...AUDIT, name: path, from }), name).toMatchObject({ ok: true });
      expect(errors(), name).toEqual([]);
      const own = session.check.result().diagnostics.filter(({ file }) => file === `content/pages/${path}.yaml`);
      // Samples are noted for its author; nothing else is to be mended.
      expect(
        own.filter(({ message }) => !message.startsWith('This is an example: ')),
        name,
      ).toEqual([]);
      const text = read(`content/pages/${path}.yaml`);
      expect(text, name).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/page\.schema\.json\nname:\n/);
      expect(parse(text), name).toMatchObject({ name: AUDIT.title, draft: true, seo: { title: AUDIT.title } });
      expect(parse(text), name).not.toHaveProperty('description');
      expect(launchNotes(`content/pages/${path}.yaml`), name).toContainEqual(
        expect.stringMatching(/^seo\.description: /),
      );
    }
  });

  it('needs a name in the source language alone: the others are marked as not translated, and keep it a draft', async () => {
    const from = 'content/templates/pages/service-page.yaml';
    expect(createPage(session, { ...AUDIT, title: { en: 'Audits' }, from, navigation: 'header' }).ok).toBe(true);
    expect(errors()).toEqual([]);
    const text = read('content/pages/audits.yaml');
    expect(text).toContain('name:\n  en: Audits\n  da: Audits # untranslated: da\n');
    expect(text.match(/# untranslated: da$/gm)).toHaveLength(4);
    writeFileSync(join(root, 'content/pages/audits.yaml'), text.replace('draft: true\n', ''));
    await Promise.resolve(); // the check reads once in a row
    expect(errors().map(({ path }) => path)).toEqual([
      'name.da',
      'seo.title.da',
      'seo.keywords.da',
      'sections[0].title.da',
    ]);
  });

  it('is a copy of another one, without its addresses and its texts for sharing', () => {
    const from = 'content/pages/services/b2b-google-ads-consultant.yaml';
    expect(createPage(session, { ...AUDIT, name: 'services/deep/audit', from })).toMatchObject({ ok: true });
    expect(errors()).toEqual([]);
    const text = read('content/pages/services/deep/audit.yaml');
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/\.\.\/schemas\/page\.schema\.json\nkind: service\n/,
    );
    expect(launchNotes('content/pages/services/deep/audit.yaml')[0]).toBe(
      'seo.description: this describes the page that was copied; say what visitors find here',
    );
    const [page, original] = [text, read(from)].map(
      (one) => parse(one) as { seo: { description: object }; sections: object[]; sitemap?: object; draft?: boolean },
    );
    const { description } = original?.seo ?? {};
    expect(page?.seo).toEqual({ title: AUDIT.title, description, keywords: AUDIT.title });
    expect(page?.draft).toBe(true);
    expect(page?.sitemap).toBeUndefined();
    expect(page?.sections[0]).toMatchObject({ title: AUDIT.title });
    expect(page?.sections.slice(1)).toEqual(original?.sections.slice(1));
  });

  it('is refused as a whole if anything is wrong', () => {
    const cases: [Partial<CreateInput>, string][] = [
      [{ name: 'about-me' }, 'There is a page called “about-me” already.'],
      [{ name: 'us/audits' }, 'Leave the region out'],
      [{ name: 'sitemap' }, 'show the sitemap'],
      [{ name: 'Audits!' }, 'Try audits.'],
      [{ name: 'home' }, 'already'],
      [{ name: '../audits' }, 'lower-case'],
      [{ navigation: 'shop' }, 'There is no list “shop”.'],
      [{ from: 'content/pages/case-study.yaml' }, 'is made for each case study'],
      [{ from: 'content/site.yaml' }, 'is neither a page nor a template'],
      [{ from: 'content/templates/sections/three-steps.yaml' }, 'is neither a page nor a template'],
      [{ from: 'content/templates/pages/gone.yaml' }, 'is neither a page nor a template'],
      [{ from: '../secret.yaml' }, 'is neither a page nor a template'],
      [{ from: 'content/pages/missing.yaml' }, 'There is no such file'],
    ];
    for (const [change, message] of cases) {
      session.check.refresh();
      expect(messageOf({ ...AUDIT, ...change }), JSON.stringify(change)).toContain(message);
      expect(existsSync(join(root, 'content/pages/audits.yaml'))).toBe(false);
      expect(read('content/services.yaml')).toBe(readFileSync('content/services.yaml', 'utf8'));
    }
  });

  it('is named by a free address only', () => {
    const about = join(root, 'content/pages/about-me.yaml');
    writeFileSync(about, readFileSync(about, 'utf8').replace(/^parents:/m, 'alsoAt: [my-story]\nparents:'));
    session.check.refresh();
    expect(nameProblem(session, { kind: 'page', name: 'my-story' })).toContain('belongs to another page');
    expect(nameProblem(session, { kind: 'entry', collection: 'case-studies', name: 'ascently' })).toContain('already');
    expect(nameProblem(session, { kind: 'page', name: 'services/audit' })).toBeUndefined();
  });
});

describe('a new entry of a collection', () => {
  const CASE: CreateInput = {
    kind: 'entry',
    collection: 'case-studies',
    name: 'north-sea-tools',
    title: { en: 'North Sea Tools & Sons' },
    navigation: 'none',
  };
  /** The drawings of its pictures: logo and background. */
  const DRAWINGS = ['logos', 'cases'].map((folder) => `public/images/${folder}/north-sea-tools.svg`);

  it('is a draft by the template of its collection, with drawings in place of its pictures', () => {
    const file = 'content/case-studies/north-sea-tools.yaml';
    const answer = createPage(session, CASE);
    expect(answer).toMatchObject({ ok: true, file });
    expect(errors()).toEqual([]);
    expect(parse(read(file))).toMatchObject({
      id: 'north-sea-tools',
      clientName: 'North Sea Tools & Sons',
      draft: true,
      logoUrl: '/images/logos/north-sea-tools.svg',
    });
    expect(launchNotes(file)).toContain('result: the headline of the card, one line, best with a figure');
    expect(existsSync(join(root, 'public/images/logos/north-sea-tools.svg'))).toBe(true);
    expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
    expect(existsSync(join(root, file))).toBe(false);
  });

  it('takes its drawings away when it is undone, and brings them back when it is made again', () => {
    const { id = '' } = createPage(session, CASE);
    const before = DRAWINGS.map(read);
    expect(undoEdit(root, id, model, { dryRun: true }).ok).toBe(true);
    expect(DRAWINGS.map(read)).toEqual(before);
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(DRAWINGS.filter((file) => existsSync(join(root, file)))).toEqual([]);
    expect(redoEdit(root, id, model, { dryRun: true }).ok).toBe(true);
    expect(DRAWINGS.filter((file) => existsSync(join(root, file)))).toEqual([]);
    expect(redoEdit(root, id, model).ok).toBe(true);
    expect(DRAWINGS.map(read)).toEqual(before);
    expect(errors()).toEqual([]);
  });

  it('leaves a drawing that was replaced since, or that another page shows', () => {
    const { id = '' } = createPage(session, CASE);
    const [logo = '', scene = ''] = DRAWINGS;
    writeFileSync(join(root, logo), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const other = join(root, 'content/case-studies/ascently.yaml');
    const address = scene.replace(/^public/, '');
    writeFileSync(other, readFileSync(other, 'utf8').replace(/^backgroundImage: .*$/m, `backgroundImage: ${address}`));
    session.check.refresh();
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(DRAWINGS.filter((file) => existsSync(join(root, file)))).toEqual(DRAWINGS);
    expect(read(logo)).toContain('0 0 9 9');
    expect(errors()).toEqual([]);
  });

  it.each([...model.collections.keys()])('passes the check as a draft: %s', (collection) => {
    const answer = createPage(session, { ...CASE, collection, title: { en: 'Sample entry', da: 'Eksempel' } });
    expect(answer.message).toBe('Created Sample entry as a draft');
    expect(errors()).toEqual([]);
    const file = `content/${collection}/north-sea-tools.yaml`;
    expect(parse(read(file))).toMatchObject({ id: 'north-sea-tools', draft: true });
    expect(launchNotes(file)).not.toEqual([]);
  });

  it('leaves no drawing behind if it is refused', () => {
    expect(createPage(session, { ...CASE, title: { en: '' } }).ok).toBe(false);
    expect(existsSync(join(root, 'public/images/logos/north-sea-tools.svg'))).toBe(false);
  });
});

describe('a deleted page', () => {
  const SAAS = 'content/pages/services/saas-google-ads-consultant.yaml';

  it('leaves the navigation, and links follow its redirect', () => {
    createPage(session, { ...AUDIT, from: 'content/templates/pages/service-page.yaml', navigation: 'footer' });
    const audits = join(root, 'content/pages/audits.yaml');
    writeFileSync(audits, read('content/pages/audits.yaml').replace('draft: true\n', ''));
    const home = join(root, 'content/pages/home.yaml');
    writeFileSync(home, read('content/pages/home.yaml').replace(/to: "?\/about-me"?/, 'to: "/audits#contact"'));
    expect(read('content/pages/home.yaml')).toContain('/audits#contact');
    session.check.refresh();
    const file = 'content/pages/audits.yaml';
    const gone = deletePage(session, { file, replacement: { kind: 'gone' } });
    expect(gone).toMatchObject({ ok: false, message: expect.stringMatching(/^Home: /) as string });
    session.check.refresh();
    const answer = deletePage(session, { file, replacement: { kind: 'redirect', to: '/about-me' } });
    expect(answer).toMatchObject({ ok: true, message: 'Deleted audits' });
    expect(errors()).toEqual([]);
    expect(parse(read('content/pages/about-me.yaml'))).toMatchObject({ redirectFrom: ['/audits'] });
    expect(read('content/pages/home.yaml')).not.toContain('audits');
    expect(read('content/navigation.yaml')).toBe(readFileSync('content/navigation.yaml', 'utf8'));
    expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
    expect(read('content/pages/home.yaml')).toContain('/audits#contact');
  });

  it('is gone for good, with the old addresses that led to it', () => {
    const text = read('content/pages/thank-you.yaml').replace(/^kind:/m, 'redirectFrom: [old-audit]\nkind:');
    writeFileSync(join(root, 'content/pages/audits.yaml'), text);
    session.check.refresh();
    const file = 'content/pages/audits.yaml';
    expect(deletePage(session, { file, replacement: { kind: 'gone' } }).message).toBe('Deleted audits');
    expect(parse(read('content/site.yaml'))).toMatchObject({ gone: ['/audits', '/old-audit'] });
    expect(errors()).toEqual([]);
  });

  it("is refused while the site needs it, or for a file that isn't a page", () => {
    const none = { kind: 'none' } as const;
    expect(deletePage(session, { file: 'content/pages/home.yaml', replacement: none }).ok).toBe(false);
    expect(deletePage(session, { file: 'content/site.yaml', replacement: none }).ok).toBe(false);
    expect(deletePage(session, { file: SAAS, replacement: { kind: 'redirect', to: '/nowhere' } }).ok).toBe(false);
    expect(existsSync(join(root, SAAS))).toBe(true);
  });
});

describe('a template', () => {
  it('gets the languages of the site', () => {
    const text = 'name: # short\n  en: Name\n  da: Navn\nkind: page\n';
    expect(matchLanguages(text, ['en'])).toBe('name: # short\n  en: Name\nkind: page\n');
    expect(matchLanguages('name:\n  en: Name\n', ['en', 'da'])).toBe('name:\n  en: Name\n  da: "Danish: Name"\n');
  });
});
