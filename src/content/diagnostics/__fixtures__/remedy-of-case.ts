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
