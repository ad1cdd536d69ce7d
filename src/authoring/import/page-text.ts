import { Document, isMap, isScalar, visit } from 'yaml';
import type { Language, SiteRegions } from '../../regions/site-regions.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../schema/seo.schema.ts';
import { withSchemaLine } from '../editor/generated-text.ts';
import { untranslatedMark } from '../regions/variants.ts';
import type { ImportedSection } from './group-pieces.ts';
import type { ImportedPage } from './read-page.ts';

/** Where an imported page goes, and what stands around its words. */
export interface ImportedPlace {
  /** The file of the new page. */
  file: string;
  redirectFrom: readonly string[];
  /** The words on the button of its opening, in each language. */
  button: Readonly<Record<string, string>>;
}

/**
 * Writes an imported page as a draft. Languages that it isn't written in get its texts, marked as untranslated.
 * @param page with the pictures of the new site
 */
export function pageText(
  page: ImportedPage,
  { file, redirectFrom, button }: ImportedPlace,
  regions: SiteRegions,
): string {
  const { languages } = regions;
  const own = languages.find((language) => language === page.language) ?? languages[0];
  const text = (words: string) => Object.fromEntries(languages.map((language) => [language, words]));
  const { title, subtitle } = page.opening;
  const description = page.description ?? subtitle ?? title;
  const data = {
    name: text(title),
    draft: true,
    ...(redirectFrom.length > 0 && { redirectFrom }),
    seo: {
      title: text(cut(page.title === '' ? title : page.title, MAX_TITLE)),
      description: text(cut(description, MAX_DESCRIPTION)),
      keywords: text(page.keywords ?? title),
    },
    sections: [
      {
        type: 'page-hero',
        title: text(title),
        subtitle: text(subtitle ?? description),
        action: { label: button, to: 'contact' },
      },
      ...page.sections.map((section) => localizedSection(section, text)),
    ],
  };
  const document = new Document(data);
  markUntranslated(document, languages, own, button);
  return withSchemaLine(document.toString({ lineWidth: 0 }), file, 'schemas/page.schema.json');
}

type TextOf = (words: string) => Record<string, string>;

function localizedSection(section: ImportedSection, text: TextOf): object {
  const optional = (words: string | undefined) => words && text(words);
  switch (section.type) {
    case 'rich-text':
      return {
        type: section.type,
        title: optional(section.title),
        parts: section.parts.map(({ heading, body }) => ({ heading: optional(heading), body: text(body) })),
      };
    case 'media-text': {
      const { type, title, body, picture, caption } = section;
      return {
        type,
        title: text(title),
        body: text(body),
        picture: { ...picture, alt: text(picture.alt) },
        caption: optional(caption),
      };
    }
    case 'table': {
      const { type, title, columns, rows } = section;
      return {
        type,
        title: text(title),
        columns: columns.map((heading) => ({ heading: text(heading) })),
        rows: rows.map((cells) => ({ cells: cells.map(text) })),
      };
    }
  }
}

/** Says behind each text that repeats the page's own that it does. The words of the button are translated already. */
function markUntranslated(
  document: Document,
  languages: readonly Language[],
  own: Language,
  button: Readonly<Record<string, string>>,
): void {
  const known = new Set<string>(languages);
  visit(document, {
    Map(_key, map) {
      const isText =
        map.items.length > 0 &&
        map.items.every(({ key, value }) => isScalar(key) && known.has(String(key.value)) && isScalar(value));
      const isButton =
        isText &&
        map.items.every(
          ({ key, value }) => isScalar(key) && isScalar(value) && value.value === button[String(key.value)],
        );
      if (!isText || isButton) return;
      for (const { key, value } of map.items)
        if (isScalar(key) && isScalar(value) && key.value !== own)
          value.comment = ` ${untranslatedMark(String(key.value))}`;
    },
  });
  if (!isMap(document.contents)) throw new Error('A page is a map.');
}

/** Shortens a text at a space. */
function cut(text: string, limit: number): string {
  if ([...text].length <= limit) return text;
  const start = [...text].slice(0, limit - 1).join('');
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), limit / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
