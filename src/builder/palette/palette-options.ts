import type { Site } from '../../editing-protocol/builder/site-methods.ts';
import type { SectionData } from '../../editing-protocol/section-text.ts';
import { pluralize } from '../state/pluralize.ts';

/** A section that can be added. */
export interface PaletteOption {
  /** Distinct among all options. */
  key: string;
  title: string;
  purpose: string;
  picture: string | undefined;
  /** What is added to the page. */
  section: SectionData;
}

/** Lists the sections that can be added: one for each type with its example, then the shared sections. */
export function paletteOptions(
  { sectionTypes, shared }: Pick<Site, 'sectionTypes' | 'shared'>,
  titleOf: (name: string) => string,
): { types: PaletteOption[]; shared: PaletteOption[] } {
  const pictureOf = (type: string) => sectionTypes.find((one) => one.type === type)?.picture;
  return {
    types: sectionTypes.map(({ type, title, description, picture, example }) => ({
      key: `type ${type}`,
      title,
      purpose: description,
      picture,
      section: { type, ...(example as SectionData) },
    })),
    shared: shared.map(({ name, type, pages }) => ({
      key: `shared ${name}`,
      title: titleOf(name),
      purpose: `Shown on ${pluralize(pages.length, 'page')}. A change on one is a change on all.`,
      picture: pictureOf(type),
      section: { shared: name },
    })),
  };
}

/** Keeps the options whose title or purpose contains every word of a search. Hits in the title come first. */
export function searchOptions(options: readonly PaletteOption[], search: string): readonly PaletteOption[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = options.filter(({ title, purpose, key }) => hits(`${title} ${purpose} ${key}`));
  return [...found.filter(({ title }) => hits(title)), ...found.filter(({ title }) => !hits(title))];
}
