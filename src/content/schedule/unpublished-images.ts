import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';
import { SINGLE_FILES } from '../validate/validate.ts';
import { walkSchema, type SchemaField } from '../validate/walk-schema.ts';

type Entries = Pick<SiteContent, 'pages' | 'caseStudies'>;

/** Returns the URL paths of images and media files that only content uses which isn't shown. */
export function unpublishedImages(
  all: SiteContent,
  shown: SiteContent,
  sections: SectionDefinitions,
): ReadonlySet<string> {
  const visible = new Set<object>([...shown.pages, ...shown.caseStudies]);
  const isLeftOut = (entry: object) => !visible.has(entry);
  // A page without one of its sections is another object, and counts as left out: what it still shows is subtracted.
  const leftOut = filesOf(
    { pages: all.pages.filter(isLeftOut), caseStudies: all.caseStudies.filter(isLeftOut) },
    sections,
  );
  if (leftOut.size === 0) return leftOut;
  const used = filesOf(shown, sections);
  walkSchema(SINGLE_FILES.site, shown.site, [], addTo(used));
  return new Set([...leftOut].filter((file) => !used.has(file)));
}

function filesOf({ pages, caseStudies }: Entries, sections: SectionDefinitions): Set<string> {
  const files = new Set<string>();
  for (const page of pages) {
    walkSchema(pageSchema, page, [], addTo(files));
    for (const section of page.sections) {
      const schema = sections.get(section.type)?.schema;
      if (schema) walkSchema(schema, section, [], addTo(files));
    }
  }
  for (const caseStudy of caseStudies) walkSchema(caseStudySchema, caseStudy, [], addTo(files));
  return files;
}

const addTo =
  (files: Set<string>) =>
  ({ kind, value }: SchemaField): void => {
    if (kind === 'image' || kind === 'media-file') files.add(String(value));
  };
