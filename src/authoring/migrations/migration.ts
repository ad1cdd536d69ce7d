import type { SiteTexts } from '../content-edit/compound/site-texts.ts';

/** A change of the content's format, and how existing content follows it. */
export interface Migration {
  /** Its number, from 1; content of this version has been through it. */
  number: number;
  /** What changes, in a sentence for the owner of the content. */
  description: string;
  /**
   * Edits all files losslessly. Throws an `EditRefusal` if a file can't be edited; then nothing is written.
   *
   * Don't import schemas: a migration reads content as it was in its time.
   */
  migrate: (site: SiteTexts) => void;
}
