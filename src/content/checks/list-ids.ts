import type { Site } from '../../schema/site.schema.ts';
import { quoted, type FileFinding } from '../diagnostic.ts';
import { createSeen } from './case-names.ts';
import type { SiteCheck } from './site.ts';

/** Names services and plans that have the id of another one, and two profiles in one network. */
export const checkListIds: SiteCheck = ({ checked: { singles } }) => [
  ...repeatedIds(singles.services?.file, 'services', singles.services?.value.services),
  ...repeatedIds(singles.pricing?.file, 'plans', singles.pricing?.value.plans),
  ...repeatedNetworks(singles.site?.file, singles.site?.value.social),
];

function repeatedNetworks(file = '', profiles: Site['social'] = []): FileFinding[] {
  const seen = createSeen();
  return profiles.flatMap(({ network }, index) => {
    const earlier = seen(network, `social[${index}]`);
    return earlier
      ? [
          {
            file,
            path: ['social', index, 'network'],
            message: `${quoted(network)} stands in ${earlier} too: visitors would see its sign twice.`,
            hint: 'Name the network of this profile, or delete one of the two.',
          },
        ]
      : [];
  });
}

function repeatedIds(file = '', list: string, entries: readonly { id: string }[] = []): FileFinding[] {
  const seen = createSeen();
  return entries.flatMap(({ id }, index) => {
    const earlier = seen(id, `${list}[${index}]`);
    return earlier
      ? [
          {
            file,
            path: [list, index, 'id'],
            message: `The id ${quoted(id)} stands in ${earlier} too.`,
            hint: 'Give each entry an id of its own.',
          },
        ]
      : [];
  });
}
