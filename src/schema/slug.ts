import { z } from 'zod';

/** The pattern of an anchor, the part of an address after #. */
export const ANCHOR = '[a-z][a-z0-9-]*';

/** An id in paths and references: lower-case letters, digits and single hyphens. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, for example about-me.')
    .meta({ title: 'Name', description: 'Lower-case letters, digits and single hyphens.', form: '' });

/**
 * The slug of a case study: client name and industry in lower case, reduced to letters, digits, spaces and hyphens,
 * spaces replaced by hyphens, joined by a hyphen (specification, section 3).
 */
export const caseStudySlug = (clientName: string, industry: string): string =>
  [clientName, industry].map(slugPart).join('-');

/** Returns the slug of a tag: `Local service` becomes `local-service`. */
export const tagSlug = (tag: string): string => slugPart(tag);

const slugPart = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
