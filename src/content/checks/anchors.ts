import type { RegionCode } from '../../regions/region-code.ts';
import { quoted, type FileFinding } from '../diagnostic.ts';
import { hiddenWord, isTaken } from './hidden-names.ts';
import type { RawSection } from './raw-page.ts';
import type { SiteCheck } from './site.ts';
import type { IndexedPage } from './site-index.ts';

/** Names anchors that stand on a page twice, and those that no section may have. */
export const checkAnchors: SiteCheck = ({ index }) => index.pages.flatMap(checkPage);

function checkPage({ file, sections }: IndexedPage): FileFinding[] {
  const seen = new Map<string, { number: number; regions: readonly RegionCode[] }[]>();
  return sections.flatMap((section, index): FileFinding[] => {
    const { id, regions, hidden } = section;
    const named = checkName(section);
    if (named) return [{ file, path: ['sections', index, id === undefined ? 'type' : 'id'], ...named }];
    if (id === undefined) return [];
    const path = ['sections', index, 'id'];
    const earlier = seen.get(id) ?? [];
    const twin = hidden ? undefined : earlier.find((other) => other.regions.some((region) => regions.includes(region)));
    if (!hidden) seen.set(id, [...earlier, { number: index, regions }]);
    return twin
      ? [
          {
            file,
            path,
            message: `The anchor ${quoted(id)} stands on this page twice.`,
            hint: `sections[${twin.number}] has it already: give each section an anchor of its own.`,
          },
        ]
      : [];
  });
}

/** Looks at the anchor of a section: its id, or its type where it has none. */
function checkName({ type, id }: RawSection): { message: string; hint: string } | undefined {
  const anchor = id ?? type;
  const ofType = 'The type is the anchor of a section without "id:": write it, with another word.';
  if (isTaken(anchor))
    return {
      message: `The anchor ${quoted(anchor)} is taken by the page itself.`,
      hint: id === undefined ? ofType : 'Choose another, or delete the line: the section then has its type as anchor.',
    };
  const word = hiddenWord(anchor);
  return word
    ? {
        message: `Ad-blockers hide sections with the anchor ${quoted(anchor)}, for the word ${quoted(word)} in it.`,
        hint: id === undefined ? ofType : `Choose another, for example ${quoted(type || 'section')}.`,
      }
    : undefined;
}
