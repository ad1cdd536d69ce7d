import { fieldName, type Diagnostic } from '../../content/diagnostic.ts';
import type { Language } from '../../regions/region.ts';
import type { TranslationSettings } from '../../schema/translations.schema.ts';
import type { FoundText } from './find-texts.ts';

/** What may be wrong between two languages. */
export type GapKind = keyof Omit<TranslationSettings, 'sameAllowed'>;

/** A text that a language lacks, did not translate, or has not kept up with. */
export interface Gap {
  kind: GapKind;
  language: Language;
  file: string;
  text: FoundText;
  message: string;
  hint: string;
}

/** A gap as a diagnostic, as grave as the settings say; none where they are silent about its kind. */
export function toDiagnostics({ kind, file, text, message, hint }: Gap, settings: TranslationSettings): Diagnostic[] {
  const severity = settings[kind];
  if (severity === 'off') return [];
  const { line, column, path } = text;
  return [{ severity, file, line, column, path: fieldName(path), message, hint }];
}
