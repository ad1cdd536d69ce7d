import { existsSync } from 'node:fs';
import { createTaskQueue } from '../../data/task-queue.ts';
import { asInterfaceLanguage } from '../../i18n/interface-language.ts';
import { isMailAddress, type MailSettings } from '../../mail/mail-settings.ts';
import { sendMail, type Mail, type MailFailure } from '../../mail/send-mail.ts';
import type { PublishingFolders } from '../../publishing/publishing-folders.ts';
import { enquiryTexts } from '../texts/enquiries/enquiry-texts.ts';
import { databaseFile, withDatabase, type Database } from '../people/database.ts';
import type { StoredEnquiry } from './enquiries.ts';
import { liveLayout, type LiveLayout } from './live-layout.ts';

const MINUTE_MS = 60 * 1000;

/** Longest pause between two tries to mail an enquiry, in milliseconds. */
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** For how long it's tried, in milliseconds. After that, the enquiry is in the list alone. */
const PATIENCE_MS = 7 * 24 * 60 * MINUTE_MS;

/** How long no other program tries to mail an enquiry that one has begun to mail, in milliseconds. */
const CLAIM_MS = 5 * MINUTE_MS;

/**
 * Creates what mails all enquiries that are due to the email address of the live site. Each stays stored, whatever becomes of its mail.
 */
export function createEnquiryMailer(
  { data, releases }: Pick<PublishingFolders, 'data' | 'releases'>,
  settings: MailSettings,
): (now?: number) => Promise<void> {
  const inTurn = createTaskQueue();
  return (now = Date.now()) =>
    inTurn(async () => {
      if (!existsSync(databaseFile(data))) return;
      const layout = liveLayout(releases, '/');
      if (!layout) return;
      for (const enquiry of withDatabase(data, (database) => claimDue(database, now))) {
        const failure = await sendMail(settings, mailOf(enquiry, layout));
        withDatabase(data, (database) => noteOutcome(database, enquiry, { failure, now }));
      }
    });
}

/** Returns the enquiries that are due, which no other program mails now. */
const claimDue = (database: Database, now: number): StoredEnquiry[] =>
  database.all(
    'UPDATE enquiry SET mail_next = ?1 + ?2 WHERE mail_next <= ?1 RETURNING *',
    now,
    CLAIM_MS,
  ) as StoredEnquiry[]; // the columns of the table

/** Notes that an enquiry is mailed, or why not and when to try again: after 1, 2, 4 minutes and so on. */
function noteOutcome(
  database: Database,
  { id, received, mail_tries: tries }: StoredEnquiry,
  { failure, now }: { failure: MailFailure | undefined; now: number },
): void {
  const pause = Math.min(MINUTE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  const next = failure && now - received < PATIENCE_MS ? now + pause : null;
  const values = [next, failure?.reason ?? null, tries + (failure ? 1 : 0), id];
  database.run('UPDATE enquiry SET mail_next = ?, mail_problem = ?, mail_tries = ? WHERE id = ?', ...values);
}

/** Returns the mail about an enquiry, in the words of the site. An answer to it goes to the visitor. */
function mailOf(
  { name, email, company, choice, message }: StoredEnquiry,
  { email: to, siteName, region, form: { labels, subject } }: LiveLayout,
): Mail {
  const lines = [
    [labels.name, name],
    [labels.email, email],
    [labels.company, company],
    [labels.choice, choice],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
  const { mail } = enquiryTexts(asInterfaceLanguage(region.locale));
  return {
    to,
    subject,
    text: [...lines, '', message, '', '-- ', mail.end(siteName), ''].join('\n'),
    ...(isMailAddress(email) && { replyTo: { name, address: email } }),
  };
}
