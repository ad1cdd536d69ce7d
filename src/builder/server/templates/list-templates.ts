import type { SiteTemplate } from '../../protocol/answers.ts';
import { TEMPLATES_PATH } from '../../../content/page-data/template-page.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import type { BuilderSession } from '../session.ts';

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
          name,
          ...(description !== undefined && { description }),
          address: `${TEMPLATES_PATH}/${found.of}s/${found.name}`,
          types: sections.map(({ type }) => type),
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
