import type { Region } from '../regions/site-regions.ts';
import type { Site } from './site.schema.ts';

/** The field of `content/site.yaml` that each placeholder shows; the first one, where it shows several. */
export const SITE_FACT_PATHS = {
  legalName: ['company', 'legalName'],
  vatNumber: ['company', 'vatNumber'],
  taxId: ['company', 'taxId'],
  registry: ['company', 'registry'],
  address: ['company', 'street'],
  city: ['company', 'city'],
  country: ['company', 'countryCode'],
  email: ['email'],
  phone: ['phone'],
  person: ['person'],
  siteName: ['name'],
  formService: ['processors', 'form', 'name'],
  geolocationService: ['processors', 'geolocation', 'name'],
  hostingService: ['processors', 'hosting', 'name'],
  emailService: ['processors', 'email', 'name'],
  messageRetention: ['messageMonths'],
} as const;

/** A placeholder for a value of `content/site.yaml`. */
export type SiteFact = keyof typeof SITE_FACT_PATHS;

/** Placeholders for values of `content/site.yaml`, so that no text repeats them. */
export const SITE_FACTS = Object.keys(SITE_FACT_PATHS) as SiteFact[];

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
    messageRetention: new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(
      site.messageMonths,
    ),
  };
}
