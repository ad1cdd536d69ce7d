import { texts } from '../../texts/texts.ts';
import { IS_SIGNED_IN } from './shell-token.ts';

/** Says that edits of pages are saved, and where: on the server of a builder on the web, else on the person's own computer. */
export const savedText = (pages: string): string =>
  IS_SIGNED_IN ? texts.state.savedOnServer(pages) : texts.state.saved(pages);
