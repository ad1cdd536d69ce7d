import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { CallAnswer } from '../src/builder/server/answer-call.ts';
import { answerRequest, guarded, writtenAnswer } from '../src/builder/program/answer-request.ts';
import { isExposed, refusalOfShell, SHELL_HEADERS } from '../src/builder/server/request-guard.ts';
import { createBuilderHandlers } from '../src/builder/server/session.ts';
import { createShellSettings, SHELL_PATH, shellPage, type ShellSettings } from '../src/builder/program/shell-page.ts';
import type { ShownPages } from '../src/builder/server/trace/trace-handler.ts';
import { CHANGED_EVENT, type ContentChange } from '../src/builder/protocol/transport.ts';
import { watchFolder } from '../src/content/read/watch-folder.ts';
import { renderMarkup } from './render-in-dev.ts';
import { CONTENT_DEV, type ContentDevApi } from './vite-plugin-content-dev.ts';

const ENTRY = '/src/builder/ui/entry-builder.tsx';

/**
 * Serves the visual builder at `/_builder/`, and answers its calls. In development only, and only on this machine: a
 * server that others can reach has no builder.
 */
export function builder(root: string): Plugin {
  return {
    name: 'builder',
    apply: 'serve',
    // By default, pages of any other local server may read what this one serves, its tokens included.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      const isOff = isExposed(server.config.server.host);
      const shell = createShellSettings(root);
      const handlers = createBuilderHandlers({
        root,
        pages: shownPages(server),
        announce: (files) =>
          server.ws.send({ type: 'custom', event: CHANGED_EVENT, data: { files } satisfies ContentChange }),
        watch(tell) {
          const watching = watchFolder(root, tell, 'content');
          server.httpServer?.on('close', () => watching.close());
        },
      });
      const reply = (response: ServerResponse, answering: Promise<CallAnswer>) =>
        void answering
          .then(({ status, body }) => send(response, status, body))
          .catch((error: unknown) => {
            server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
            send(response, 500, 'The builder failed. The terminal of the development server says why.');
          });
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (!`${pathname}/`.startsWith(SHELL_PATH)) return next();
        if (isOff) return send(response, 404, 'The builder is off while other machines can reach this server.');
        if (pathname === '/_builder') return void response.writeHead(302, { Location: SHELL_PATH + search }).end();
        if (pathname === SHELL_PATH) return void sendShell(server, shell, request, response).catch(next);
        const answering = answerRequest({ root, handlers, token: shell.token }, request, pathname);
        if (answering) return reply(response, answering);
        next();
      });
    },
  };
}

/** The pages as `content-dev` shows them, with drafts. */
function shownPages(server: ViteDevServer): ShownPages {
  const content = () =>
    server.config.plugins.find(({ name }) => name === CONTENT_DEV)?.api as ContentDevApi | undefined; // that plugin's own
  return {
    site: () => content()?.site(),
    settled: async () => content()?.settled(),
    withTexts: async (unsaved) => content()?.withTexts(unsaved),
    render: (request) => renderMarkup(server, request),
  };
}

/** Sends JSON, or a sentence about what is wrong. */
function send(response: ServerResponse, status: number, body: unknown): void {
  const { headers, text } = writtenAnswer({ status, body });
  response.writeHead(status, headers).end(text);
}

async function sendShell(
  server: ViteDevServer,
  shell: ShellSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refusalOfShell(guarded(request));
  if (refusal) return send(response, refusal.status, refusal.message);
  const page = await server.transformIndexHtml(SHELL_PATH, shellPage(shell, ENTRY));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...SHELL_HEADERS }).end(page);
}
