import { withoutMark } from '../../regions/marks.ts';
import { findTexts, type KeyLanguages } from '../find-texts.ts';
import type { LanguagePair } from './translation-unit.ts';

/** Deletes the marks of texts that are translated by now: `# untranslated: sv`. */
export function withoutDoneMarks(text: string, regions: KeyLanguages, languages: LanguagePair): string {
  const lines = text.split('\n');
  for (const { wordings } of findTexts(text, regions))
    for (const { key, content, first, last, marked } of wordings[languages.target]) {
      if (!marked || wordings[languages.source].some((source) => source.content === content)) continue;
      for (const line of [first, last]) lines[line - 1] = withoutMark(lines[line - 1] ?? '', key);
    }
  return lines.join('\n');
}
