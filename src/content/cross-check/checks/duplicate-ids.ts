import type { Site } from '../../../schema/site.schema.ts';
import { quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import { createDuplicateDetector } from './duplicate-detector.ts';
import type { CrossFileCheck } from './check-context.ts';

/** Reports services and plans with duplicate ids, and several profiles in one network. */
export const checkDuplicateIds: CrossFileCheck = ({ checked: { singles } }) => [
  ...repeatedIds(singles.services?.file, 'services', singles.services?.value.services),
  ...repeatedIds(singles.pricing?.file, 'plans', singles.pricing?.value.plans),
  ...repeatedNetworks(singles.site?.file, singles.site?.value.social),
];

function repeatedNetworks(file = '', profiles: Site['social'] = []): FileFinding[] {
  const seen = createDuplicateDetector();
  return profiles.flatMap(({ network }, index) => {
    const earlier = seen(network, `social[${index}]`);
    return earlier
      ? [
          {
            file,
            path: ['social', index, 'network'],
            message: `${quote(network)} is also used in ${earlier}: visitors would see its icon twice.`,
            hint: 'Name the network of this profile, or delete one of the two.',
            form: {
              message: `Two profiles have the network ${named(network)}: visitors would see its icon twice.`,
              hint: 'Choose the network of this profile, or remove one of the two.',
            },
          },
        ]
      : [];
  });
}

function repeatedIds(file = '', list: string, entries: readonly { id: string }[] = []): FileFinding[] {
  const seen = createDuplicateDetector();
  return entries.flatMap(({ id }, index) => {
    const earlier = seen(id, `${list}[${index}]`);
    return earlier
      ? [
          {
            file,
            path: [list, index, 'id'],
            message: `The id ${quote(id)} is also used in ${earlier}.`,
            hint: 'Give each entry an id of its own.',
            form: {
              message: `Two items have the short name ${named(id)}.`,
              hint: 'Give each item a short name of its own.',
            },
          },
        ]
      : [];
  });
}
