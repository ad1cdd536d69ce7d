import { join } from 'node:path';
import type { Connect, ErrorPayload } from 'vite';
import type { Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../src/content/diagnostics/format-diagnostics.ts';
import { fileTexts } from '../src/content/diagnostics/report-diagnostics.ts';

/** The path at which Vite's overlay requests to open a file. */
const OPEN = '/__open-in-editor';

/**
 * Shows the content check's report in Vite's overlay. A click on a location opens the editor there.
 * @param hasPage whether the last valid page is behind it
 */
export function overlayPayload(root: string, diagnostics: readonly Diagnostic[], hasPage: boolean): ErrorPayload {
  const textOf = fileTexts(root);
  const listing = formatDiagnostics(rooted(diagnostics), 'pretty', { textOf: (file) => textOf(file.slice(1)) });
  return {
    type: 'error',
    err: {
      message: `${hasPage ? 'The page behind this shows its last valid state. ' : ''}Click a location to open it in your editor.`,
      stack: listing,
      plugin: 'content',
    },
  };
}

/** The overlay only recognizes locations that begin with a slash. */
const rooted = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.map((diagnostic) => ({ ...diagnostic, file: `/${diagnostic.file}` }));

/** Resolves a project-relative location from the overlay to a file on disk, for Vite's editor launcher. */
export function openInProject(root: string): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const file = url.searchParams.get('file') ?? '';
    if (url.pathname === OPEN && /^\/(content|public)\//.test(file)) {
      url.searchParams.set('file', join(root, file));
      request.url = `${url.pathname}${url.search}`;
    }
    next();
  };
}
