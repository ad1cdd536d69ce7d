import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { answerCall } from '../src/authoring/builder/answer-call.ts';
import { createBuilderHandlers } from '../src/authoring/builder/session.ts';
import { receiveUpload } from '../src/authoring/builder/pictures/receive-upload.ts';
import { UPLOAD_PATH } from '../src/editing-protocol/builder/picture-methods.ts';
import { API_PATH } from '../src/editing-protocol/builder/method.ts';
import { renderInDev } from './render-in-dev.ts';

const SHELL_PATH = '/_builder/';
const ENTRY = '/src/builder/entry-builder.tsx';

/** Serves the visual builder at `/_builder/`, and answers its calls. In development only. */
export function builder(root: string): Plugin {
  return {
    name: 'builder',
    apply: 'serve',
    configureServer(server) {
      const token = randomBytes(32).toString('hex');
      const handlers = createBuilderHandlers({ root, render: (page) => renderInDev(server, page) });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (pathname === SHELL_PATH) return void sendShell(server, token, response).catch(next);
        if (pathname.startsWith(API_PATH))
          return void (async () => {
            const { status, body } = await answerCall(handlers, pathname.slice(API_PATH.length), await bodyOf(request));
            response
              .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
              .end(status === 200 ? JSON.stringify(body) : String(body));
          })().catch(next);
        if (pathname === UPLOAD_PATH)
          return void receiveUpload(root, request)
            .then((stored) =>
              response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(stored)),
            )
            .catch(next);
        next();
      });
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function sendShell(server: ViteDevServer, token: string, response: ServerResponse): Promise<void> {
  const page = `<!DOCTYPE html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="builder-token" content="${token}">
<title>Builder</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="builder"></div>
<script type="module" src="${ENTRY}"></script>
</body>
</html>
`;
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(await server.transformIndexHtml(SHELL_PATH, page));
}
