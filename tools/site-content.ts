import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '../src/schema/site.schema.ts';
import { caseStudySlug } from '../src/schema/slug.ts';

/*
 * Values that the consultant may change at any time, read from the content, so that tests about something else don't
 * repeat them.
 */

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

/** The site's owner. */
export const SITE_CONTENT = read('site.yaml') as Pick<Site, 'url' | 'phone' | 'consentVersion' | 'company'>;

/** Claims used in several places. */
export const FACTS = read('facts.yaml') as Record<'experience' | 'replyTime', { en: string; da: string }>;

const CASES = readdirSync('content/case-studies')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => read(`case-studies/${name}`) as { clientName: string; industry: { en: string }; tags: string[] });

/** Case studies by slug. */
export const CASE_SLUGS = CASES.map(({ clientName, industry }) => caseStudySlug(clientName, industry.en));

/** Number of case studies. */
export const CASE_COUNT = CASES.length;

/** Returns how many of them have a tag. */
export const countTagged = (tag: string): number => CASES.filter(({ tags }) => tags.includes(tag)).length;

/** The prefix or suffix of a price in each region. */
export const PRICES = { us: /\$\d/, eu: /€\d/, dk: /\d kr\./ };
