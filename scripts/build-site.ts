import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import type { LoadedSite } from '../src/content/load-content.ts';
import { loadContent } from '../src/content/load-content.ts';
import { buildDocuments, buildFrames, buildPages } from '../src/content/site-build.ts';
import { renderSharePictures } from '../src/content/render-share-pictures.ts';
import { sharePictures } from '../src/content/share-pictures.ts';
import { webManifest } from '../src/content/web-manifest.ts';
import { robots, sitemap } from '../src/content/sitemap.ts';
import { writeHosting } from '../src/hosting/write-hosting.ts';
import { compressFolder } from './compress-folder.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { swapFolder } from './swap-folder.ts';
import { ssg } from './vite-plugin-ssg.ts';

/**
 * Checks the content, then builds `dist/`. On any failure the `dist/` before is left as it is.
 * @returns whether it was built
 */
export async function buildSite(root: string): Promise<boolean> {
  const { FORM_ENDPOINT: formEndpoint, GEOLOCATION_ENDPOINT: geolocationEndpoint } = process.env;
  const { site, diagnostics } = await loadContent(root, { formEndpoint, geolocationEndpoint });
  if (!reportDiagnostics(diagnostics) || !site) return false;
  if (!site.content.site.formEndpoint)
    console.warn('content/site.yaml:1  formEndpoint is not set: the contact form goes to the local receiver only.');
  const working = join(root, '.build/site');
  await rm(working, { recursive: true, force: true });
  try {
    await runBuild(site, working);
    await renderSharePictures(sharePictures(site, root), working, join(root, 'node_modules/.cache/share-pictures'));
  } catch (error) {
    process.stderr.write(
      `The build failed; dist/ is left as it was.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    return false;
  }
  await writeHosting(working, site.content.site);
  await compressFolder(working);
  await swapFolder(working, join(root, 'dist'));
  return true;
}

async function runBuild(site: LoadedSite, outDir: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const builder = await createBuilder({
    build: { outDir, emptyOutDir: true },
    logLevel: 'warn',
    plugins: [
      ssg({
        server: 'src/server.tsx',
        client: 'src/client.tsx',
        boot: 'src/boot/boot.ts',
        setEarly: ['data-ask'],
        pages: () => buildPages(site),
        *files() {
          yield* buildFrames(site);
          for (const { key, document } of buildDocuments(site))
            yield { file: `documents/${key}.json`, content: JSON.stringify(document) };
          yield { file: 'sitemap.xml', content: sitemap(site.content, day) };
          // The same for whoever asks for another address with its name in it.
          yield { file: 'sitemap.txt', content: sitemap(site.content, day) };
          yield { file: 'site.webmanifest', content: webManifest(site.content) };
          yield { file: 'robots.txt', content: robots(site.content.site.url) };
        },
      }),
    ],
  });
  await builder.buildApp();
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
}
