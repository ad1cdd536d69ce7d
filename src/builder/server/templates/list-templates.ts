import type { SiteTemplate } from '../../protocol/template-answers.ts';
import { TEMPLATES_PATH } from '../../../content/page-data/template-page.ts';
import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import { sourceLanguageOf, type SiteRegions } from '../../../regions/site-regions.ts';
import type { TemplateWords } from '../../../schema/template.schema.ts';
import type { BuilderSession } from '../session.ts';

/** Returns words of a template in the language of the person, else in the source language of the site. */
const wordsFor = (words: TemplateWords, regions: SiteRegions): string => {
  if (typeof words === 'string') return words;
  const all: Readonly<Record<string, string | undefined>> = words;
  return all[interfaceLanguage()] ?? all[sourceLanguageOf(regions)] ?? '';
};

/** Lists what new pages and sections start from, by name. One that has mistakes is left out. */
export const listTemplates = ({ check, model }: Pick<BuilderSession, 'check' | 'model'>): SiteTemplate[] =>
  check
    .result()
    .checked.templates.flatMap(({ file, value: { name, description, sections } }): SiteTemplate[] => {
      const found = kindOf(model, file);
      if (found?.kind !== 'template' || sections.some(({ type }) => !model.sections.has(type))) return [];
      return [
        {
          of: found.of,
          file,
          name: wordsFor(name, model.regions),
          ...(description !== undefined && { description: wordsFor(description, model.regions) }),
          address: `${TEMPLATES_PATH}/${found.of}s/${found.name}`,
          types: sections.map(({ type }) => type),
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
