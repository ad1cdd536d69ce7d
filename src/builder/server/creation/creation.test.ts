import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadModel } from '../../../model/load-model.ts';
import { openCheck } from '../../../authoring/content-edit/open-check.ts';
import { undoEdit } from '../../../authoring/content-edit/undo-edit.ts';
import { CallError } from '../call-error.ts';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import type { BuilderSession } from '../session.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { matchLanguages } from './match-languages.ts';
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
const both = (text: string) => ({ en: text, da: `${text} på dansk` });

const AUDIT: CreateInput = {
  kind: 'page',
  name: 'audits',
  title: { en: 'Account audits', da: 'Kontogennemgange' },
  seoTitle: { en: 'Google Ads account audit', da: 'Gennemgang af Google Ads-konto' },
  seoDescription: { en: 'What I look at, and what you get.', da: 'Det ser jeg på, og det får du.' },
  navigation: 'none',
};
const CARD: CreateInput['item'] = {
  icon: 'Search',
  subtitle: both('A second look'),
  description: both('I read the account and write down what I find'),
  features: [both('One'), both('Two'), both('Three'), both('Four')],
  tag: both('Audit'),
  linkText: both('Read about audits'),
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
  it('has its name, its heading and its search texts, passes the check, and is undone as one step', () => {
    const answer = createPage(session, { ...AUDIT, navigation: 'footer' });
    expect(answer).toMatchObject({ ok: true, file: 'content/pages/audits.yaml', message: 'Created Account audits' });
    expect(errors()).toEqual([]);
    const text = read('content/pages/audits.yaml');
    expect(text).toContain('# The page from top to bottom.');
    const page = parse(text) as { seo: object; sections: object[] };
    expect(page).toMatchObject({ name: AUDIT.title, kind: 'page' });
    expect(page.seo).toMatchObject({ title: AUDIT.seoTitle, description: AUDIT.seoDescription });
    expect(page.sections[0]).toMatchObject({ title: AUDIT.title, subtitle: AUDIT.seoDescription });
    const { legal } = parse(read('content/navigation.yaml')) as { legal: object[] };
    expect(legal.at(-1)).toEqual({ label: AUDIT.title, to: '/audits' });
    const before = readFileSync('content/navigation.yaml', 'utf8');
    expect(undoEdit(root, answer.id ?? '', model).ok).toBe(true);
    expect(existsSync(join(root, 'content/pages/audits.yaml'))).toBe(false);
    expect(read('content/navigation.yaml')).toBe(before);
  });

  it('is listed among the services with a card of its own', () => {
    const input: CreateInput = {
      ...AUDIT,
      pageKind: 'service',
      name: 'services/audit',
      navigation: 'services',
      item: CARD,
    };
    expect(createPage(session, input)).toMatchObject({ ok: true });
    expect(errors()).toEqual([]);
    const { services } = parse(read('content/services.yaml')) as { services: object[] };
    expect(services.at(-1)).toMatchObject({
      id: 'audit',
      title: AUDIT.title,
      link: '/services/audit',
      features: CARD?.['features'],
    });
    expect(parse(read('content/pages/services/audit.yaml'))).toMatchObject({ kind: 'service' });
  });

  it('is a copy of another one, without its addresses and its texts for sharing', () => {
    const from = 'content/pages/services/b2b-google-ads-consultant.yaml';
    expect(createPage(session, { ...AUDIT, name: 'services/deep/audit', from })).toMatchObject({ ok: true });
    expect(errors()).toEqual([]);
    const text = read('content/pages/services/deep/audit.yaml');
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/\.\.\/schemas\/page\.schema\.json\nkind: service\n/,
    );
    const [page, original] = [text, read(from)].map(
      (one) => parse(one) as { seo: object; sections: object[]; sitemap?: object },
    );
    expect(page?.seo).toEqual({ title: AUDIT.seoTitle, description: AUDIT.seoDescription, keywords: AUDIT.title });
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
      [{ title: { en: 'Audits' } }, 'Danish'],
      [{ navigation: 'services' }, 'Fill in the card'],
      [{ navigation: 'services', item: { ...CARD, features: [both('One')] } }, 'Exactly 4 items'],
      [{ from: 'content/pages/case-study.yaml' }, 'is made for each case study'],
      [{ from: 'content/site.yaml' }, 'isn’t a page'],
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
    title: { en: 'North Sea Tools', da: 'North Sea Tools' },
    navigation: 'none',
    fields: {
      industry: { en: 'Tools', da: 'Værktøj' },
      result: { en: 'Twice the orders', da: 'Dobbelt så mange ordrer' },
      summary: { en: 'I cut half the keywords.', da: 'Jeg fjernede halvdelen af søgeordene.' },
      tags: ['B2B'],
      flags: [{ emoji: '🇳🇴', country: { en: 'Norway', da: 'Norge' } }],
    },
  };

  it('gets drawings in place of its pictures, and no example texts', () => {
    expect(createPage(session, CASE)).toMatchObject({ ok: true, file: 'content/case-studies/north-sea-tools.yaml' });
    expect(errors()).toEqual([]);
    const study = parse(read('content/case-studies/north-sea-tools.yaml')) as Record<string, unknown>;
    expect(study).toMatchObject({
      clientName: 'North Sea Tools',
      result: CASE.fields?.['result'],
      flags: [{ emoji: '🇳🇴', country: { en: 'Norway', da: 'Norge' } }],
      logoUrl: '/images/logos/north-sea-tools.svg',
    });
    expect(Object.keys(study)).not.toContain('challenge');
    expect(existsSync(join(root, 'public/images/logos/north-sea-tools.svg'))).toBe(true);
  });

  it('takes pictures that exist, and leaves no drawing behind if it is refused', () => {
    const pictures = { logoUrl: '/images/logos/ascently.svg', backgroundImage: '/images/cases/missing.svg' };
    const answer = createPage(session, { ...CASE, fields: { ...CASE.fields, ...pictures } });
    expect(answer.message).toContain('missing.svg');
    const refused = createPage(session, { ...CASE, title: { en: ' ', da: ' ' } });
    expect(refused.ok).toBe(false);
    expect(existsSync(join(root, 'public/images/logos/north-sea-tools.svg'))).toBe(false);
  });
});

describe('a deleted page', () => {
  const SAAS = 'content/pages/services/saas-google-ads-consultant.yaml';

  it('leaves the navigation, and links follow its redirect', () => {
    createPage(session, { ...AUDIT, navigation: 'footer' });
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
    expect(parse(matchLanguages(text, ['de', 'da']))).toEqual({ name: { da: 'Navn', de: 'Name' }, kind: 'page' });
  });
});
