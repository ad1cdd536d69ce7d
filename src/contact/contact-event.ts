import type { RegionCode } from '../regions/region-code.ts';
import type { ContactValues } from './contact-fields.ts';

/** Tells the tag manager's queue that the form was sent (specification, section 7). */
export function pushContactEvent({ name, email, company, service }: ContactValues, region: RegionCode): void {
  const target = globalThis as { dataLayer?: unknown[] }; // the queue is a global of the tag manager's, there or not
  (target.dataLayer ??= []).push({
    event: 'contact_form_submitted',
    form_data: { name, email, company, service, region },
  });
}
