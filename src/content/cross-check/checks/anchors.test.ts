import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODEL } from '../../../../tests/support/minimal-model.ts';
import { createModel } from '../../../model/content-model.ts';
import { checkAnchors } from './anchors.ts';
import { isReserved } from './reserved-names.ts';
import type { CheckContext } from './check-context.ts';
import { indexSite } from './site-index.ts';

const SRC = join(import.meta.dirname, '../../..');
const FRAME = ['layout', 'consent', 'contact', 'page'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(SRC, folder, name), 'utf8')),
);

/** Returns the ids that are constants, by name. */
const constantsIn = (...sources: string[]): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/const (\w+_ID) = '([^']+)'/g)].map(([, name = '', id = '']): [string, string] => [name, id]),
    ),
  );

/** Finds the ids in the source of the page layout, as literals or constants. */
function frameIds(): string[] {
  const constants = constantsIn(...FRAME);
  return FRAME.flatMap((source) => {
    const own = constantsIn(source);
    return [...source.matchAll(/\sid=(?:"([\w-]+)"|"?\$?\{(\w+_ID)\})/g)].flatMap(
      ([, id, name = '']) => id ?? own.get(name) ?? constants.get(name) ?? [],
    );
  });
}

/** Returns the findings of a page with these sections. */
const said = (...sections: { type: string; id?: string }[]) => {
  const index = indexSite(
    [{ file: 'content/pages/home.yaml', data: { sections }, broken: false }],
    [],
    createModel({ sections: new Map(), collections: [], site: {} }, MODEL.regions),
  );
  return checkAnchors({ index } as CheckContext).map(
    ({ path, message, hint }) => `${path?.join('.')} ${message} ${hint}`,
  ); // anchors are in the index
};

describe('the anchor check', () => {
  it('rejects every id used by the page layout', () => {
    const ids = frameIds();
    expect(ids).toEqual(expect.arrayContaining(['main', 'app', 'site-menu', 'link-list', 'page-data']));
    expect(ids.filter((id) => !isReserved(id))).toEqual([]);
    for (const purpose of ['necessary', 'analytics', 'marketing', 'functional'])
      expect(isReserved(`purpose-${purpose}`)).toBe(true);
  });

  it('checks the type of a section without an id', () => {
    const hint = 'The type is the anchor of a section without "id:": write it, with another word.';
    expect(said({ type: 'main' }, { type: 'hero' }, { type: 'cookie-note' })).toEqual([
      `sections.0.type The anchor "main" is taken by the page itself. ${hint}`,
      `sections.2.type Ad-blockers hide sections with the anchor "cookie-note", for the word "cookie" in it. ${hint}`,
    ]);
    expect(said({ type: 'main', id: 'more' }, { type: 'hero' }, { type: 'hero' })).toEqual([]);
  });
});
