import type { Plugin } from 'vite';
import { refusalOfTarget } from '../src/hosting/request-targets.ts';

/** Answers malformed requests before anything reads them as addresses: the server of development shows a stack for each error. */
export function requestTargets(): Plugin {
  return {
    name: 'request-targets',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const refusal = refusalOfTarget(request.originalUrl ?? request.url ?? '/');
        if (!refusal) return next();
        response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${refusal.message}\n`);
      });
    },
  };
}
