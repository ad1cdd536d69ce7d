import { join, resolve } from 'node:path';

/** Where publications are kept. */
export interface PublishingFolders {
  /** The project. */
  root: string;
  /** Everything else is in it. */
  data: string;
  /** The releases: a folder for each, `current`, which leads to the live one, and `assets`, which all of them share. */
  releases: string;
  /** What is built: the files of a version, beside the build's cache. */
  worktree: string;
  /** The release that is being brought to a host. */
  upload: string;
}

/**
 * Returns where the publications of a project are kept: in the folder that the variable BUILDER_DATA names, else in
 * `.builder/`.
 */
export function publishingFolders(root: string, environment: NodeJS.ProcessEnv = process.env): PublishingFolders {
  const data = resolve(root, environment['BUILDER_DATA'] || '.builder');
  return {
    root,
    data,
    releases: join(data, 'releases'),
    worktree: join(data, 'worktree'),
    upload: join(data, 'upload'),
  };
}
