import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '../../src/schema/site.schema.ts';
import { caseStudySlug } from '../../src/schema/slug.ts';

/*
 * What the consultant may change on any day, read from the content: a journey that is about something else takes it
 * from here and never types it out.
 */

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

/** Who the site belongs to. */
export const SITE = read('site.yaml') as Pick<Site, 'url' | 'phone' | 'consentVersion' | 'company'>;

/** The claims that stand in several places. */
export const FACTS = read('facts.yaml') as Record<'experience' | 'replyTime', { en: string; da: string }>;

const CASES = readdirSync('content/case-studies')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => read(`case-studies/${name}`) as { clientName: string; industry: { en: string }; tags: string[] });

/** The case studies, each by the last part of its address. */
export const CASE_SLUGS = CASES.map(({ clientName, industry }) => caseStudySlug(clientName, industry.en));

/** How many case studies there are. */
export const CASE_COUNT = CASES.length;

/** How many of them have a tag. */
export const countTagged = (tag: string): number => CASES.filter(({ tags }) => tags.includes(tag)).length;

/** What a price of each region begins or ends with. */
export const PRICES = { us: /\$\d/, eu: /€\d/, dk: /\d kr\./ };
