import { createServer } from 'vite';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { planSchemas, writeEditorFiles } from '../src/authoring/editor/editor-files.ts';
import type { PrepareBundle } from '../src/builder/program/bundle-files.ts';
import { SECTION_FOLDERS } from '../src/model/section-folders.ts';
import { builder, SHELL_ENTRY } from './vite-plugin-builder.ts';
import { contentDev } from './vite-plugin-content-dev.ts';
import { VITE_CACHE } from './shared-options.ts';
import { requestTargets } from './vite-plugin-request-targets.ts';

interface DevOptions {
  port: number;
  /** Bundles the builder when it's opened. Without it, Vite serves the builder's sources. */
  prepareBundle?: PrepareBundle | undefined;
}

/** Starts the development server of the current folder. */
export async function serveDev({ port, prepareBundle }: DevOptions): Promise<void> {
  const root = process.cwd();
  recoverChanges(root);
  await writeEditorFiles(root, await planSchemas(root));
  const server = await createServer({
    appType: 'custom',
    // Vite takes dependencies that it has for all that there are, whatever the entries: pages would load twice after a change of modes.
    ...(!prepareBundle && { cacheDir: `${VITE_CACHE}-builder-source` }),
    // There is no page on disk to begin at; what is not found beforehand makes the browser load the page a second time.
    optimizeDeps: {
      entries: [
        'src/entry-client.tsx',
        ...SECTION_FOLDERS.map((folder) => `${folder}/*/*.section.tsx`),
        'gallery/entry-gallery.tsx',
        ...(prepareBundle ? [] : [SHELL_ENTRY]),
      ],
    },
    server: { port },
    plugins: [requestTargets(), builder(root, prepareBundle), contentDev(root)],
  });
  await server.listen();
  server.printUrls();
}
