import { join, resolve } from 'node:path';

/** The folders of a project's publications. */
export interface PublishingFolders {
  /** The project. */
  root: string;
  /** The data folder, which holds those below. */
  data: string;
  /** The releases: a folder for each, `current`, which leads to the live one, and `assets`, which all of them share. */
  releases: string;
  /** The folder in which versions are built, with the build cache. */
  worktree: string;
  /** The files that are being uploaded to a host. */
  upload: string;
}

/**
 * Returns the folders of a project's publications, in the data folder: that of the environment variable BUILDER_DATA, or else
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
