import { mayAct } from '../people/people.ts';
import type { Role } from '../protocol/roles.ts';
import type { CallName } from '../protocol/calls.ts';
import { signInTexts } from '../texts/sign-in/sign-in-texts.ts';
import type { RequestRefusal } from './request-guard.ts';

/**
 * The least role that may make a call, or send a file. Everybody edits and saves versions on the server; what leaves it is sent
 * by an editor, who also reads what visitors send.
 */
export const CALL_ROLES: Readonly<Record<CallName | 'upload', Role>> = {
  site: 'contributor',
  file: 'contributor',
  schema: 'contributor',
  edit: 'contributor',
  editAll: 'contributor',
  preview: 'contributor',
  markRead: 'contributor',
  settle: 'contributor',
  share: 'contributor',
  texts: 'contributor',
  findWords: 'contributor',
  schedule: 'contributor',
  usage: 'contributor',
  undo: 'contributor',
  redo: 'contributor',
  history: 'contributor',
  changes: 'contributor',
  startHistory: 'owner',
  revert: 'contributor',
  valueHistory: 'contributor',
  commit: 'contributor',
  push: 'editor',
  onlineCopy: 'contributor',
  pull: 'editor',
  drafts: 'contributor',
  draftChanges: 'contributor',
  createDraft: 'editor',
  applyDraft: 'editor',
  discardDraft: 'editor',
  resumeDraft: 'editor',
  unpublished: 'contributor',
  publish: 'editor',
  publication: 'contributor',
  cancelPublication: 'editor',
  versions: 'contributor',
  makeLive: 'editor',
  siteDifferences: 'contributor',
  comparedPage: 'contributor',
  checkSelection: 'contributor',
  weighSelection: 'contributor',
  sharedCards: 'contributor',
  restorePage: 'contributor',
  previewLinks: 'editor',
  createPreviewLink: 'editor',
  withdrawPreviewLink: 'editor',
  enquiries: 'editor',
  markEnquiry: 'editor',
  deleteEnquiry: 'editor',
  pictures: 'contributor',
  removePicture: 'contributor',
  changePicture: 'contributor',
  downloads: 'contributor',
  removeFont: 'contributor',
  trace: 'contributor',
  checkName: 'contributor',
  create: 'contributor',
  saveTemplate: 'contributor',
  renameTemplate: 'contributor',
  removeTemplate: 'contributor',
  deletePage: 'contributor',
  appearance: 'contributor',
  translations: 'contributor',
  here: 'contributor',
  away: 'contributor',
  confirmation: 'contributor',
  sessions: 'contributor',
  endSession: 'contributor',
  endOtherSessions: 'contributor',
  passkeys: 'contributor',
  removePasskey: 'contributor',
  addDevice: 'contributor',
  notes: 'contributor',
  addNote: 'contributor',
  answerNote: 'contributor',
  // Of their own notes; editors and owners of all.
  settleNote: 'contributor',
  seeNote: 'contributor',
  // Each person's own requests only.
  ownReviews: 'contributor',
  askToPublish: 'contributor',
  withdrawReview: 'contributor',
  dismissReview: 'contributor',
  reviews: 'editor',
  review: 'editor',
  discardReviewed: 'editor',
  answerReview: 'editor',
  people: 'owner',
  inviting: 'owner',
  invite: 'owner',
  removePerson: 'owner',
  endSessions: 'owner',
  upload: 'contributor',
};

/**
 * Returns why a person may not make a call. What isn't in the table is for owners.
 * @param role left out where nobody signs in
 */
export function refusalOfRole(role: Role | undefined, call: string): RequestRefusal | undefined {
  const needed = Object.hasOwn(CALL_ROLES, call) ? CALL_ROLES[call as CallName] : 'owner';
  if (role === undefined || needed === 'contributor' || mayAct(role, needed)) return undefined;
  return { status: 403, message: signInTexts().refused.role(needed) };
}
