import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { readGit } from '../../authoring/git/run-git.ts';
import { SITE_FILE } from '../../content/releases/content-version.ts';
import { PUBLISHED_REF } from '../../publishing/site-version.ts';
import type { PublishingFolders } from '../../publishing/publishing-folders.ts';
import { databaseFile, withDatabase } from '../people/database.ts';
import { deleteExpiredEnquiries } from './enquiries.ts';

/** Time between two looks for enquiries whose term has ended, in milliseconds. */
const LOOK_MS = 60 * 60 * 1000;

/**
 * Returns for how many months the published privacy policy says that messages are kept; `undefined` if it doesn't say so in a
 * number, as that of an older version, or can't be read.
 */
export async function publishedTerm(root: string): Promise<number | undefined> {
  // With "./", the path is one of the project, wherever that stands in the repository.
  const text = await readGit(root, ['show', `${PUBLISHED_REF}:./${SITE_FILE}`]);
  if (text === undefined) return undefined;
  const { messageMonths } = Object(parse(text, { logLevel: 'silent' })) as { messageMonths?: unknown };
  return typeof messageMonths === 'number' && Number.isInteger(messageMonths) && messageMonths >= 1
    ? messageMonths
    : undefined;
}

/** Deletes enquiries after the term that the published privacy policy names: now, and every hour. */
export function keepEnquiryTerm({ root, data }: Pick<PublishingFolders, 'root' | 'data'>): { close: () => void } {
  const look = () => deleteAfterTerm(root, data).catch((error: unknown) => console.error(error));
  void look();
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}

/** Deletes enquiries whose term has ended. */
export async function deleteAfterTerm(root: string, data: string, now = new Date()): Promise<void> {
  if (!existsSync(databaseFile(data))) return;
  const months = await publishedTerm(root);
  if (months === undefined) return;
  withDatabase(data, (database) => deleteExpiredEnquiries(database, months, now));
}
