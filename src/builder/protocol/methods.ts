import { APPEARANCE_METHODS } from './appearance-methods.ts';
import { CREATION_METHODS } from './creation-methods.ts';
import { HISTORY_METHODS } from './history-methods.ts';
import type { Handlers } from './method.ts';
import { PAGE_METHODS } from './page-methods.ts';
import { PICTURE_METHODS } from './picture-methods.ts';
import { REPOSITORY_METHODS } from './repository-methods.ts';
import { SITE_METHODS } from './site-methods.ts';
import { TRANSLATION_METHODS } from './translation-methods.ts';

/** All remote calls of the builder. */
export const METHODS = {
  ...SITE_METHODS,
  ...HISTORY_METHODS,
  ...REPOSITORY_METHODS,
  ...PICTURE_METHODS,
  ...PAGE_METHODS,
  ...CREATION_METHODS,
  ...APPEARANCE_METHODS,
  ...TRANSLATION_METHODS,
};

/** What the server runs for each of them. */
export type BuilderHandlers = Handlers<typeof METHODS>;
