import type { MailSettings } from '../../mail/mail-settings.ts';
import type { PublishingFolders } from '../../publishing/publishing-folders.ts';
import type { FormReceiver } from '../../publishing/serve-releases.ts';
import { keepEnquiryTerm } from './enquiry-term.ts';
import { createEnquiryMailer } from './mail-enquiries.ts';
import { createFormReceiver } from './receive-enquiries.ts';

/** What a program does with enquiries while it serves the published site. */
interface ReceivedEnquiries {
  receive: FormReceiver;
  close: () => void;
}

/** Time between two looks for enquiries that mailing has failed for, in milliseconds. */
const LOOK_MS = 60_000;

/** Receives enquiries, mails them where a mail server is set, and deletes them after their term. */
export function openEnquiries(folders: PublishingFolders, mail: MailSettings | undefined): ReceivedEnquiries {
  const mailDue = mail && createEnquiryMailer(folders, mail);
  const onStored = () => void mailDue?.().catch((error: unknown) => console.error(error));
  onStored();
  const timer = setInterval(onStored, LOOK_MS).unref();
  const term = keepEnquiryTerm(folders);
  return {
    receive: createFormReceiver(folders, { isMailed: mail !== undefined, onStored }),
    close() {
      clearInterval(timer);
      term.close();
    },
  };
}
