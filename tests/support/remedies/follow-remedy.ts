import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { FIELD_WAYS } from './field-ways.ts';
import { FILE_WAYS } from './file-ways.ts';
import { LINE_WAYS } from './line-ways.ts';
import { lookAt, type Desk, type Edits } from './look.ts';
import { VALUE_WAYS } from './value-ways.ts';

/** What somebody does who follows one of the ways that a remedy names. */
export interface Followed {
  words: string;
  edits: Edits;
}

const WAYS = [...VALUE_WAYS, ...LINE_WAYS, ...FIELD_WAYS, ...FILE_WAYS];

/**
 * Returns the ways out that a diagnostic names, each as edits of the files. The words and the place are taken to the letter, as
 * by somebody who doesn't know the content check.
 */
export function followRemedy(diagnostic: Diagnostic, desk: Desk): Followed[] {
  const look = lookAt(diagnostic, desk);
  return WAYS.flatMap(({ words, follow }) => {
    const match = words.exec(diagnostic.hint);
    const edits = match && follow(look, match);
    return match && edits ? [{ words: match[0], edits }] : [];
  });
}

/** Whether a remedy names ways for different intents: then one of them is meant, and the others may be wrong. */
export const dependsOnIntent = ({ hint }: Diagnostic): boolean =>
  /\bif (?:it|two|visitors|this|that|decimals|the (?:text|colon|line|file)|nothing)\b|otherwise|where a number|one of the two/i.test(
    hint,
  );
