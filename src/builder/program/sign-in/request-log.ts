import type { IncomingMessage, ServerResponse } from 'node:http';

/** Paths that say what was done. Those of the site and of files say what somebody looked at. */
const NAMED =
  /^\/_builder\/(?:api\/\w+|upload|sign-in(?:\/(?:options|finish|recover))?|sign-out|(?:invitation|device)(?:\/(?:open|options|accept))?)$/;

/**
 * Writes a line of JSON once a request is answered: what was asked, and what became of it. It says nothing of the person: no
 * address, no name, no secret, no content.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, path: string): void {
  if (!NAMED.test(path)) return;
  const began = performance.now();
  response.once('close', () => {
    const line = {
      time: new Date().toISOString(),
      event: 'answered',
      method: request.method ?? '',
      path,
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - began),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });
}
