import { isLanguage, REGION_LANGUAGES } from '../../regions/language.ts';
import { isRegionCode } from '../../regions/region-code.ts';
import type { BuilderSession } from './session.ts';
import { textsOf, writtenFields } from './written-fields.ts';

/** A text of the site in one language. */
export interface ListedText {
  file: string;
  /** The field's path with the language, or with the region of a regional text. */
  path: (string | number)[];
  language: string;
  text: string;
}

/** Answers `texts`: all texts of valid files. */
export const listTexts = (session: BuilderSession): ListedText[] =>
  writtenFields(session).flatMap((field) =>
    textsOf(field).map(([key, text]) => ({
      file: field.file,
      path: [...field.path, key],
      language: isLanguage(key) || !isRegionCode(key) ? key : REGION_LANGUAGES[key],
      text,
    })),
  );
