import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** A draft beside the main one, as it's stored. */
export interface NamedDraft {
  /** Names its folder and its ref: ten lower-case hexadecimal digits. */
  id: string;
  name: string;
  /** The commit of the main draft with which it began. */
  base: string;
  /** The name of who made it; `null` where nobody signs in, or once that person was removed. */
  person: string | null;
  /** In milliseconds since 1970, as the others. */
  created: number;
  /** When it was applied or discarded; `null`: people edit it. */
  ended: number | null;
  /** Whether the main draft has its changes. */
  isApplied: boolean;
}

/** How long a draft can be taken up again that was applied or discarded, in milliseconds: 30 days. */
export const ENDED_TERM_MS = 30 * 24 * 60 * 60 * 1000;

interface DraftRow extends Omit<NamedDraft, 'isApplied'> {
  applied: number;
}

const SELECT = `SELECT named_draft.id, named_draft.name, base, person.name AS person, created, ended, applied
  FROM named_draft LEFT JOIN person ON person.id = named_draft.person`;

const draftOf = ({ applied, ...row }: DraftRow): NamedDraft => ({ ...row, isApplied: applied === 1 });

/** Returns the id of a new draft. */
export const newDraftId = (): string => randomBytes(5).toString('hex');

/**
 * Stores a draft.
 * @param person the id of who makes it
 */
export function addNamedDraft(
  database: Database,
  { id, name, base }: Pick<NamedDraft, 'id' | 'name' | 'base'>,
  person: string | undefined,
  now = Date.now(),
): void {
  const values = [id, name, base, person ?? null, now];
  database.run('INSERT INTO named_draft (id, name, base, person, created) VALUES (?, ?, ?, ?, ?)', ...values);
}

/** Lists all drafts, also those that have ended, in the order in which they were made. */
export const listNamedDrafts = (database: Database): NamedDraft[] =>
  selected(database, 'ORDER BY created, named_draft.id');

/** Finds a draft by its id. */
export const findNamedDraft = (database: Database, id: string): NamedDraft | undefined =>
  selected(database, 'WHERE named_draft.id = ?', id)[0];

const selected = (database: Database, where: string, ...values: string[]): NamedDraft[] =>
  (database.all(`${SELECT} ${where}`, ...values) as DraftRow[]).map(draftOf); // the columns of the query

/** Takes note that a draft was applied or discarded. */
export const endNamedDraft = (database: Database, id: string, isApplied: boolean, now = Date.now()): void =>
  void database.run('UPDATE named_draft SET ended = ?, applied = ? WHERE id = ?', now, isApplied ? 1 : 0, id);

/** Takes note of another commit with which a draft began: the same content in another format. */
export const replaceBase = (database: Database, { id, base }: Pick<NamedDraft, 'id' | 'base'>): void =>
  void database.run('UPDATE named_draft SET base = ? WHERE id = ?', base, id);

/** Takes a draft up again under a name. */
export const resumeNamedDraft = (database: Database, id: string, name: string): void =>
  void database.run('UPDATE named_draft SET ended = NULL, applied = 0, name = ? WHERE id = ?', name, id);

/** Forgets a draft, and the links that show it. */
export const forgetNamedDraft = (database: Database, id: string): void =>
  void database.run('DELETE FROM named_draft WHERE id = ?', id);
