import { DRAFT_META, DRAFT_NAME_META } from '../../../protocol/draft-place.ts';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';

const toldBy = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The draft that this page edits, by its id and name. */
export interface OwnDraft {
  /** '' for the main one. */
  id: string;
  name: string;
}

/** Returns the draft that this page edits; `undefined` where there is only one. */
export function ownDraft(): OwnDraft | undefined {
  const id = toldBy(DRAFT_META);
  if (id === undefined) return undefined;
  return { id, name: id === '' ? draftTexts().main : (toldBy(DRAFT_NAME_META) ?? '') };
}

/** Whether the person may make, apply and discard drafts. */
export const mayManageDrafts = (): boolean => toldBy('builder-role') !== 'contributor';
