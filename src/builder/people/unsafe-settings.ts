import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Person } from './people.ts';

/** How a builder on the web is set up. */
interface BuilderSettings {
  /** The folder of the project. */
  root: string;
  /** The folder of the builder's data. */
  data: string;
  origin: string;
  /** The address of previews, if it's set. */
  previewOrigin?: string | undefined;
  people: readonly Pick<Person, 'role'>[];
  /** The user that runs it; absent on Windows. */
  userId: number | undefined;
}

/** Lists what is unsafe, each with its remedy. */
export function unsafeSettings({ root, data, origin, previewOrigin, people, userId }: BuilderSettings): string[] {
  const isInside = !relative(root, data).startsWith('..');
  const isReadable = (statSync(data).mode & 0o077) !== 0;
  return [
    ...(origin.startsWith('http:')
      ? [`${origin} is for trials on this machine. On the web, set BUILDER_ORIGIN to an address with https.`]
      : []),
    ...(previewOrigin !== undefined && new URL(previewOrigin).hostname === new URL(origin).hostname
      ? [
          `PREVIEW_ORIGIN has the name of BUILDER_ORIGIN, ${new URL(origin).hostname}, so browsers send the builder's cookies there. Set it to another name, for example https://preview.example.com.`,
        ]
      : []),
    ...(previewOrigin?.startsWith('http:') === true && origin.startsWith('https:')
      ? [`${previewOrigin} is for trials on this machine. On the web, set PREVIEW_ORIGIN to an address with https.`]
      : []),
    ...(isInside
      ? [`${data} is inside of the project. Set BUILDER_DATA to a folder elsewhere, for example /var/lib/builder.`]
      : []),
    ...(isReadable ? [`Others on this machine may read ${data}. Run: chmod 700 ${data}`] : []),
    ...(userId === 0 ? ['The builder runs as root. Give it a user of its own.'] : []),
    ...(people.some(({ role }) => role === 'owner')
      ? []
      : ['There is no owner. Run: npm run builder -- --invite NAME --role owner']),
  ];
}
