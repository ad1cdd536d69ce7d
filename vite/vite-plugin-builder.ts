import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { answerCall, type CallAnswer, MAX_CALL_BYTES, readBody } from '../src/builder/server/answer-call.ts';
import {
  isExposed,
  refusalOfCall,
  refusalOfShell,
  SHELL_HEADERS,
  type GuardedRequest,
} from '../src/builder/server/request-guard.ts';
import { createBuilderHandlers } from '../src/builder/server/session.ts';
import type { ShownPages } from '../src/builder/server/trace/trace-handler.ts';
import { isUploadType, receiveUpload } from '../src/builder/server/pictures/store-picture.ts';
import { UPLOAD_PATH, API_PATH, CHANGED_EVENT, type ContentChange } from '../src/builder/protocol/transport.ts';
import type { BuilderHandlers } from '../src/builder/protocol/calls.ts';
import { renderMarkup } from './render-in-dev.ts';
import { CONTENT_DEV, type ContentDevApi } from './vite-plugin-content-dev.ts';
import { watchFolder } from './watch-folder.ts';

const SHELL_PATH = '/_builder/';
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
      const shell = {
        token: randomBytes(32).toString('hex'),
        project: createHash('sha256').update(root).digest('hex'),
      };
      const { token } = shell;
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
        if (pathname.startsWith(API_PATH))
          return reply(response, answer(handlers, token, request, pathname.slice(API_PATH.length)));
        if (pathname === UPLOAD_PATH) return reply(response, answerUpload(root, token, request));
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
    render: (request) => renderMarkup(server, request),
  };
}

const guarded = ({ method, headers, socket }: IncomingMessage): GuardedRequest => ({
  method,
  headers,
  port: socket.localPort,
});

/** Answers a call of the shell. */
async function answer(
  handlers: Partial<BuilderHandlers>,
  token: string,
  request: IncomingMessage,
  name: string,
): Promise<CallAnswer> {
  const refusal = refusalOfCall(guarded(request), token);
  if (refusal) return { status: refusal.status, body: refusal.message };
  const body = await readBody(request, MAX_CALL_BYTES);
  return body
    ? answerCall(handlers, name, body.toString('utf8'))
    : { status: 413, body: `A call has at most ${MAX_CALL_BYTES / 1024} KiB.` };
}

/** Stores a picture that the shell sends. */
async function answerUpload(root: string, token: string, request: IncomingMessage): Promise<CallAnswer> {
  const refusal = refusalOfCall(guarded(request), token, isUploadType);
  if (refusal) return { status: refusal.status, body: refusal.message };
  return receiveUpload(root, request);
}

/** Sends JSON, or a sentence about what is wrong. */
function send(response: ServerResponse, status: number, body: unknown): void {
  const type = status === 200 ? 'application/json' : 'text/plain';
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // An unread body can't be followed by another request.
      ...(status === 413 && { Connection: 'close' }),
    })
    .end(status === 200 ? JSON.stringify(body) : String(body));
}

async function sendShell(
  server: ViteDevServer,
  shell: ShellSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refusalOfShell(guarded(request));
  if (refusal) return send(response, refusal.status, refusal.message);
  const page = await server.transformIndexHtml(SHELL_PATH, shellPage(shell));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...SHELL_HEADERS }).end(page);
}

/** What the shell's page is told. */
interface ShellSettings {
  /** Lets its calls in. */
  token: string;
  /** Tells projects apart that are served at the same address one after the other. */
  project: string;
}

const shellPage = ({ token, project }: ShellSettings): string => `<!DOCTYPE html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="builder-token" content="${token}">
<meta name="builder-project" content="${project}">
<title>Builder</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="builder"></div>
<script type="module" src="${ENTRY}"></script>
</body>
</html>
`;
