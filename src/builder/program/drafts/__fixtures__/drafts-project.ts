import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, type Database } from '../../../people/database.ts';
import { publishingFolders, type PublishingFolders } from '../../../../publishing/publishing-folders.ts';
import { builderProject } from '../../../server/__fixtures__/builder-project.ts';
import { commitProject, type Git } from '../../../server/__fixtures__/commit-project.ts';
import { createBuilderHandlers } from '../../../server/builder-handlers.ts';
import type { BuilderHandlers } from '../../../protocol/calls.ts';
import { createNodeApp } from '../../shell-app.ts';
import { openWorkspace } from '../../workspace.ts';
import { apartHandlers } from '../apart-handlers.ts';
import { openDrafts, type OpenDrafts } from '../open-drafts.ts';
import { refOfDraft } from '../../../server/drafts/draft-worktree.ts';

/** A project in a git repository, with a builder that has drafts. */
export interface DraftsProject {
  root: string;
  /** The calls of the main draft. */
  main: BuilderHandlers;
  drafts: OpenDrafts;
  git: Git;
  /** Opens a draft, and returns its calls and the folder of its files. */
  open: (id: string) => Promise<{ calls: BuilderHandlers; root: string }>;
  /** What browsers of the main draft were told of drafts. */
  told: () => unknown[];
  /**
   * Ends the builder, and starts it again after what happens meanwhile.
   * @param idleMs time after which it closes a draft that nobody uses, in milliseconds
   */
  restart: (meanwhile: () => void, idleMs?: number) => Promise<void>;
  /** Restores the content, and forgets all drafts and edits. */
  restore: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Draws nothing: calls about drafts show no pages. */
const RENDERER = { run: () => Promise.reject(new Error('There are no pages.')), close: () => Promise.resolve() };

/** Writes a file of a project. */
export function writeFile(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Starts a builder's drafts, with the calls of the main one. */
function startDrafts(
  folders: PublishingFolders,
  database: Database,
  told: (data: unknown) => void,
  idleMs: number | undefined,
) {
  const drafts = openDrafts({
    folders,
    database: () => database,
    ...(idleMs !== undefined && { idleMs }),
    tell: ({ data }) => told(data),
    async open({ id, name }, own) {
      const place = { ref: refOfDraft(id), data: own.data };
      const renderer = Promise.resolve(RENDERER);
      const workspace = await openWorkspace({ root: own.root, folders: own, place, renderer, isShared: false });
      const app = createNodeApp().all('*', () => new Response(name));
      return { workspace, app, preview: app };
    },
  });
  const { root } = folders;
  return { drafts, main: createBuilderHandlers({ root, folders, drafts: drafts.place }) as BuilderHandlers };
}

/** Makes a project whose content and pictures are committed. */
export function draftsProject(): DraftsProject {
  const project = builderProject();
  const { root } = project;
  rmSync(join(root, 'public'));
  cpSync(join(import.meta.dirname, '../../../../../public'), join(root, 'public'), { recursive: true });
  const git = commitProject(root);
  const folders = publishingFolders(root, {});
  const database = openDatabase(folders.data);
  let told: unknown[] = [];
  const start = (idleMs?: number) => startDrafts(folders, database, (data) => told.push(data), idleMs);
  let running = start();
  return {
    root,
    git,
    get main() {
      return running.main;
    },
    get drafts() {
      return running.drafts;
    },
    async open(id) {
      await running.drafts.appOf({ headers: { cookie: `builder-draft=${id}` } });
      const workspace = (await running.drafts.workspaces()).find((one) => one.root.includes(id));
      if (!workspace) throw new Error(`The draft ${id} isn’t open.`);
      return { calls: apartHandlers(workspace, running.main) as BuilderHandlers, root: workspace.root };
    },
    told: () => told,
    async restart(meanwhile, idleMs) {
      await running.drafts.close();
      meanwhile();
      running = start(idleMs);
    },
    async restore() {
      await running.drafts.close();
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '--force', '-d', 'content', 'public');
      for (const ref of git('for-each-ref', '--format=%(refname)', 'refs/builder').split('\n').filter(Boolean))
        git('update-ref', '-d', ref);
      for (const name of ['.local', '.builder/drafts']) rmSync(join(root, name), { recursive: true, force: true });
      database.run('DELETE FROM named_draft');
      told = [];
      running = start();
    },
    async remove() {
      await running.drafts.close();
      database.close();
      project.remove();
    },
  };
}
