import { parse } from 'yaml';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { translationsSchema, type TranslationSettings } from '../../schema/translations.schema.ts';

/** Where the settings of the check of translations stand, from the project's root. */
export const SETTINGS_FILE = 'content/translations.yaml';

/** The settings of the check, the defaults where there is no file; and what is wrong with them. */
export function readSettings(files: readonly { file: string; text: string }[]): {
  settings: TranslationSettings;
  diagnostics: Diagnostic[];
} {
  const own = files.find(({ file }) => file === SETTINGS_FILE);
  const result = translationsSchema.safeParse(own ? plainValues(own.text) : {});
  if (result.success) return { settings: result.data, diagnostics: [] };
  const [path = ''] = result.error.issues.map((issue) => issue.path.join('.'));
  const message = path ? `The settings are not right: see ${path}.` : 'The settings are not right.';
  const hint = 'Run "npm run content:check": it says what may stand there.';
  return {
    settings: translationsSchema.parse({}),
    diagnostics: [{ severity: 'error', file: SETTINGS_FILE, line: 1, column: 1, path, message, hint }],
  };
}

/** The values of a file; of one that can not be read, nothing, which the schema refuses. */
function plainValues(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' }) ?? {};
  } catch {
    return undefined;
  }
}
