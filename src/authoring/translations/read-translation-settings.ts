import { parse } from 'yaml';
import { type Diagnostic, ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import { translationChecksSchema, type TranslationCheckSettings } from '../../schema/translation-checks.schema.ts';

/** The settings file of the translation check, relative to the project root. */
export const SETTINGS_FILE = 'content/translation-checks.yaml';

/** Reads the settings, with defaults if there is no file, and their diagnostics. */
export function readTranslationSettings(files: readonly { file: string; text: string }[]): {
  settings: TranslationCheckSettings;
  diagnostics: Diagnostic[];
} {
  const own = files.find(({ file }) => file === SETTINGS_FILE);
  const result = translationChecksSchema.safeParse(own ? toJs(own.text) : {});
  if (result.success) return { settings: result.data, diagnostics: [] };
  const [path = ''] = result.error.issues.map((issue) => issue.path.join('.'));
  const message = path ? `The settings are not right: see ${path}.` : 'The settings are not right.';
  const hint = 'Run "npm run content:check": it lists the valid settings.';
  return {
    settings: translationChecksSchema.parse({}),
    // No form shows it: the builder has the settings from the content check, which reports each mistake itself.
    diagnostics: [{ ...ofWholeFileAsWritten(SETTINGS_FILE, message, hint, 'error'), path }],
  };
}

/** Returns a file's values; `undefined` if it's unreadable, which the schema rejects. */
function toJs(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' }) ?? {};
  } catch {
    return undefined;
  }
}
