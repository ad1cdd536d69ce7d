import { z } from 'zod';
import { countryCode } from './country.ts';
import { SOCIAL_NETWORKS } from './icon.ts';
import { imagePath } from './image.ts';
import { goneAddresses } from './old-address.ts';
import { text, plainText } from './text.ts';

const social = z.strictObject({
  network: z
    .enum(SOCIAL_NETWORKS)
    .meta({ title: 'Network', description: 'linkedin, x, facebook or youtube.', form: '' }),
  name: plainText('Name', 'Name of the network as visitors read it.'),
  url: z.url({ protocol: /^https$/ }).meta({ title: 'Address', description: 'Address of the profile, with https://.' }),
});

const company = z.strictObject({
  legalName: plainText('Legal name', 'Registered name of the company.'),
  vatNumber: plainText('VAT number', 'VAT number as on an invoice.'),
  taxId: plainText(
    'Tax number',
    'National tax number of the company, if it differs from the VAT number; the legal notice names it.',
  ),
  registry: plainText(
    'Register',
    'The register that lists the company; the legal notice names it with the number there (LSSI, article 10).',
  ),
  registryEntry: plainText(
    'Number in the register',
    'Volume, folio and sheet, or the number, by which the company is found in the register. Optional.',
  ).optional(),
  street: plainText('Street', 'Street and number of the head office.'),
  postalCode: z
    .string()
    .min(1)
    .meta({ title: 'Postal code', description: 'In quotes, so that leading zeros stay.', form: '' }),
  city: plainText('City', 'City of the head office.'),
  countryCode: countryCode().meta({
    title: 'Country',
    description: 'Two-letter code of the country, for example ES.',
    form: 'The country of the head office.',
  }),
});

const processor = (title: string, description: string) =>
  z
    .strictObject({
      name: plainText('Name', 'Name of the company that runs the service.'),
      countryCode: countryCode().meta({
        title: 'Country',
        description: 'Two-letter code of the country in which that company sits, for example IE.',
        form: 'The country in which that company sits.',
      }),
    })
    .meta({ title, description });

const processors = z.strictObject({
  form: processor('Form service', 'Receives what visitors send by the contact form; texts name it as {formService}.'),
  geolocation: processor(
    'Geolocation service',
    'Tells the country of a visitor at the bare address; texts name it as {geolocationService}.',
  ),
  hosting: processor('Host', 'Serves the site and keeps its logs; texts name it as {hostingService}.'),
  email: processor('Email service', 'Keeps the mailbox; texts name it as {emailService}.'),
});

const endpoint = (title: string, description: string, without: string) =>
  z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({
      title,
      description: `${description} Left out: ${without}.`,
      form: `${description} Your developer sets it.`,
    });

/** How long a checked value counts as current by default, in months. */
const REVIEW_MONTHS = 12;

/** Longest time for which a value can count as current: ten years, in months. */
const MAX_REVIEW_MONTHS = 120;

/** Longest time for which a message is kept: ten years, in months. */
const MAX_MESSAGE_MONTHS = 120;

/** More than one new cookie policy a week, for a century. */
const MAX_CONSENT_VERSION = 9999;

/** More migrations than there will ever be. */
const MAX_CONTENT_VERSION = 9999;

/** `content/site.yaml`: the site's owner and its external services. */
export const siteSchema = z
  .strictObject({
    url: z
      .url({ protocol: /^https$/ })
      .regex(
        /^[^:]+:\/\/[^/?#]+$/,
        'The site fills a whole domain: write https:// and the domain with nothing after it, not even a slash.',
      )
      .meta({
        title: 'Site address',
        description: 'https:// and the domain; no path and no slash at the end.',
        form: 'https:// and the domain, with nothing after it.',
      }),
    name: plainText('Name', 'Name of the site, as in the wordmark.'),
    person: plainText('Person', 'Full name of the site’s owner.'),
    jobTitle: text()
      .optional()
      .meta({ title: 'Job', description: 'What the owner’s job is, for search engines, for example Photographer.' }),
    knowsAbout: z
      .array(plainText('Subject', 'One subject, one to three words.'))
      .min(1)
      .optional()
      .meta({ title: 'Knows about', description: 'What the owner is an expert in, for search engines.' }),
    portrait: imagePath().meta({ title: 'Portrait', description: 'Picture of the owner for search engines.' }),
    company: company.meta({ title: 'Company', description: 'Shown at the foot of every page.' }),
    email: z.email().meta({ title: 'Email', description: 'Where visitors write to.' }),
    phone: z
      .string()
      .regex(/^\+[0-9 ]+$/, 'Begin with + and the country code, digits and spaces only, for example "+34 600 000 000".')
      .meta({
        title: 'Phone',
        description: 'In quotes, with country code: "+34 600 000 000".',
        form: 'With country code, for example +34 600 000 000.',
      }),
    social: z.array(social).min(1).meta({ title: 'Social links', description: 'The header shows the first one, too.' }),
    processors: processors.meta({
      title: 'Processors',
      description: 'Companies that handle visitors’ data for you; the privacy policy names them.',
    }),
    messageMonths: z.int().positive().max(MAX_MESSAGE_MONTHS).meta({
      title: 'Keep messages for',
      description:
        'For how many months a message from the contact form is kept after the last contact; texts name it as {messageRetention}. Then it’s deleted from the list “Messages”.',
    }),
    formEndpoint: endpoint(
      'Form service',
      'Address that takes the contact form.',
      '“npm run site” takes it, and the builder lists it under “Messages”',
    ),
    geolocationEndpoint: endpoint(
      'Geolocation service',
      'Address that tells the visitor’s country.',
      'the local mock service',
    ),
    tagManagerId: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/)
      .optional()
      .meta({
        title: 'Tag manager',
        description: 'Id such as GTM-XXXXXXX. Left out: none is loaded.',
        form: 'Your Google Tag Manager container, such as GTM-XXXXXXX. Without it, none is loaded.',
      }),
    searchConsoleToken: z
      .string()
      .regex(/^[\w-]{20,100}$/, 'Copy the content of the meta tag that Search Console shows, without the tag.')
      .optional()
      .meta({
        title: 'Search Console token',
        description: 'Content of the google-site-verification tag. Left out: the home pages have no such tag.',
        form: 'The long word that Search Console shows to prove that the site is yours.',
      }),
    indexNowKey: z
      .string()
      .regex(/^[\dA-Za-z-]{8,128}$/, 'The key has 8 to 128 letters, digits and hyphens (indexnow.org).')
      .optional()
      .meta({
        title: 'Password for search engines',
        description: 'With this key, Bing and others accept notices of changed pages. Left out: no notices.',
        form: 'With it, Bing and others are told when a page changes.',
      }),
    gone: goneAddresses(),
    timeZone: z.string().min(1).default('UTC').meta({
      title: 'Time zone',
      description:
        'By which clocks a day begins and ends for "visibleFrom" and "visibleUntil", for example Europe/Madrid. Left out: UTC.',
      form: 'By which clocks a day begins and ends for “Visible from” and “Visible until”, for example Europe/Madrid.',
    }),
    consentVersion: z.int().positive().max(MAX_CONSENT_VERSION).meta({
      title: 'Consent version',
      description: 'Raise it by one when the cookie policy changes: visitors are asked again.',
    }),
    reviewMonths: z
      .int()
      .positive()
      .max(MAX_REVIEW_MONTHS)
      .default(REVIEW_MONTHS)
      .meta({
        title: 'Review',
        description: `For how many months a value with a comment "# asOf:" counts as current. Left out: ${REVIEW_MONTHS}.`,
        form: 'For how many months a number that you have checked counts as current.',
      }),
    contentVersion: z.int().min(0).max(MAX_CONTENT_VERSION).meta({
      title: 'Content version',
      description: 'The format of all content files. "npm run content:migrate" raises it; leave it to that command.',
      form: 'Leave it to your developer: it changes by itself when the builder is updated.',
    }),
  })
  .meta({
    title: 'Site',
    description: 'Address, names, contact and outside services.',
    keywords:
      'website homepage company business owner contact details phone telephone mobile email mail street postcode VAT tax number social media profiles domain analytics tracking hjemmeside firma virksomhed ejer kontakt telefon mobil mail vej postnummer CVR moms momsnummer sociale medier domæne statistik sporing',
  });

/** The site's facts as written in YAML. */
export type Site = z.output<typeof siteSchema>;
