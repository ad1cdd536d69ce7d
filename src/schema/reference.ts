import { z } from 'zod';
import { slug } from './slug.ts';

/**
 * The id of an entry of a collection. The content check rejects unknown ones.
 * @param collection its name, which is that of its folder in `content/`
 */
export const reference = (collection: string) =>
  slug().meta({
    kind: 'reference',
    collection,
    title: 'Entry',
    description: `The name of a file in content/${collection}/.`,
    form: 'The item to show.',
  });

/** The name of a collection. The content check rejects unknown ones. */
export const collectionName = () =>
  slug().meta({
    isCollection: true,
    title: 'Collection',
    description: 'The name of a folder of entries in content/.',
    form: 'What to list.',
  });

/** The path of a page without region. A leading slash is removed. The content check rejects unknown ones. */
export const pageReference = () =>
  z
    .string()
    .overwrite((address) => address.replace(/^\//, ''))
    .meta({
      kind: 'page-reference',
      title: 'Page',
      description: 'Address of a page of this site without region, for example about-me; nothing for the home page.',
    });

/** An additional path of a page, without region and leading slash. */
export const pageAddress = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'Use lower-case letters, digits and single hyphens, without a slash in front, for example summer-offer.',
    )
    .meta({
      title: 'Address',
      description: 'Lower-case letters, digits and single hyphens, without region.',
      form: 'Lower-case letters, digits and single hyphens, for example summer-offer.',
    });
