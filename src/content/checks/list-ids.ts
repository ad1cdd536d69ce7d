import { quoted, type FileFinding } from '../diagnostic.ts';
import { createSeen } from './case-names.ts';
import type { SiteCheck } from './site.ts';

/** Names services and plans that have the id of another one. */
export const checkListIds: SiteCheck = ({ checked: { singles } }) => [
  ...repeatedIds(singles.services?.file, 'services', singles.services?.value.services),
  ...repeatedIds(singles.pricing?.file, 'plans', singles.pricing?.value.plans),
];

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
