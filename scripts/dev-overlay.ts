import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, ErrorPayload } from 'vite';
import type { Diagnostic } from '../src/content/diagnostic.ts';
import { formatDiagnostics } from '../src/content/format-diagnostics.ts';

/** Where Vite's overlay asks for a file to be opened. */
const OPEN = '/__open-in-editor';

/** The same words as the content check says, in Vite's overlay: a click on a place opens the editor there. */
export function overlayPayload(root: string, diagnostics: readonly Diagnostic[]): ErrorPayload {
  const words = formatDiagnostics(rooted(diagnostics), 'pretty', { textOf: (file) => textOf(join(root, file)) });
  return {
    type: 'error',
    err: {
      message: 'Behind this stands the page as it was before. Click a place to open it in your editor.',
      stack: words,
      plugin: 'content',
    },
  };
}

/** The overlay takes for a place only what begins with a slash. */
const rooted = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.map((diagnostic) => ({ ...diagnostic, file: `/${diagnostic.file}` }));

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Leads Vite's opener of editors from a place in the project, as the overlay names it, to the file on the disk. */
export function openInProject(root: string): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const place = url.searchParams.get('file') ?? '';
    if (url.pathname === OPEN && /^\/(content|public)\//.test(place)) {
      url.searchParams.set('file', join(root, place));
      request.url = `${url.pathname}${url.search}`;
    }
    next();
  };
}
