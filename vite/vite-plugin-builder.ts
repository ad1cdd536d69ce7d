import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { writtenAnswer } from '../src/builder/program/answer-request.ts';
import {
  bundleOpener,
  SHELL_FOLDER,
  type BuilderBundle,
  type PrepareBundle,
} from '../src/builder/program/bundle-files.ts';
import { createEventLog } from '../src/builder/program/event-log.ts';
import { addShell, answerByApp, createNodeApp } from '../src/builder/program/shell-app.ts';
import { bundledShellPage, createShellSettings, SHELL_PATH, shellPage } from '../src/builder/program/shell-page.ts';
import { isExposed } from '../src/builder/server/request-guard.ts';
import { createBuilderHandlers } from '../src/builder/server/builder-handlers.ts';
import type { ShownPages } from '../src/builder/server/trace/trace-handler.ts';
import { CONTENT_EVENT } from '../src/builder/protocol/push-events.ts';
import { CHANGED_EVENT, type ContentChange } from '../src/builder/protocol/transport.ts';
import { watchFolder } from '../src/content/read/watch-folder.ts';
import { renderMarkup } from './render-in-dev.ts';
import { CONTENT_DEV, type ContentDevApi } from './vite-plugin-content-dev.ts';

/** The source of the shell's script. */
export const SHELL_ENTRY = 'src/builder/ui/entry-builder.tsx';

const DANISH_TEXTS = 'src/builder/texts/danish/use-danish.ts';

/**
 * Serves the visual builder at `/_builder/`, and answers its calls. In development only, and only on this machine: a
 * server that others can reach has no builder.
 * @param prepareBundle called when the builder is opened for the first time; without it, Vite serves the shell's sources
 */
export function builder(root: string, prepareBundle?: PrepareBundle): Plugin {
  // Vite starts its server again after some changes. The shell stays the same.
  const bundle = prepareBundle && bundleOpener(prepareBundle);
  return {
    name: 'builder',
    apply: 'serve',
    // By default, pages of any other local server may read what this one serves, its tokens included.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      const isOff = isExposed(server.config.server.host);
      const app = builderApp(server, root, bundle);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (!`${pathname}/`.startsWith(SHELL_PATH)) return next();
        if (!isOff) return void answerByApp(app, request, response).catch(next);
        const { headers, text } = writtenAnswer({ status: 404, body: OFF });
        response.writeHead(404, headers).end(text);
      });
    },
  };
}

const OFF = 'The builder is off while other machines can reach this server.';

function builderApp(server: ViteDevServer, root: string, bundle: (() => Promise<BuilderBundle>) | undefined) {
  const events = createEventLog(randomBytes(8).toString('hex'));
  const shell = createShellSettings(root);
  const content = () =>
    server.config.plugins.find(({ name }) => name === CONTENT_DEV)?.api as ContentDevApi | undefined; // that plugin's own
  content()?.onRead(() => events.push({ name: CONTENT_EVENT }));
  const handlers = createBuilderHandlers({
    root,
    pages: shownPages(server, content),
    announce(files) {
      const data: ContentChange = { files };
      server.ws.send({ type: 'custom', event: CHANGED_EVENT, data });
      events.push({ name: CHANGED_EVENT, data });
    },
    watch(tell) {
      const watching = watchFolder(root, tell, 'content');
      server.httpServer?.on('close', () => watching.close());
    },
  });
  server.httpServer?.on('close', events.close);
  const app = createNodeApp();
  addShell(app, {
    calls: { root, handlers, token: shell.token },
    events,
    page: async () =>
      bundle
        ? bundledShellPage(shell, (await bundle()).shell, events.lastId())
        : server.transformIndexHtml(
            SHELL_PATH,
            shellPage(shell, { entry: `/${SHELL_ENTRY}`, danish: `/${DANISH_TEXTS}` }),
          ),
    ...(bundle && { folder: async () => join((await bundle()).folder, SHELL_FOLDER) }),
  });
  return app;
}

/** The pages as `content-dev` shows them, with drafts. */
const shownPages = (server: ViteDevServer, content: () => ContentDevApi | undefined): ShownPages => ({
  site: () => content()?.site(),
  settled: async () => content()?.settled(),
  take: (path) => content()?.take(path),
  withTexts: async (unsaved) => content()?.withTexts(unsaved),
  render: (request) => renderMarkup(server, request),
});
