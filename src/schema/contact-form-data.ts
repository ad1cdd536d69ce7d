import type { RegionContent } from './site-content.ts';

/** The data of the contact form: texts, business types and endpoint. */
export type ContactFormData = ReturnType<typeof contactFormData>;

/** Collects the contact form's data from a region's content. */
export const contactFormData = ({
  dictionary,
  region,
  site,
}: Pick<RegionContent, 'dictionary' | 'region' | 'site'>) => ({
  labels: dictionary.form,
  thanks: dictionary.thanks,
  toasts: dictionary.toasts,
  businessTypes: Object.entries(dictionary.businessTypes).map(([value, label]) => ({ value, label })),
  endpoint: site.formEndpoint ?? LOCAL_FORM_ENDPOINT,
  thankYouUrl: `${site.formEndpoint ? site.url : ''}/${region.code}/thank-you`,
  region: region.code,
});

/** The receiver that `start`, `preview` and `dev` serve if no form service is configured. */
export const LOCAL_FORM_ENDPOINT = '/_local/form';

/** The country look-up that they serve if no geolocation service is configured. */
export const LOCAL_COUNTRY_ENDPOINT = '/_local/country';
