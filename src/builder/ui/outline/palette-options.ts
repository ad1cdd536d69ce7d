import type { SiteOverview } from '../../protocol/answers.ts';
import type { PlainSection } from '../../protocol/section-text.ts';
import { texts } from '../../texts/texts.ts';
import { withTitles } from '../form/model/file-titles.ts';

/** A section that can be added. */
export interface PaletteOption {
  /** Distinct among all options. */
  key: string;
  title: string;
  purpose: string;
  /** Further words by which it's found, the most telling first. */
  keywords: string;
  /** Words for which it's suggested where nothing else fits; `*` stands for any word. */
  standsInFor: string;
  picture: string | undefined;
  /** What is added to the page. */
  section: PlainSection;
}

/** Lists the sections that can be added: one for each type with its example, then the shared sections. */
export function paletteOptions(
  { sectionTypes, shared, files }: Pick<SiteOverview, 'sectionTypes' | 'shared' | 'files'>,
  titleOf: (name: string) => string,
): { types: PaletteOption[]; shared: PaletteOption[] } {
  const pictureOf = (type: string) => sectionTypes.find((one) => one.type === type)?.picture;
  return {
    types: sectionTypes.map(({ type, title, description, keywords = '', standsInFor = '', picture, example }) => ({
      key: `type ${type}`,
      title,
      purpose: withTitles(description, files),
      keywords,
      standsInFor,
      picture,
      section: { type, ...(example as PlainSection) },
    })),
    shared: shared.map(({ name, type, pages }) => ({
      key: `shared ${name}`,
      title: titleOf(name),
      purpose: texts.palette.sharedPurpose(pages.length),
      keywords: '',
      standsInFor: '',
      picture: pictureOf(type),
      section: { shared: name },
    })),
  };
}
