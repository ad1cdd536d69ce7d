import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { texts } from '../../texts/texts.ts';
import { readGit } from '../../../authoring/git/run-git.ts';
import type { RepositoryRefusal } from '../../protocol/history-answers.ts';

/** The git repository that holds the project. */
export interface RepositoryState {
  /** The project's folder in the repository, with a slash at the end; '' if it's the root. */
  prefix: string;
  /** Absent for a detached HEAD. */
  branch?: string;
  /** Time of the last commit, in ISO 8601; absent if there is none. */
  committed?: string;
  /** Names of the remotes. */
  remotes: string[];
  /** Number of commits that no remote has; those without an upstream are counted against all remotes. */
  ahead: number;
  /** Whether the branch follows one of a remote. */
  hasUpstream: boolean;
  /** The remote that the person's settings choose, and the full name of the branch there. */
  target: { remote?: string; ref: string };
  /** Why nothing can be committed or pushed now, and what to do about it. */
  obstacle?: RepositoryRefusal;
}

/** What is in progress while one of these files exists in git's folder, the first of them that does. */
const UNFINISHED: Readonly<Record<string, Pick<RepositoryRefusal, 'details'>>> = {
  BISECT_LOG: { details: 'A search for a faulty commit (git bisect) is in progress' },
  MERGE_HEAD: { details: 'A merge is in progress' },
  'rebase-merge': { details: 'A rebase is in progress' },
  'rebase-apply/applying': { details: 'Patches are being applied (git am)' },
  'rebase-apply': { details: 'A rebase is in progress' },
  CHERRY_PICK_HEAD: { details: 'A cherry-pick is in progress' },
  REVERT_HEAD: { details: 'A revert is in progress' },
  sequencer: { details: 'Several commits are being applied (git cherry-pick or git revert)' },
};

/** Reads the state of the repository; `undefined` if the project isn't in one. */
export async function readRepository(root: string): Promise<RepositoryState | undefined> {
  const place = await readGit(root, ['rev-parse', '--show-prefix', '--git-dir']);
  if (place === undefined) return undefined;
  const [prefix = '', gitFolder = ''] = place.split(/\r?\n/);
  const [head, remotes] = await Promise.all([
    readGit(root, ['symbolic-ref', '--quiet', 'HEAD']),
    readGit(root, ['remote']),
  ]);
  const ref = head?.trim();
  const branch = ref?.replace(/^refs\/heads\//, '');
  const { hasUpstream, target, ...known } = await readBranch(root, ref);
  // A detached HEAD is no branch that says so.
  const committed = known.committed ?? (await readGit(root, ['log', '-1', '--format=%cI']))?.trim();
  // The branch of the remote may not be there yet, or any more.
  const ahead = known.ahead ?? Number(await readGit(root, ['rev-list', '--count', 'HEAD', '--not', '--remotes', '--']));
  const obstacle = unfinished(resolve(root, gitFolder)) ?? (branch === undefined ? await detached(root) : undefined);
  return {
    prefix,
    ...(branch !== undefined && { branch }),
    ...(committed && { committed }),
    remotes: (remotes ?? '').split(/\r?\n/).filter(Boolean),
    ahead: ahead || 0,
    hasUpstream,
    target,
    ...(obstacle && { obstacle }),
  };
}

/** What git knows of a branch. */
interface KnownBranch extends Pick<RepositoryState, 'committed' | 'hasUpstream' | 'target'> {
  /** Number of commits that the branch of the remote lacks; absent if git doesn't know that branch. */
  ahead?: number;
}

/** Reads in one go what git knows of a branch, and where `git push` without arguments would lead by the person's settings. */
async function readBranch(root: string, ref = ''): Promise<KnownBranch> {
  const fields = [
    'upstream',
    'upstream:remoteref',
    'push',
    'push:remotename',
    'push:remoteref',
    'push:track,nobracket',
    'committerdate:iso-strict',
  ];
  const format = `--format=${fields.map((field) => `%(${field})`).join('%00')}`;
  const found = ref === '' ? undefined : await readGit(root, ['for-each-ref', format, ref]);
  const [upstream = '', followed = '', tracking = '', remote = '', chosen = '', track = '', committed = ''] = (
    found ?? ''
  )
    .trimEnd()
    .split('\0');
  const isSame = upstream !== '' && upstream === tracking;
  return {
    hasUpstream: upstream !== '',
    target: { ...(remote && { remote }), ref: chosen || (isSame && followed) || ref },
    ...(tracking && track !== 'gone' && { ahead: Number(/ahead (\d+)/.exec(track)?.[1] ?? 0) }),
    ...(committed && { committed }),
  };
}

function unfinished(gitFolder: string): RepositoryRefusal | undefined {
  const [name, inProgress] = Object.entries(UNFINISHED).find(([file]) => existsSync(resolve(gitFolder, file))) ?? [];
  if (!inProgress) return undefined;
  return name === 'BISECT_LOG'
    ? {
        message: texts.server.versions.searchingMistake,
        details: `${inProgress.details}. End it in a terminal with “git bisect reset”.`,
      }
    : {
        message: texts.server.versions.bringingTogether,
        details: `${inProgress.details}. Finish it in a terminal (“git status” says how).`,
      };
}

/** Says why nothing is committed while no branch is checked out: nobody would find the commit again. */
async function detached(root: string): Promise<RepositoryRefusal> {
  const [tag, commit, previous, branches, holding] = await Promise.all([
    readGit(root, ['describe', '--tags', '--exact-match']),
    readGit(root, ['rev-parse', '--short', 'HEAD']),
    readGit(root, ['rev-parse', '--abbrev-ref', '@{-1}']),
    readGit(root, ['for-each-ref', '--format=%(refname:short)', 'refs/heads']),
    readGit(root, [
      'for-each-ref',
      '--format=%(refname:short)',
      '--contains',
      'HEAD',
      'refs/heads',
      'refs/remotes',
      'refs/tags',
    ]),
  ]);
  const names = (branches ?? '').split(/\r?\n/).filter(Boolean);
  const back = [previous?.trim(), 'main', 'master', ...names].find((name) => name && names.includes(name));
  const isKept = (holding ?? '').trim() !== '';
  return {
    message: texts.server.versions.oldVersion,
    details: [
      tag === undefined
        ? `The project isn’t on a branch but at the commit ${(commit ?? '').trim()}.`
        : `The project isn’t on a branch but at the version ${tag.trim()}.`,
      back !== undefined && isKept
        ? `Run “git switch ${back}” in a terminal; your changes come along.`
        : 'Run “git switch --create my-changes” in a terminal, which makes a branch of what you have.',
    ].join(' '),
  };
}
