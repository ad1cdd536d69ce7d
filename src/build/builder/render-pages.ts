import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from '../../entry-server.tsx';
import { FONTS_FOLDER, fontFaces } from '../../theme/added-font.ts';
import { EXTENDED_CHARACTERS } from '../../theme/font-characters.ts';
import { createVariables } from '../../theme/variables.ts';
import type { RendererAnswer, RendererTask } from '../../builder/program/render-task.ts';
import type { SiteAssets } from '../../builder/program/bundle-files.ts';

// Renders the pages of the builder in a thread of its own, so that one that doesn't end can be ended.

const assets = workerData as SiteAssets; // from `renderer.ts`

const port = parentPort;
if (!port) throw new Error('This file runs in a worker.');

const answer = async (task: RendererTask): Promise<string> => {
  if (task.kind === 'theme') return themeStyles(task);
  if (task.kind === 'markup') return renderPage(task.request, { headScript: '', entry: '', head: '', live: true });
  const { headScript, entry, styles } = assets;
  const head = [task.theme, `<link rel="stylesheet" href="${styles}">`].join('\n');
  return renderPage(task.request, { headScript, entry, head, themeColor: task.themeColor, live: true });
};

/** The variables of Mantine, with the brand's values. The order of the layers stands before every rule. */
function themeStyles({ brand }: Extract<RendererTask, { kind: 'theme' }>): string {
  const variables = Object.entries(createVariables(brand)).map(([name, value]) => `${name}:${value};`);
  const faces = (brand.addedFonts ?? []).map((font) =>
    fontFaces(font, (file) => `/${FONTS_FOLDER}/${file}`, EXTENDED_CHARACTERS),
  );
  return `@layer base, mantine, theme;${faces.join('')}:root{color-scheme:light;${variables.join('')}}`;
}

const send = (message: RendererAnswer) => port.postMessage(message);

port.on('message', (task: RendererTask) => {
  answer(task).then(
    (text) => send({ text }),
    (error: unknown) => send({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
send('ready');
