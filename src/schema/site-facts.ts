import type { Region } from '../regions/site-regions.ts';
import type { Site } from './site.schema.ts';

/** Placeholders for values of `content/site.yaml`, so that no text repeats them. */
export const SITE_FACTS = [
  'legalName',
  'vatNumber',
  'taxId',
  'registry',
  'address',
  'city',
  'country',
  'email',
  'phone',
  'person',
  'siteName',
  'formService',
  'geolocationService',
  'hostingService',
  'emailService',
] as const;

/** A placeholder for a value of `content/site.yaml`. */
export type SiteFact = (typeof SITE_FACTS)[number];

/** Returns the placeholders' values in a region's language; countries are written out. */
export function siteFacts(site: Omit<Site, 'jobTitle'>, { locale }: Pick<Region, 'locale'>): Record<SiteFact, string> {
  const { company, processors } = site;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: string) => countries.of(code) ?? code;
  const processor = ({ name, countryCode }: { name: string; countryCode: string }) => `${name}, ${nameOf(countryCode)}`;
  const country = nameOf(company.countryCode);
  return {
    legalName: company.legalName,
    vatNumber: company.vatNumber,
    taxId: company.taxId,
    registry: [company.registry, company.registryEntry].filter(Boolean).join(', '),
    address: `${company.street}, ${company.postalCode} ${company.city}, ${country}`,
    city: company.city,
    country,
    email: site.email,
    phone: site.phone,
    person: site.person,
    siteName: site.name,
    formService: processor(processors.form),
    geolocationService: processor(processors.geolocation),
    hostingService: processor(processors.hosting),
    emailService: processor(processors.email),
  };
}
