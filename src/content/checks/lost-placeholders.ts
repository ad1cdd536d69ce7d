import type { Language } from '../../regions/region.ts';
import type { FileFinding } from '../diagnostic.ts';
import { LANGUAGE_NAMES, languageOf } from './language-of.ts';
import type { Site, SiteField } from './site.ts';

/** The texts of one language; by region there may be several. */
interface Wording {
  language: Language;
  key: string;
  texts: Set<string>[];
}

/** Reports a name in braces that every text of one language has and none of another. */
export function lostInTranslation(site: Site, { file, path, value }: SiteField): FileFinding[] {
  const wordings = byLanguage(site, value as Record<string, string>); // texts are groups of texts
  return wordings.flatMap(({ language, key, texts }) => {
    const lost = wordings
      .filter((other) => other.language !== language)
      .flatMap((other) => sharedNames(other).map((name) => ({ name, other: other.language })))
      .find(({ name }) => texts.every((names) => !names.has(name)));
    return lost
      ? [
          {
            file,
            path: [...path, key],
            message: `The ${LANGUAGE_NAMES[language]} text lacks {${lost.name}}, which the ${LANGUAGE_NAMES[lost.other]} one has.`,
            hint: `Put {${lost.name}} where it belongs, or take it out of the ${LANGUAGE_NAMES[lost.other]} text.`,
          },
        ]
      : [];
  });
}

function byLanguage(site: Site, value: Record<string, string>): Wording[] {
  const wordings = new Map<Language, Wording>();
  for (const [key, words] of Object.entries(value)) {
    const language = languageOf(site, key);
    if (!language) continue;
    const wording = wordings.get(language) ?? { language, key, texts: [] };
    wordings.set(language, wording);
    wording.texts.push(new Set([...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)));
  }
  return [...wordings.values()];
}

const sharedNames = ({ texts: [first, ...rest] }: Wording): string[] =>
  [...(first ?? [])].filter((name) => rest.every((names) => names.has(name)));
