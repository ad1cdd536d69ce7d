import { z } from 'zod';

/** The pattern of an anchor, the part of an address after #. */
export const ANCHOR = '[a-z][a-z0-9-]*';

/** A name in addresses and references: lower-case letters, digits and single hyphens. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, for example about-me.')
    .meta({ title: 'Name', description: 'Lower-case letters, digits and single hyphens.' });

/**
 * The address part of a case study: client name and industry in lower case, everything but letters, digits, spaces and
 * hyphens removed, spaces turned to hyphens, joined by a hyphen (specification, section 3).
 */
export const caseStudySlug = (clientName: string, industry: string): string =>
  [clientName, industry].map(slugPart).join('-');

const slugPart = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
