import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchItemsIn } from '../../src/content/parse/launch-items.ts';

/** Returns the notes of everything that a folder of content leaves open for its owner; also of what starts from its templates. */
export const launchNotesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      // Templates have no open items themselves: pages that start from them do.
      launchItemsIn({ file: 'content/pages/page.yaml', text: readFileSync(join(folder, name), 'utf8') }),
    )
    .map(({ note }) => note);
