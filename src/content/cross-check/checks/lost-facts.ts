import { type Phrase, say } from '../../../i18n/phrase.ts';
import { type Language, sourceLanguageOf } from '../../../regions/site-regions.ts';
import type { FileFinding, Message } from '../../diagnostics/diagnostic.ts';
import { languageWord } from '../../diagnostics/in-forms.ts';
import type { TextField } from '../../validate/walk-schema.ts';
import { type CheckContext, languageOf } from './check-context.ts';
import { factInForm } from './fact-in-form.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** The texts of one language. Regional values may contribute several. */
interface Wording {
  language: Language;
  key: string;
  texts: Set<string>[];
}

/** Reports a placeholder that every text of the source language has and no translation has, or the other way round. */
export function lostInTranslation(site: CheckContext, { file, path, value }: TextField): FileFinding[] {
  const wordings = byLanguage(site, value);
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
            ...lostMessage(factInForm(site, lost.name, key), { language, lost }),
          },
        ]
      : [];
  });
}

function lostMessage(
  fact: Phrase,
  { language, lost: { name, other } }: { language: Language; lost: { name: string; other: Language } },
): Message {
  const [own, others] = [languageWord(language), languageWord(other)];
  return {
    message: `The ${own.english} text lacks {${name}}, which the ${others.english} one has.`,
    hint: `Put {${name}} where it belongs, or take it out of the ${others.english} text.`,
    form: {
      message: say`The ${own} text lacks ${fact}, which the ${others} one has.`,
      hint: say`Type { where it belongs and choose it from the list, or take it out of the ${others} text.`,
      visitors: VISITORS.missingFact(own),
    },
  };
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
