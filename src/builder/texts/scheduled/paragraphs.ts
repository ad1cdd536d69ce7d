/** What a mail says of something scheduled that isn't live yet. */
export interface FailureMail {
  /** Why not, and what to do about it, for the owner. */
  message: string;
  /** The same for a developer. */
  details: string;
  /** Where people open the builder. */
  builder: string | undefined;
}

/** Returns the text of a mail, without the paragraphs that are left out. */
export const paragraphs = (...all: readonly (string | undefined)[]): string =>
  `${all.filter((one) => one !== undefined).join('\n\n')}\n`;
