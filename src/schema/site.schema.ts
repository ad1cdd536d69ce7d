import { z } from 'zod';
import { countryCode } from './country.ts';
import { SOCIAL_NETWORKS } from './icon.ts';
import { imagePath } from './image.ts';

const line = (title: string, description: string) => z.string().min(1).meta({ title, description });

const social = z.strictObject({
  network: z.enum(SOCIAL_NETWORKS).meta({ title: 'Network', description: 'linkedin, x, facebook or youtube.' }),
  name: line('Name', 'Name of the network as visitors read it.'),
  url: z.url({ protocol: /^https$/ }).meta({ title: 'Address', description: 'Address of the profile, with https://.' }),
});

const company = z.strictObject({
  legalName: line('Legal name', 'Registered name of the company.'),
  vatNumber: line('VAT number', 'VAT number as on an invoice.'),
  street: line('Street', 'Street and number of the head office.'),
  postalCode: z.string().min(1).meta({ title: 'Postal code', description: 'In quotes, so that leading zeros stay.' }),
  city: line('City', 'City of the head office.'),
  countryCode: countryCode().meta({
    title: 'Country code',
    description: 'Two-letter code of the country, for example ES.',
  }),
});

const endpoint = (title: string, description: string) =>
  z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({ title, description: `${description} Left out: the local stand-in.` });

/** `content/site.yaml`: who the site belongs to, and the services outside that it calls. */
export const siteSchema = z
  .strictObject({
    url: z
      .url({ protocol: /^https$/ })
      .regex(
        /^[^:]+:\/\/[^/?#]+$/,
        'The site fills a whole domain: write https:// and the domain with nothing behind it, not even a slash.',
      )
      .meta({ title: 'Site address', description: 'https:// and the domain; no path and no slash at the end.' }),
    name: line('Name', 'Name of the site, as in the wordmark.'),
    person: line('Person', 'Full name of the consultant.'),
    portrait: imagePath().meta({ title: 'Portrait', description: 'Picture of the consultant for search engines.' }),
    company: company.meta({ title: 'Company', description: 'Shown at the foot of every page.' }),
    email: z.email().meta({ title: 'E-mail', description: 'Where visitors write to.' }),
    phone: z
      .string()
      .regex(/^\+[0-9 ]+$/, 'Begin with + and the country code, digits and spaces only, for example "+34 600 000 000".')
      .meta({ title: 'Phone', description: 'In quotes, with country code: "+34 600 000 000".' }),
    social: z.array(social).min(1).meta({ title: 'Social links', description: 'The first also stands in the header.' }),
    formEndpoint: endpoint('Form service', 'Address that takes the contact form.'),
    geolocationEndpoint: endpoint('Geolocation service', 'Address that tells the visitor’s country.'),
    tagManagerId: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/)
      .optional()
      .meta({ title: 'Tag manager', description: 'Id such as GTM-XXXXXXX. Left out: none is loaded.' }),
    consentVersion: z.int().positive().meta({
      title: 'Consent version',
      description: 'Raise it by one when the cookie policy changes: visitors are asked again.',
    }),
  })
  .meta({ title: 'Site', description: 'Address, names, contact and outside services.' });

/** The site's facts as they stand in YAML. */
export type Site = z.output<typeof siteSchema>;
