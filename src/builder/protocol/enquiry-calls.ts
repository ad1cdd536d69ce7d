import { z } from 'zod';

/** What is known of a message: whether somebody has read or answered it. */
export const ENQUIRY_STATES = ['read', 'unread', 'answered', 'unanswered'] as const;

const id = z.int().min(1);

/** The inputs of the calls about what visitors send by the contact form. */
export const ENQUIRY_INPUTS = {
  /** All messages, newest first. */
  enquiries: z.strictObject({}),
  markEnquiry: z.strictObject({ id, state: z.enum(ENQUIRY_STATES) }),
  /** Deletes a message for good. */
  deleteEnquiry: z.strictObject({ id }),
};

/** A message from the contact form. Fields that were left empty are ''. */
export interface ListedEnquiry {
  id: number;
  /** In milliseconds since 1970. */
  received: number;
  name: string;
  email: string;
  company: string;
  /** The choice, as the visitor read it. */
  choice: string;
  message: string;
  isRead: boolean;
  isAnswered: boolean;
  /** Why it isn't in the owner's mailbox, and whether that is tried again; absent where it is, or no mail is set up. */
  mailProblem?: { reason: 'unreachable' | 'encryption' | 'login' | 'recipient' | 'refused'; isTriedAgain: boolean };
}

/** The messages, and what becomes of them. */
export interface Enquiries {
  /** Newest first. */
  enquiries: ListedEnquiry[];
  /** For how many months messages are kept; absent while the content has errors. */
  months?: number;
  /** The name of the site, for the subject of a reply. */
  siteName: string;
  /**
   * Why no new message comes: a form service takes them (`service`), or visitors get the site from a host that takes none (`host`).
   * Absent: they come.
   */
  obstacle?: 'service' | 'host';
}

/** The answers to the calls about messages. */
export interface EnquiryAnswers {
  enquiries: Enquiries;
  markEnquiry: object;
  deleteEnquiry: object;
}
