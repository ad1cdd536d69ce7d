import type { SiteOverview } from '../../protocol/answers.ts';
import type { SiteTemplate } from '../../protocol/template-answers.ts';
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
  /** What is added to the page: a section, or the sections of a template. */
  added: { section: PlainSection } | { template: SiteTemplate };
}

/** Lists what can be added: one section of each type with its example, the templates of the site, and the shared sections. */
export function paletteOptions(
  { sectionTypes, shared, files, templates }: Pick<SiteOverview, 'sectionTypes' | 'shared' | 'files' | 'templates'>,
  titleOf: (name: string) => string,
): Record<'types' | 'templates' | 'shared', PaletteOption[]> {
  const pictureOf = (type: string) => sectionTypes.find((one) => one.type === type)?.picture;
  return {
    types: sectionTypes.map(({ type, title, description, keywords = '', standsInFor = '', picture, example }) => ({
      key: `type ${type}`,
      title,
      purpose: withTitles(description, files),
      keywords,
      standsInFor,
      picture,
      added: { section: { type, ...(example as PlainSection) } },
    })),
    templates: templates
      .filter(({ of }) => of === 'section')
      .map((template) => {
        const { file, name, description, types } = template;
        const [type] = types;
        const typeTitle = sectionTypes.find((one) => one.type === type)?.title ?? '';
        return {
          key: `template:${file}`,
          title: name,
          purpose: description ?? texts.palette.templateOf(typeTitle),
          keywords: typeTitle,
          standsInFor: '',
          picture: undefined,
          added: { template },
        };
      }),
    shared: shared.map(({ name, type, pages }) => ({
      key: `shared ${name}`,
      title: titleOf(name),
      purpose: texts.palette.sharedPurpose(pages.length),
      keywords: '',
      standsInFor: '',
      picture: pictureOf(type),
      added: { section: { shared: name } },
    })),
  };
}
