import { quoted, type FileFinding } from '../diagnostic.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { Checked } from '../validate.ts';
import type { SiteCheck } from './site.ts';

/** Names sections that show a case study on pages that are not made for each of them. */
export const checkCasePages: SiteCheck = ({ checked, sections, index }) => {
  const types = [...sections].filter(([, { showsCase }]) => showsCase).map(([type]) => type);
  const known = new Set(index.pages.filter(({ anchors }) => anchors).map(({ file }) => file));
  return checked.pages
    .filter(({ file, value }) => known.has(file) && !value.each)
    .flatMap((page) => checkPage(page, types));
};

const checkPage = ({ file, value: { sections } }: Checked<Page>, types: readonly string[]): FileFinding[] =>
  sections.flatMap(({ type, hidden }, index) =>
    types.includes(type) && !hidden
      ? [
          {
            file,
            path: ['sections', index, 'type'],
            message: `${quoted(type)} shows a case study, but the page is not made for each of them.`,
            hint: 'Write "each: case-studies" at the top of the page, or delete the section.',
          },
        ]
      : [],
  );
