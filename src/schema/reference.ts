import { z } from 'zod';
import { slug } from './slug.ts';

/** The id of a case study in `content/case-studies/`. The content check rejects unknown ones. */
export const caseReference = () =>
  slug().meta({
    kind: 'case-reference',
    title: 'Case',
    description: 'Id of a case study: the name of its file.',
    form: 'The case study to show.',
  });

/** The id of a service in `content/services.yaml`. The content check rejects unknown ones. */
export const serviceReference = () =>
  slug().meta({
    kind: 'service-reference',
    title: 'Service',
    description: 'Id of a service in services.yaml.',
    form: 'One of your services.',
  });

/** The path of a page without region. A leading slash is removed. The content check rejects unknown ones. */
export const pageReference = () =>
  z
    .string()
    .overwrite((address) => address.replace(/^\//, ''))
    .meta({
      kind: 'page-reference',
      title: 'Page',
      description:
        'Address of a page of this site without region, for example case-studies; nothing for the home page.',
    });

/** An additional path of a page, without region and leading slash. */
export const pageAddress = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'Use lower-case letters, digits and single hyphens, without a slash in front, for example google-ads-case-study.',
    )
    .meta({
      title: 'Address',
      description: 'Lower-case letters, digits and single hyphens, without region.',
      form: 'Lower-case letters, digits and single hyphens, for example google-ads-help.',
    });
