import { z } from 'zod';

/**
 * A path without region that the site once had. A leading slash is removed. It may have letters and endings that today's
 * addresses don't, because another program may have made it.
 */
const oldAddress = () =>
  z
    .string()
    .overwrite((address) => address.replace(/^\//, ''))
    .regex(
      /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.~-]+(?:\/[\w.~-]+)*$/,
      'Write the path alone: no region, nothing from ? or # on, and no slash at the end, for example /old-page.',
    )
    .meta({
      title: 'Old address',
      description: 'Path without region, for example /old-page.',
      form: 'The part after the region, for example /old-page.',
    });

/** The old addresses of a page or entry: each is answered with a permanent redirect, in every region. */
export const redirectFrom = () =>
  z.array(oldAddress()).default([]).meta({
    title: 'Redirect from',
    description: 'Old addresses, without region. Each redirects here for good, in every region.',
    form: 'Old addresses of this page. Whoever opens one lands here, in every region.',
  });

/** Addresses that were removed for good: each is answered with 410, in every region. */
export const goneAddresses = () =>
  z.array(oldAddress()).default([]).meta({
    title: 'Removed for good',
    description: 'Addresses whose pages were deleted for good, without region: each says so, in every region.',
    form: 'Addresses of pages that you deleted for good. Whoever opens one is told so.',
  });
