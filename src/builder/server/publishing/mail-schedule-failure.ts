import { withInterfaceLanguage } from '../../../authoring/interface-language-scope.ts';
import { asInterfaceLanguage } from '../../../i18n/interface-language.ts';
import { clockTime } from '../../../i18n/time-zone.ts';
import type { MailSettings } from '../../../mail/mail-settings.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { failureInWords } from '../../../publishing/failure-in-words.ts';
import type { PublishFailure } from '../../../publishing/publish-failure.ts';
import type { PublishResult } from '../../../publishing/publish-options.ts';
import { liveLayout } from '../../enquiries/live-layout.ts';
import type { ScheduledTexts } from '../../texts/scheduled/english.ts';
import { scheduledTexts } from '../../texts/scheduled/scheduled-texts.ts';
import { texts } from '../../texts/texts.ts';
import { ownerMessage } from './failure-words.ts';

/** Where mail about schedules comes from and leads to. */
interface ScheduleMail {
  releases: string;
  settings: MailSettings;
  /** Where people open the builder, if others than this machine can. */
  builder?: string | undefined;
}

/**
 * Mails to the email address of the live site why something scheduled isn't live yet. The builder says so, too, so a
 * mail that fails isn't sent again.
 */
export const mailScheduleFailure = (mail: ScheduleMail, failure: PublishFailure): Promise<void> =>
  mailOwner(mail, ({ failed }, siteName) => ({
    subject: failed.subject(siteName),
    text: failed.text({ message: ownerMessage(failure), details: failureInWords(failure), builder: mail.builder }),
  }));

/** Mails to the same address that it's live now. */
export const mailScheduleLive = (
  mail: ScheduleMail,
  { live, since }: Extract<PublishResult, { live: unknown }>,
): Promise<void> =>
  mailOwner(mail, (words, siteName) => {
    const { timeZone, regions } = live.audience;
    const when = texts.server.publishing.live(clockTime(since, timeZone), regions);
    return { subject: words.live.subject(siteName), text: words.live.text(when) };
  });

/** Sends a mail in the language of the live site. */
async function mailOwner(
  { releases, settings }: ScheduleMail,
  write: (words: ScheduledTexts['mail'], siteName: string) => { subject: string; text: string },
): Promise<void> {
  const layout = liveLayout(releases, '/');
  if (!layout) return;
  const language = asInterfaceLanguage(layout.region.locale) ?? 'en';
  const { email: to, siteName } = layout;
  const mail = withInterfaceLanguage(language, () => write(scheduledTexts(language).mail, siteName));
  await sendMail(settings, { to, ...mail });
}
