import { readGit } from '../authoring/git/run-git.ts';
import { gitOrThrow } from './upgrade-tree.ts';
import { newestVersionTag, readVersionNumber } from './version-number.ts';

/** Where the tags of the engine are kept: a site may have tags of the same names. */
const ENGINE_TAGS = 'refs/engine-tags/';

/** A release of the engine. */
export interface EngineRelease {
  tag: string;
  commit: string;
}

/** The releases that the engine's repository has. */
export interface EngineReleases {
  newest: EngineRelease | undefined;
  tagged: (tag: string) => EngineRelease | undefined;
  tags: readonly string[];
}

/** The remote of the repository that has the engine's releases. */
export const ENGINE_REMOTE = 'engine';

/** Whether the repository knows where the engine is. */
export const hasEngineRemote = async (root: string): Promise<boolean> =>
  (await readGit(root, ['remote', 'get-url', ENGINE_REMOTE])) !== undefined;

/** Fetches the releases of the engine. @throws what git said if that fails */
export async function fetchReleases(root: string): Promise<EngineReleases> {
  await gitOrThrow(root, ['fetch', '--quiet', '--no-tags', '--prune', ENGINE_REMOTE, `+refs/tags/*:${ENGINE_TAGS}*`]);
  const listed = await gitOrThrow(root, [
    'for-each-ref',
    '--format=%(refname) %(objectname) %(*objectname)',
    ENGINE_TAGS,
  ]);
  const releases = new Map(
    listed.split('\n').flatMap((line) => {
      const [name = '', hash = '', commit = ''] = line.split(' ');
      const tag = name.slice(ENGINE_TAGS.length);
      return tag === '' ? [] : [[tag, { tag, commit: commit === '' ? hash : commit }]];
    }),
  );
  const tags = [...releases.keys()].filter((tag) => readVersionNumber(tag) !== undefined);
  const newest = newestVersionTag(tags);
  return { newest: newest === undefined ? undefined : releases.get(newest), tagged: (tag) => releases.get(tag), tags };
}
