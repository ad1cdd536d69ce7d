import type { MailFailure } from '../../mail/send-mail.ts';
import type { Database } from '../people/database.ts';

/** What a visitor sends by the contact form. Fields that were left empty are ''. */
export interface Enquiry {
  name: string;
  email: string;
  company: string;
  /** The choice, as the visitor read it. */
  choice: string;
  message: string;
}

/** An enquiry, as it's stored. */
export interface StoredEnquiry extends Enquiry {
  id: number;
  /** In milliseconds since 1970, as the others. */
  received: number;
  /** `null`: nobody has read it. */
  read: number | null;
  /** `null`: nobody has marked it as answered. */
  answered: number | null;
  /** When to try to mail it; `null`: it's mailed, or isn't going to be. */
  mail_next: number | null;
  /** How often mailing it has failed. */
  mail_tries: number;
  /** Why mailing it has failed; `null`: it hasn't. */
  mail_problem: MailFailure['reason'] | null;
}

interface Arrival {
  /** When it came, in milliseconds since 1970. */
  now?: number;
  /** Whether to mail it, too. */
  isMailed?: boolean;
}

/** Stores an enquiry. */
export function addEnquiry(
  database: Database,
  { name, email, company, choice, message }: Enquiry,
  { now = Date.now(), isMailed = false }: Arrival = {},
): void {
  const values = [now, name, email, company, choice, message, isMailed ? now : null];
  database.run(
    'INSERT INTO enquiry (received, name, email, company, choice, message, mail_next) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...values,
  );
}

/** Lists all enquiries, newest first. */
export const listEnquiries = (database: Database): StoredEnquiry[] =>
  database.all('SELECT * FROM enquiry ORDER BY received DESC, id DESC') as StoredEnquiry[]; // the columns of the table

/** Notes that an enquiry was read, or with `isRead: false` that it wasn't. */
export const markEnquiryRead = (database: Database, id: number, isRead: boolean, now = Date.now()): void =>
  void database.run('UPDATE enquiry SET read = ? WHERE id = ?', isRead ? now : null, id);

/** Notes that an enquiry was answered, and so also read; with `isAnswered: false` that it wasn't answered. */
export const markEnquiryAnswered = (database: Database, id: number, isAnswered: boolean, now = Date.now()): void =>
  void database.run(
    'UPDATE enquiry SET answered = ?1, read = coalesce(read, ?1) WHERE id = ?2',
    isAnswered ? now : null,
    id,
  );

/** Deletes an enquiry. */
export const deleteEnquiry = (database: Database, id: number): void =>
  void database.run('DELETE FROM enquiry WHERE id = ?', id);

/** Deletes the enquiries of everybody with a name or an email address, in any case. Returns how many there were. */
export const forgetEnquiries = (database: Database, nameOrEmail: string): number =>
  listEnquiries(database)
    .filter(({ name, email }) => [name, email].some((own) => isSameName(own, nameOrEmail)))
    .map(({ id }) => deleteEnquiry(database, id)).length;

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Deletes the enquiries whose last contact is longer ago than a term: when they came, or when they were marked as answered.
 * @param months the term, in calendar months
 */
export function deleteExpiredEnquiries(database: Database, months: number, now = new Date()): void {
  const limit = monthsBefore(now, months).getTime();
  database.run('DELETE FROM enquiry WHERE max(received, coalesce(answered, 0)) < ?', limit);
}

/** The same day and time some months ago, or the last day of that month. */
function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const limit = new Date(now);
  limit.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastDay));
  return limit;
}
