import type { RegionContent } from './site-content.ts';

/** What the contact form needs: its words, the choices of business types, where it is sent. */
export type ContactFormData = ReturnType<typeof contactFormData>;

/** Gathers what the contact form needs out of a region's content. */
export const contactFormData = ({
  dictionary,
  region,
  site,
}: Pick<RegionContent, 'dictionary' | 'region' | 'site'>) => ({
  words: dictionary.form,
  thanks: dictionary.thanks,
  toasts: dictionary.toasts,
  businessTypes: Object.entries(dictionary.businessTypes).map(([value, label]) => ({ value, label })),
  endpoint: site.formEndpoint ?? LOCAL_FORM_ENDPOINT,
  thankYouUrl: `${site.formEndpoint ? site.url : ''}/${region.code}/thank-you`,
  region: region.code,
});

/** The receiver that `start`, `preview` and `dev` carry where no real form service is known. */
export const LOCAL_FORM_ENDPOINT = '/_local/form';

/** The look-up of the visitor's country that they carry where no real service is known. */
export const LOCAL_COUNTRY_ENDPOINT = '/_local/country';
