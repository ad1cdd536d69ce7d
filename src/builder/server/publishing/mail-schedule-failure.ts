import { asInterfaceLanguage } from '../../../i18n/interface-language.ts';
import type { MailSettings } from '../../../mail/mail-settings.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { failureInWords } from '../../../publishing/failure-in-words.ts';
import type { PublishFailure } from '../../../publishing/publish-failure.ts';
import { liveLayout } from '../../enquiries/live-layout.ts';
import { scheduledTexts } from '../../texts/scheduled/scheduled-texts.ts';

/**
 * Mails to the email address of the live site why something scheduled isn't live yet. The builder says so, too, so a
 * mail that fails isn't sent again.
 */
export async function mailScheduleFailure(
  releases: string,
  settings: MailSettings,
  failure: PublishFailure,
): Promise<void> {
  const layout = liveLayout(releases, '/');
  if (!layout) return;
  const { mail } = scheduledTexts(asInterfaceLanguage(layout.region.locale));
  const { email: to, siteName } = layout;
  await sendMail(settings, { to, subject: mail.subject(siteName), text: mail.text(failureInWords(failure)) });
}
