import type { PageDataSource } from '../content/page-data/page-data-source.ts';
import type { EmbeddedSources } from '../schema/define-section.ts';

/** What the sections of all pages embed; one that is hidden embeds nothing. */
export function embeddedSources({
  content,
  model,
}: {
  content: Pick<PageDataSource['content'], 'pages'>;
  model: Pick<PageDataSource['model'], 'sections'>;
}): EmbeddedSources {
  const all = content.pages
    .flatMap((page) => page.sections)
    .flatMap((section) => (section.hidden ? [] : (model.sections.get(section.type)?.embeds?.(section) ?? [])));
  return {
    frames: [...new Set(all.flatMap(({ frames }) => frames))].toSorted(),
    media: all.some(({ media }) => media),
  };
}
