import { EMBEDDED_DATA_ID, type EmbeddedData } from './page-request.ts';

/** What the pre-rendered page carries for its script. */
export const readEmbedded = (): EmbeddedData =>
  JSON.parse(document.getElementById(EMBEDDED_DATA_ID)?.textContent ?? 'null') as EmbeddedData; // the build wrote it from the same type
