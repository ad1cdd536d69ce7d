import { z } from 'zod';
import { slug } from './slug.ts';

/** The id of a case study in `content/case-studies/`; the check refuses one that is not there. */
export const caseReference = () =>
  slug().meta({ kind: 'case-reference', title: 'Case', description: 'Id of a case study: the name of its file.' });

/** The id of a service in `content/services.yaml`; the check refuses one that is not there. */
export const serviceReference = () =>
  slug().meta({ kind: 'service-reference', title: 'Service', description: 'Id of a service in services.yaml.' });

/** The address of a page of this site without region; a slash in front is taken away. The check refuses one that is not there. */
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

/** A further address of a page, without region and without a slash in front. */
export const pageAddress = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'Use lower-case letters, digits and single hyphens, without a slash in front, for example google-ads-case-study.',
    )
    .meta({ title: 'Address', description: 'Lower-case letters, digits and single hyphens, without region.' });
