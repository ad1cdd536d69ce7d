import { quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { sectionTitle } from '../../diagnostics/form-titles.ts';
import type { Page } from '../../../schema/page.schema.ts';
import type { CheckedFile } from '../../validate/validate.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';

/** Reports sections that need a case study on pages without `each: case-studies`. */
export const checkCaseStudyPages: CrossFileCheck = (site) => {
  const { checked, sections, index } = site;
  const types = [...sections].filter(([, { requiresCaseStudy }]) => requiresCaseStudy).map(([type]) => type);
  const known = new Set(index.pages.filter(({ anchors }) => anchors).map(({ file }) => file));
  return checked.pages
    .filter(({ file, value }) => known.has(file) && !value.each)
    .flatMap((page) => checkPage(page, types, site));
};

const checkPage = (
  { file, value: { sections } }: CheckedFile<Page>,
  types: readonly string[],
  { sections: known, index: { casePaths } }: CheckContext,
): FileFinding[] =>
  sections.flatMap(({ type, hidden }, index) =>
    types.includes(type) && !hidden
      ? [
          {
            file,
            path: ['sections', index, 'type'],
            message: `${quote(type)} shows a case study, but the page is not made for each of them.`,
            hint:
              casePaths.length > 0
                ? 'Move the section to the page of the case studies, or delete it.'
                : 'Write "each: case-studies" at the top of the page, or delete the section.',
            form: {
              message: `${sectionTitle(known, type)} shows a case study, but the page is not made for each of them.`,
              hint:
                casePaths.length > 0
                  ? 'Move the section to the page of the case studies, or remove it.'
                  : 'Choose “One page per case study” in the settings of the page, or remove the section.',
            },
          },
        ]
      : [],
  );
