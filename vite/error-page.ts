import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../src/content/diagnostics/format-diagnostics.ts';
import { fileTexts } from '../src/content/diagnostics/report-diagnostics.ts';
import { escapeXml } from '../src/content/outputs/escape-xml.ts';
import type { DevAnswer } from './dev-answer.ts';

/** Loads the page again once the content is valid. */
const RELOAD = `import { createHotContext } from '/@vite/client';createHotContext('/').on('content:changed', () => location.reload());`;

/** Answers every address while the content has had errors since the start: there's no page to show yet. */
export async function errorPage(
  server: ViteDevServer,
  path: string,
  diagnostics: readonly Diagnostic[],
): Promise<DevAnswer> {
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
