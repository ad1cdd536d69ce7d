import { checkContent } from '../../../src/content/check-content.ts';
import { hasErrors } from '../../../src/content/diagnostics/diagnostic.ts';
import { assemble } from '../../../src/content/load-content.ts';
import type { PageDataSource } from '../../../src/content/page-data/page-data-source.ts';
import { createModel, type ContentModel } from '../../../src/model/content-model.ts';
import type { SectionDefinition } from '../../../src/schema/define-section.ts';
import caseStudies from '../../../src/site/collections/case-studies/case-studies.collection.ts';
import caseList from '../../../src/site/sections/case-list/case-list.schema.ts';
import { DEFINITIONS, MODEL } from '../../support/minimal-model.ts';
import { dictionaryYaml, MINIMAL_SITE } from '../../support/minimal-site.ts';

/** The model of the minimal site with case studies as its collection. */
export const CASE_MODEL: ContentModel = createModel(
  {
    ...DEFINITIONS,
    sections: new Map([...DEFINITIONS.sections, ['case-list', caseList as unknown as SectionDefinition]]), // it knows its own fields only
    collections: [...DEFINITIONS.collections, caseStudies],
  },
  MODEL.regions,
);

const study = (id: string, client: string) => `id: ${id}
translationKey: ${id}
clientName: ${client}
industry: { en: Software, da: Software }
flags: [{ emoji: 🇩🇰, country: { en: Denmark, da: Danmark } }]
tags: [B2B, Travel]
backgroundImage: /images/case.svg
logoUrl: /images/logo.svg
result: { en: "Sales for $48,000", da: "Salg for $48,000" }
summary: { en: Words, da: Ord }
`;

const pageOf = (file: string) => String(MINIMAL_SITE[`content/pages/${file}.yaml`]);

const FILES = {
  ...MINIMAL_SITE,
  'content/case-studies/ascently.yaml': study('ascently', 'Ascently'),
  'content/case-studies/gasper.yaml': study('gasper', 'Gasper'),
  'content/dictionary.yaml': dictionaryYaml(CASE_MODEL),
  'content/pages/case-study.yaml': pageOf('404').replace('sections:', 'each: case-studies\nsections:'),
  'content/pages/case-study-not-found.yaml': pageOf('project-not-found'),
};

/** The source of the page data of the minimal site with two case studies. */
export function caseStudySource(): PageDataSource {
  const images = ['portrait', 'case', 'logo'].map((name) => `/images/${name}.svg`);
  const { checked, diagnostics } = checkContent({
    files: Object.entries(FILES).map(([file, text]) => ({ file, text })),
    unread: [],
    publicFiles: { files: new Set([...images, '/share.png']), outside: [] },
    model: CASE_MODEL,
  });
  const content = assemble(checked, CASE_MODEL, {});
  if (!content || hasErrors(diagnostics)) throw new Error(JSON.stringify(diagnostics));
  return { content, model: CASE_MODEL, sizes: new Map(), ownOgImages: true };
}
