import { fieldName } from '../../../content/diagnostics/diagnostic.ts';
import { withoutMark } from '../../regions/variants.ts';
import { findTexts, type TextRegions } from '../find-texts.ts';
import type { LanguagePair } from './translation-unit.ts';

/**
 * Deletes the marks of texts that are translated by now: `# untranslated: sv`.
 * @param returned fields that a translator returned: such a text is done even where it equals its source, as "B2B" does
 */
export function withoutDoneMarks(
  text: string,
  regions: TextRegions,
  languages: LanguagePair,
  returned: ReadonlySet<string> = new Set(),
): string {
  const lines = text.split('\n');
  for (const { path, wordings } of findTexts(text, regions))
    for (const { key, content, first, last, marked } of wordings[languages.target]) {
      const repeats = wordings[languages.source].some((source) => source.content === content);
      if (!marked || (repeats && !returned.has(fieldName([...path, key])))) continue;
      for (const line of [first, last]) lines[line - 1] = withoutMark(lines[line - 1] ?? '', key);
    }
  return lines.join('\n');
}
