import { type Phrase, say } from '../../../i18n/phrase.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import { fieldName, type FileFinding, type Message, quote, quoteWhole } from '../../diagnostics/diagnostic.ts';
import { blockedWord, withoutBlockedWords } from '../../../schema/blocked-words.ts';
import { named, namedWhole } from '../../diagnostics/in-forms.ts';
import { isReserved } from './reserved-names.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import { areShownTogether } from '../../schedule/days.ts';
import type { SectionOutline } from './page-outline.ts';
import type { CrossFileCheck } from './check-context.ts';
import type { IndexedPage } from './site-index.ts';
import type { Path } from '../../../data/path.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Reports anchors that occur twice on a page, and reserved anchors. */
export const checkAnchors: CrossFileCheck = ({ index }) => index.pages.flatMap(checkPage);

/** An anchor as written in the file. */
interface WrittenAnchor {
  anchor: string;
  /** When the section is shown. */
  shown: Visibility;
  regions: readonly RegionCode[];
  path: Path;
}

function checkPage(page: IndexedPage): FileFinding[] {
  const { file, sections, parts = [] } = page;
  const ofSections = sections.flatMap((section, index): FileFinding[] => {
    const named = checkName(section, page);
    return named ? [{ file, path: ['sections', index, section.id === undefined ? 'type' : 'id'], ...named }] : [];
  });
  const ofParts = parts.flatMap(({ anchor, path }): FileFinding[] => {
    const word = blockedWord(anchor);
    return word
      ? [
          {
            file,
            path,
            message: hiddenBy('what has', anchor, word),
            hint: 'Choose another word.',
            form: {
              message: hiddenInForm(say`what has`, anchor, word),
              hint: say`Choose another word.`,
              visitors: VISITORS.said,
            },
          },
        ]
      : [];
  });
  return [...ofSections, ...ofParts, ...repeatedAnchors(file, goodAnchors(page))];
}

/** Anchors of visible sections with an `id`, then those of their parts. Anchors that are reported anyway are left out. */
const goodAnchors = ({ sections, parts = [] }: IndexedPage): WrittenAnchor[] => [
  ...sections.flatMap((section, index) => {
    const { id, regions, hidden, shown } = section;
    return id === undefined || hidden || anchorProblem(id)
      ? []
      : [{ anchor: id, regions, shown, path: ['sections', index, 'id'] }];
  }),
  ...parts
    .filter(({ anchor }) => !blockedWord(anchor))
    .map((part) => ({ ...part, shown: sections[Number(part.path[1])]?.shown ?? {} })),
];

/** Length of the path to a section's own `id`: `sections`, index, `id`. The path to a part is longer. */
const SECTION_ID_STEPS = 3;

function repeatedAnchors(file: string, written: readonly WrittenAnchor[]): FileFinding[] {
  const seen = new Map<string, WrittenAnchor[]>();
  return written.flatMap((one): FileFinding[] => {
    const { anchor, regions, path, shown } = one;
    const earlier = seen.get(anchor) ?? [];
    const twin = earlier.find(
      (other) => other.regions.some((region) => regions.includes(region)) && areShownTogether(shown, other.shown),
    );
    seen.set(anchor, [...earlier, one]);
    if (!twin) return [];
    const message = `The anchor ${quote(anchor)} is used twice on this page.`;
    const hint = `${fieldName(twin.path.slice(0, -1))} has it already: give ${path.length > SECTION_ID_STEPS ? 'each an id' : 'each section an anchor'} of its own.`;
    const areSections = [path, twin.path].every(({ length }) => length === SECTION_ID_STEPS);
    const form = {
      message: areSections
        ? say`Two sections of this page have the link name ${named(anchor)}.`
        : say`Two parts of this page have the link name ${named(anchor)}.`,
      hint: say`Give one of them another.`,
      visitors: VISITORS.sameAnchor,
    };
    return [{ file, path, message, hint, form }];
  });
}

const hiddenInForm = (what: Phrase, anchor: string, word: string): Phrase =>
  say`Ad-blockers hide ${what} the link name ${named(anchor)}, for the word ${named(word)} in it.`;

const hiddenBy = (what: string, anchor: string, word: string): string =>
  `Ad-blockers hide ${what} the anchor ${quote(anchor)}, for the word ${quote(word)} in it.`;

/** Returns whether some section of a page has an anchor that is reported: which one it should have, nobody knows. */
export const isBadlyNamed = (page: IndexedPage): boolean => checkPage(page).length > 0;

/** Returns why no section may have an anchor. */
export const anchorProblem = (anchor: string): string | undefined =>
  isReserved(anchor) ? 'reserved' : blockedWord(anchor);

/** Returns the first of some anchors that a section of a page could have. */
const freeAnchor = ({ sections, parts = [] }: IndexedPage, anchors: readonly string[]): string | undefined => {
  const taken = new Set([...sections.map(({ id, type }) => id ?? type), ...parts.map(({ anchor }) => anchor)]);
  return anchors.find((anchor) => anchor !== '' && !taken.has(anchor) && !anchorProblem(anchor));
};

/** Checks a section's anchor: its `id`, or its type if it has none. */
function checkName({ type, id }: SectionOutline, page: IndexedPage): Message | undefined {
  const anchor = id ?? type;
  if (!anchorProblem(anchor)) return undefined;
  const ofType = 'The type is the anchor of a section without "id:": write it, with another word.';
  const ofTypeInForm = say`A section without a link name has that of its type: give it one, with another word.`;
  if (isReserved(anchor))
    return {
      message: `The anchor ${quote(anchor)} is taken by the page itself.`,
      hint:
        id === undefined
          ? ofType
          : freeAnchor(page, [type]) === undefined
            ? 'Choose another.'
            : 'Choose another, or delete the line: the section then has its type as anchor.',
      form: {
        message: say`The link name ${named(anchor)} is taken by the page itself.`,
        hint:
          id === undefined
            ? ofTypeInForm
            : freeAnchor(page, [type]) === undefined
              ? say`Choose another.`
              : say`Choose another, or clear the field: the section then has the link name of its type.`,
      },
    };
  const word = blockedWord(anchor) ?? '';
  const example = freeAnchor(page, [withoutBlockedWords(anchor), type]);
  return {
    message: hiddenBy('sections with', anchor, word),
    hint:
      id === undefined
        ? ofType
        : example === undefined
          ? 'Choose another.'
          : `Choose another, for example ${quoteWhole(example)}.`,
    form: {
      message: hiddenInForm(say`sections with`, anchor, word),
      hint:
        id === undefined
          ? ofTypeInForm
          : example === undefined
            ? say`Choose another.`
            : say`Choose another, for example ${namedWhole(example)}.`,
      visitors: VISITORS.said,
    },
  };
}
