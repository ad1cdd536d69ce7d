import type { ContactDefinition } from './define-site.ts';
import type { RegionContent } from './site-content.ts';

/** The data of the contact form: texts, choices and endpoint. */
export type ContactFormData = ReturnType<typeof contactFormData>;

/** Collects the contact form's data from a region's content. */
export const contactFormData = (
  { dictionary, region, site }: Pick<RegionContent, 'dictionary' | 'region' | 'site'>,
  { subject = DEFAULT_SUBJECT }: ContactDefinition = {},
) => ({
  labels: dictionary.form,
  thanks: dictionary.thanks,
  toasts: dictionary.toasts,
  subject,
  choices: Object.entries(dictionary.choices ?? {}).map(([value, label]) => ({ value, label })),
  endpoint: site.formEndpoint ?? LOCAL_FORM_ENDPOINT,
  thankYouUrl: `${site.formEndpoint ? site.url : ''}/${region.code}/thank-you`,
  region: region.code,
});

/** Subject of the mail that the form service forwards, if the site has none of its own. */
const DEFAULT_SUBJECT = 'New message from the contact form';

/** The receiver on the site's own origin, if no form service is configured: `npm run site`, or that of `start`, `preview` and `dev`. */
export const LOCAL_FORM_ENDPOINT = '/_local/form';

/** Name of the honeypot control, which form services recognize. */
export const HONEYPOT = '_gotcha';

/** The country look-up that they serve if no geolocation service is configured. */
export const LOCAL_COUNTRY_ENDPOINT = '/_local/country';
