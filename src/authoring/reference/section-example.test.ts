import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadContent } from '../../content/load-content.ts';
import { say } from '../../i18n/phrase.ts';
import { defineSection, sectionProblem, type SectionDefinition } from '../../schema/define-section.ts';
import { text } from '../../schema/text.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { checkExample, exampleRoute, readExample } from './section-example.ts';
import { siteRegionsIn } from '../../content/read/site-regions.ts';
import { createModel } from '../../model/content-model.ts';
import { loadDefinitions } from '../../model/load-model.ts';

const ROOT = join(import.meta.dirname, '../../..');

// The scan of folders forgets the fields of a definition, too.
const quote = defineSection({
  title: 'Quote',
  description: 'What a client said.',
  schema: z.strictObject({ words: text(), stars: z.int().default(5) }),
  check: ({ stars }) =>
    stars > 5 ? [sectionProblem(['stars'], say`There are five stars.`, 'Write 5 or less.', say`Write 5 or less.`)] : [],
}) as unknown as SectionDefinition;

const check = (yaml: string) => checkExample('quote', quote, { file: 'quote.example.yaml', text: yaml }, MODEL.regions);
const said = (yaml: string) =>
  check(yaml).diagnostics.map(({ file, line, path, message }) => `${file}:${line} ${path} ${message}`);

/** The regions of a site in other languages than those of the library's examples. */
const OTHER_REGIONS = siteRegionsIn({
  at: { name: 'Österreich', language: 'de' },
  uk: { name: 'United Kingdom', language: 'en' },
});

describe('an example', () => {
  it('has the languages of the site', async () => {
    const { sections } = createModel(await loadDefinitions(ROOT), OTHER_REGIONS);
    const closing = sections.get('closing');
    if (!closing) throw new Error('The library has a section type "closing".');
    const { fields, diagnostics } = readExample(ROOT, 'closing', closing, OTHER_REGIONS);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(Object(Object(fields)['title']) as object)).toEqual(['de', 'en']);
  });

  it("has the fields of a page's section if it's valid", () => {
    const { fields, diagnostics } = check('# A note.\nwords: { en: Good., da: Godt. }\n');
    expect(fields).toEqual({ words: { en: 'Good.', da: 'Godt.' }, stars: 5 });
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['a field that the section lacks', 'words: { en: A, da: B }\nsayer: Ida\n', ':2 sayer "sayer" is'],
    ['a rule of the section that is broken', 'words: { en: A, da: B }\nstars: 6\n', ':2 stars There are five stars.'],
    ['broken YAML', 'words:\n  en: "A\n', ':2'],
    ['no field at all', '', ':1'],
  ])('with %s has no fields, and a diagnostic at its own line', (_what, yaml, message) => {
    expect(check(yaml).fields).toBeUndefined();
    expect(said(yaml).join('\n')).toContain(`quote.example.yaml${message}`);
  });

  it('that is missing is reported with its expected file', () => {
    const { fields, diagnostics } = readExample(ROOT, 'quote', quote, MODEL.regions);
    expect(fields).toBeUndefined();
    expect(diagnostics[0]?.file).toBe('src/sections/quote/quote.example.yaml');
  });
});

describe('the page of an example', async () => {
  const { site } = await loadContent(ROOT);
  const pageOf = (type: string, region: 'us' | 'dk') => {
    const definition = site?.model.sections.get(type);
    const { fields, ...example } = readExample(ROOT, type, definition ?? quote, site?.model.regions ?? MODEL.regions);
    if (!site || !fields) throw new Error(`${type} has no example.`);
    return site.pageData.page(exampleRoute(site, { ...example, fields }, region));
  };

  it('contains only the section, at its own address in each region', () => {
    const page = pageOf('page-hero', 'dk');
    expect(page.path).toBe('/dk/_sections/page-hero');
    expect(page.head.lang).toBe('da-DK');
    expect(page.sections.map(({ type, anchor }) => [type, anchor])).toEqual([['page-hero', 'example']]);
  });

  it('is hidden from search engines', () => {
    expect(JSON.stringify(pageOf('about', 'us').head)).toContain('noindex');
  });

  it('has an entry or a list of them if the section shows it', () => {
    const count = site?.content.entries['case-studies']?.length;
    expect(pageOf('case-detail', 'us').sections[0]?.props).toHaveProperty('caseStudy');
    expect(pageOf('case-list', 'us').sections[0]?.props).toMatchObject({ total: count });
  });
});
