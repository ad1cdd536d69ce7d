// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAnchors } from './anchors.ts';
import { isTaken } from './hidden-names.ts';
import type { Site } from './site.ts';
import { indexSite } from './site-index.ts';

const SRC = join(import.meta.dirname, '../..');
const FRAME = ['layout', 'consent', 'contact', 'page'].flatMap((folder) =>
  readdirSync(join(SRC, folder))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(SRC, folder, name), 'utf8')),
);

/** The ids that are written in the sources of a page's frame, as words or by the name of a constant. */
function frameIds(): string[] {
  const constants = new Map(
    FRAME.flatMap((source) => [...source.matchAll(/const (\w+_ID) = '([^']+)'/g)]).map(([, name, id]) => [name, id]),
  );
  return FRAME.flatMap((source) => [...source.matchAll(/\sid=(?:"([\w-]+)"|"?\$?\{(\w+_ID)\})/g)]).flatMap(
    ([, id, name]) => id ?? constants.get(name) ?? [],
  );
}

/** What is said of a page with sections. */
const said = (...sections: { type: string; id?: string }[]) => {
  const index = indexSite([{ file: 'content/pages/home.yaml', data: { sections }, broken: false }], []);
  return checkAnchors({ index } as Site).map(({ path, message, hint }) => `${path?.join('.')} ${message} ${hint}`); // anchors are in the index
};

describe('an anchor', () => {
  it('may be none of the ids that the frame of every page has', () => {
    const ids = frameIds();
    expect(ids).toEqual(expect.arrayContaining(['main', 'app', 'site-menu', 'services-list', 'page-data']));
    expect(ids.filter((id) => !isTaken(id))).toEqual([]);
    for (const purpose of ['necessary', 'analytics', 'marketing', 'functional'])
      expect(isTaken(`purpose-${purpose}`)).toBe(true);
  });

  it('is the type where a section has no id, and is looked at too', () => {
    const hint = 'The type is the anchor of a section without "id:": write it, with another word.';
    expect(said({ type: 'main' }, { type: 'hero' }, { type: 'cookie-note' })).toEqual([
      `sections.0.type The anchor "main" is taken by the page itself. ${hint}`,
      `sections.2.type Ad-blockers hide sections with the anchor "cookie-note", for the word "cookie" in it. ${hint}`,
    ]);
    expect(said({ type: 'main', id: 'more' }, { type: 'hero' }, { type: 'hero' })).toEqual([]);
  });
});
