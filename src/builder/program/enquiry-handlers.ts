import type { DraftSite } from '../../content/draft-site.ts';
import { publishBranch, publishCommand } from '../../publishing/public-address.ts';
import {
  deleteEnquiry,
  listEnquiries,
  markEnquiryAnswered,
  markEnquiryRead,
  type StoredEnquiry,
} from '../enquiries/enquiries.ts';
import type { Database } from '../people/database.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { Enquiries, ListedEnquiry } from '../protocol/enquiry-calls.ts';

interface EnquiryParts {
  /** Opens the database when it's first needed. */
  database: () => Database;
  draft: Pick<DraftSite, 'site'>;
}

/** Creates what the server runs for the calls about messages from the contact form. */
export const createEnquiryHandlers = ({
  database,
  draft,
}: EnquiryParts): Pick<BuilderHandlers, 'enquiries' | 'markEnquiry' | 'deleteEnquiry'> => ({
  enquiries: () => describeEnquiries(listEnquiries(database()), draft),
  markEnquiry({ id, state }) {
    if (state === 'read' || state === 'unread') markEnquiryRead(database(), id, state === 'read');
    else markEnquiryAnswered(database(), id, state === 'answered');
    return {};
  },
  deleteEnquiry({ id }) {
    deleteEnquiry(database(), id);
    return {};
  },
});

function describeEnquiries(stored: readonly StoredEnquiry[], { site }: EnquiryParts['draft']): Enquiries {
  const obstacle = obstacleOf(site?.content.site.formEndpoint);
  return {
    enquiries: stored.map(describeEnquiry),
    siteName: site?.content.site.name ?? '',
    ...(site && { months: site.content.site.messageMonths }),
    ...(obstacle && { obstacle }),
  };
}

const describeEnquiry = ({
  read,
  answered,
  mail_next: next,
  mail_problem: reason,
  mail_tries: _tries,
  ...sent
}: StoredEnquiry): ListedEnquiry => ({
  ...sent,
  isRead: read !== null,
  isAnswered: answered !== null,
  ...(reason !== null && { mailProblem: { reason, isTriedAgain: next !== null } }),
});

/** Only `npm run site` takes the form itself: a host that gets files or builds them has no receiver. */
function obstacleOf(formEndpoint: string | undefined): Enquiries['obstacle'] {
  if (formEndpoint !== undefined) return 'service';
  const { env } = process;
  return publishCommand(env) !== undefined || publishBranch(env) ? 'host' : undefined;
}
