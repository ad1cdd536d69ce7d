import { languageName, sourceLanguageOf, type Language } from '../../../regions/site-regions.ts';
import type { FileFinding } from '../../diagnostics/diagnostic.ts';
import { languageOf } from './language-of.ts';
import type { CheckContext } from './check-context.ts';
import type { FileField } from '../../validate/walk-schema.ts';

/** The texts of one language. Regional values may contribute several. */
interface Wording {
  language: Language;
  key: string;
  texts: Set<string>[];
}

/** Reports a placeholder that every text of the source language has and no translation has, or the other way round. */
export function lostInTranslation(site: CheckContext, { file, path, value }: FileField): FileFinding[] {
  const wordings = byLanguage(site, value as Record<string, string>); // the schema guarantees a map of texts
  const source = sourceLanguageOf(site.model.regions);
  return wordings.flatMap(({ language, key, texts }) => {
    const lost = wordings
      .filter((other) => other.language !== language && [language, other.language].includes(source))
      .flatMap((other) => sharedNames(other).map((name) => ({ name, other: other.language })))
      .find(({ name }) => texts.every((names) => !names.has(name)));
    return lost
      ? [
          {
            file,
            path: [...path, key],
            message: `The ${languageName(language)} text lacks {${lost.name}}, which the ${languageName(lost.other)} one has.`,
            hint: `Put {${lost.name}} where it belongs, or take it out of the ${languageName(lost.other)} text.`,
            form: 'same',
          },
        ]
      : [];
  });
}

function byLanguage(site: CheckContext, value: Record<string, string>): Wording[] {
  const wordings = new Map<Language, Wording>();
  for (const [key, text] of Object.entries(value)) {
    const language = languageOf(site, key);
    if (!language) continue;
    const wording = wordings.get(language) ?? { language, key, texts: [] };
    wordings.set(language, wording);
    wording.texts.push(new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)));
  }
  return [...wordings.values()];
}

const sharedNames = ({ texts: [first, ...rest] }: Wording): string[] =>
  [...(first ?? [])].filter((name) => rest.every((names) => names.has(name)));
