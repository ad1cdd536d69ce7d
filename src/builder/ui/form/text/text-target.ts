import type { Command } from 'prosemirror-state';

/** The text that had the cursor last: where the buttons beside a title write to. */
export interface TextTarget {
  /** Changes what is selected; a text without formats has none. */
  run?: (command: Command) => void;
  /** Asks where the selected words lead. */
  openLink?: () => void;
  insertFact: (name: string) => void;
}
