import { quoted, type FileFinding } from '../diagnostic.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { Checked } from '../validate.ts';
import type { SiteCheck } from './site.ts';

/** Names pages made for each case study that show none, and sections that show a case study on other pages. */
export const checkCasePages: SiteCheck = ({ checked, sections, index }) => {
  const types = [...sections].filter(([, { showsCase }]) => showsCase).map(([type]) => type);
  const known = new Set(index.pages.filter(({ anchors }) => anchors).map(({ file }) => file));
  return checked.pages.filter(({ file }) => known.has(file)).flatMap((page) => checkPage(page, types));
};

function checkPage({ file, value: { each, sections } }: Checked<Page>, types: readonly string[]): FileFinding[] {
  const showing = sections.flatMap((section, index) =>
    types.includes(section.type) && !section.hidden ? [index] : [],
  );
  // A section of unknown type may be the one that is meant.
  if (each && showing.length === 0 && sections.every(({ type }) => type !== ''))
    return [
      {
        file,
        path: ['each'],
        key: true,
        message: 'The page is made for each case study, but no section shows one.',
        hint: `Add a section that shows one (${types.join(', ')}), or delete this line.`,
      },
    ];
  return each
    ? []
    : showing.map((index) => ({
        file,
        path: ['sections', index, 'type'],
        message: `${quoted(sections[index]?.type ?? '')} shows a case study, but the page is not made for each of them.`,
        hint: 'Write "each: case-studies" at the top of the page, or delete the section.',
      }));
}
