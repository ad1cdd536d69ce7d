import { plural } from '../english/formats.ts';

/** What visitors send by the contact form. */
export const englishEnquiries = {
  title: 'Messages',
  keywords: 'contact form enquiry inquiry inbox email reply answer visitor',
  /** Name of the button with the number of messages that nobody has read. */
  unread: plural({ one: '# new message', other: '# new messages' }),
  /** The command, with the number of messages that nobody has read. */
  titleWith: (count: number) => `Messages (${count})`,
  loading: 'Loading messages',
  none: 'No messages yet',
  noneHint: 'What visitors send with the contact form is listed here.',
  obstacle: {
    service: 'Your form service receives the contact form, so new messages don’t show here.',
    host: 'The contact form can’t reach you yet: where your website is hosted, nothing receives it. Ask your developer to set up a form service.',
  },
  term: plural({
    one: 'Messages are deleted # month after they arrive or are marked as answered, as the privacy policy says.',
    other: 'Messages are deleted # months after they arrive or are marked as answered, as the privacy policy says.',
  }),
  /** What became of the mail about a message, where mail is set up. */
  mail: {
    /** The end of the mail. */
    end: (site: string) =>
      `Sent with the contact form of ${site}. If you reply to this email, the visitor gets the answer.`,
    waiting: 'This message isn’t in your mailbox yet. The builder tries again.',
    failed: 'This message couldn’t be sent to your mailbox for a week. The builder has stopped trying.',
    reasons: {
      unreachable: 'The mail server doesn’t answer.',
      encryption: 'The connection to the mail server isn’t safe.',
      login: 'The mail server refuses the password.',
      recipient: 'The mail server refuses your email address.',
      refused: 'The mail server refuses the message.',
    },
  },
  new: 'New',
  answered: 'Answered',
  reply: 'Reply by email',
  markAnswered: 'Mark as answered',
  markUnanswered: 'Mark as not answered',
  markUnread: 'Mark as new',
  remove: 'Delete',
  /** Asks again. */
  removeQuestion: (name: string) => `Delete the message from ${name}? It can’t be brought back.`,
  removeNow: 'Delete message',
  keep: 'Keep message',
  removed: 'Message deleted.',
  /** Subject of a reply. */
  replySubject: (site: string) => `Re: ${site}`,
};

/** The words of messages from the contact form, which the shell doesn't load. */
export type EnquiryTexts = typeof englishEnquiries;
