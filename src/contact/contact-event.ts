import { pushEvent } from '../consent/data-layer.ts';
import type { RegionCode } from '../regions/region-code.ts';
import type { ContactValues } from './contact-fields.ts';

/** Tells the tag manager's queue that the form was sent (specification, section 7). */
export const pushContactEvent = ({ name, email, company, service }: ContactValues, region: RegionCode): void =>
  pushEvent({ event: 'contact_form_submitted', form_data: { name, email, company, service, region } });
