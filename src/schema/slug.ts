import { z } from 'zod';

/** The pattern of an anchor, the part of an address after #. */
export const ANCHOR = '[a-z][a-z0-9-]*';

/** An id in paths and references: lower-case letters, digits and single hyphens. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, for example about-me.')
    .meta({ title: 'Name', description: 'Lower-case letters, digits and single hyphens.', form: '' });

/** Returns the slug of a tag: `Local service` becomes `local-service`. */
export const tagSlug = (tag: string): string => slugPart(tag);

/** Returns a name as part of an address: lower case, reduced to letters, digits and hyphens, spaces replaced by hyphens. */
export const slugPart = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
