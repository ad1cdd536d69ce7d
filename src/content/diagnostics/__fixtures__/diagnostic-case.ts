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

/** A text in the file of the mistake, or in another one, and what somebody writes in its place. */
type Replacement = readonly [from: string, to: string, file?: string];

/** What following the remedies of a mistake takes, besides what their words say. */
export interface RemedyOfCase {
  /**
   * What somebody does who follows a remedy that leaves the choice to its reader, such as "Choose another name.": writes
   * something else, saves the file with its text from before, or renames it. Each is tried on its own.
   */
  followed?: readonly (Replacement | { asBefore: true } | { renamedTo: string })[];
  /** Why nobody but the owner can follow the remedy. */
  ownerDecides?: string;
  /** The messages of further mistakes in the example, which show once the first one is mended. */
  reveals?: readonly string[];
}
