import type { MailSettings } from '../../../mail/mail-settings.ts';
import { sendMail, type MailFailure } from '../../../mail/send-mail.ts';
import type { InviteAnswer, MailProblem } from '../../protocol/people-calls.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';

/** An invitation that is sent. */
interface SentInvitation {
  link: string;
  /** Who is invited. */
  name: string;
  email: string;
  /** Who invites. */
  from: string;
  /** The host at which people open the builder. */
  host: string;
}

/**
 * Sends an invitation, in the language of the person who invites.
 * @param mail left out where no mail server is set up
 * @returns to whom it was sent, or the link with the reason why it wasn't
 */
export async function sendInvitation(mail: MailSettings | undefined, sent: SentInvitation): Promise<InviteAnswer> {
  const { link, email } = sent;
  const words = signInTexts().mail;
  if (!mail) return { link, problem: { message: words.notSetUp, details: '' } };
  const failure = await sendMail(mail, { to: email, subject: words.subject(sent), text: words.text(sent) });
  return failure ? { link, problem: problemOf(failure, email) } : { sentTo: email };
}

function problemOf({ reason, detail }: MailFailure, email: string): MailProblem {
  const { failed, sendYourself } = signInTexts().mail;
  return {
    message: `${reason === 'recipient' ? failed.recipient(email) : failed[reason]} ${sendYourself}`,
    details: detail,
  };
}
