import type { RemedyOfCase } from './remedy-of-case.ts';

/** A mistake, made in a small site without any, and what the check says of it. */
export interface DiagnosticCase extends RemedyOfCase {
  /** The mistake in a few words. */
  mistake: string;
  /** The file in which it is made; `content/pages/home.yaml` where nothing is said. */
  file?: string;
  /** What is replaced in the file, and what by. */
  change?: readonly [from: string, to: string];
  /** The whole of the file in place of a change; nothing: the file is not there. */
  whole?: string | Uint8Array | null;
  /** A further file that is changed. */
  also?: readonly [file: string, whole: string | null];
  /** Further files of `public/`, and links in it that lead out of it. */
  images?: readonly string[];
  outside?: readonly string[];
  /** `line:column path  message hint`, with the file in front where it is another, `warning` where it is one. */
  says: readonly string[];
}
