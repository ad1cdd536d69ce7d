import { join } from 'node:path';
import type { Connect, ErrorPayload, ViteDevServer } from 'vite';
import type { Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { formatDiagnostics, fileTexts } from '../src/content/diagnostics/format-diagnostics.ts';
import { escapeXml } from '../src/content/outputs/escape-xml.ts';
import type { DraftAnswer } from '../src/hosting/draft-answer.ts';

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

/** Loads the page again once the content is valid. */
const RELOAD = `import { createHotContext } from '/@vite/client';createHotContext('/').on('content:changed', () => location.reload());`;

/** Answers every address while the content has had errors since the start: there's no page to show yet. */
export async function errorPage(
  server: ViteDevServer,
  path: string,
  diagnostics: readonly Diagnostic[],
): Promise<DraftAnswer> {
  const listing = formatDiagnostics(diagnostics, 'pretty', { textOf: fileTexts(server.config.root) });
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has errors</title>
<style>body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif } pre { overflow-x: auto; white-space: pre-wrap }</style>
<script type="module">${RELOAD}</script>
</head>
<body>
<main>
<h1>The content has errors</h1>
<p>The page appears as soon as they are corrected.</p>
<pre>${escapeXml(listing)}</pre>
</main>
</body>
</html>
`;
  return { status: 500, type: 'text/html', body: await server.transformIndexHtml(path, page) };
}
