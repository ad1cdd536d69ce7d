import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { formatGenerated } from '../../src/authoring/editor/generated-text.ts';
import { pageText } from '../../src/authoring/import/page-text.ts';
import { placeFiles, type StoreFile } from '../../src/authoring/import/place-files.ts';
import { planSiteImport, type PlannedPage, type PresentSite } from '../../src/authoring/import/plan-import.ts';
import { writeChecked } from '../../src/authoring/regions/write-checked.ts';
import { storeDocument } from '../../src/builder/server/pictures/store-document.ts';
import { storePicture } from '../../src/builder/server/pictures/store-picture.ts';
import { checkSite, type CheckedSite } from '../../src/content/check-site.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { isIgnoredPath } from '../../src/content/read/ignored-names.ts';
import { addressesOf, PAGES_FOLDER } from '../../src/model/file-kinds.ts';
import { fail, failWithUsage, parseArguments, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run import -- FOLDER';

/** Writes the pages of a site that was saved as HTML, as drafts. */
export async function importFromFolder(args: string[], { root, stdout, stderr }: CommandContext): Promise<number> {
  const { positionals } = parseArguments({ args, allowPositionals: true, options: {} }, USAGE);
  const [from, ...more] = positionals;
  if (from === undefined || more.length > 0) return failWithUsage('Name one folder with the saved pages.', USAGE);
  const folder = resolve(root, from);
  const files = savedFiles(folder, from);
  const site = await checkSite(root);
  const words = site.checked.singles.dictionary?.value.header.contact;
  if (hasErrors(site.diagnostics) || !words) {
    stdout.write('The site has errors. Correct them first, so that it’s seen which ones the import makes.\n');
    reportDiagnostics(site.diagnostics, { root, stderr });
    return 1;
  }
  const pages = new Map(
    files.filter((file) => /\.html?$/i.test(file)).map((file) => [file, decodeHtml(readFileSync(join(folder, file)))]),
  );
  if (pages.size === 0) fail(`${from} has no page: no file in it ends in .html or .htm. Save the site’s pages there.`);
  const known = new Set(files);
  const planned = planSiteImport({ pages, hasFile: (file) => known.has(file) }, presentSite(site));
  const stores = openStores(root, folder, known);
  const placed: PlannedPage[] = [];
  for (const page of planned) placed.push(await placeFiles(page, stores));
  const changes = await Promise.all(
    placed.map(async ({ path, redirectFrom, page }) => {
      const file = `${PAGES_FOLDER}${path}.yaml`;
      const text = pageText(page, { file, redirectFrom, button: words }, site.model.regions);
      return { file, before: null, after: await formatGenerated(root, file, text) };
    }),
  );
  const { errors, conclusion } = await writeChecked(root, changes);
  if (errors.length > 0) {
    stores.undo();
    reportDiagnostics(errors, { root, stderr, textOf: (file) => changes.find((one) => one.file === file)?.after });
    fail(conclusion);
  }
  stdout.write(report(placed, stores.added().length));
  return 0;
}

/** Lists the files of the saved folder by their paths in it. */
function savedFiles(folder: string, name: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    fail(`${name} is no folder. Name the one with the saved pages.`);
  return [...filesIn(folder)].filter((file) => !isIgnoredPath(file)).sort();
}

/** Decodes a page as a browser would: as UTF-8, else as it says itself, else as old pages were written. */
function decodeHtml(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, named = 'windows-1252'] = /charset\s*=\s*["']?([\w-]+)/i.exec(bytes.toString('latin1')) ?? [];
    try {
      return new TextDecoder(named).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  }
}

function presentSite({ model, checked }: CheckedSite): PresentSite {
  const entries = [...checked.entries.values()].flat();
  const owners: { file: string; value: { redirectFrom: string[] } }[] = [...checked.pages, ...entries];
  const taken = owners.flatMap(({ file, value }) => [...addressesOf(model, file, checked), ...value.redirectFrom]);
  const made = checked.pages.map(({ file }) => file.slice(PAGES_FOLDER.length).replace(/\.ya?ml$/, ''));
  return { regions: model.regions, taken: new Set([...taken, ...made, ...(checked.singles.site?.value.gone ?? [])]) };
}

/** Returns what stores files of the folder on the site, each once, and takes them back. */
function openStores(root: string, folder: string, known: ReadonlySet<string>) {
  const added: string[] = [];
  const once = (store: (file: string) => Promise<Awaited<ReturnType<StoreFile>>>): StoreFile => {
    const stored = new Map<string, ReturnType<StoreFile>>();
    return (file) => {
      const result =
        stored.get(file) ?? (known.has(file) ? store(file) : Promise.resolve({ problem: 'it isn’t in the folder' }));
      stored.set(file, result);
      return result;
    };
  };
  const keep = (path: string, isNew: boolean) => {
    if (isNew) added.push(path);
    return { path };
  };
  return {
    storePicture: once(async (file) => {
      const answer = await storePicture(root, basename(file), readFileSync(join(folder, file)));
      return answer.ok ? keep(answer.picture.path, answer.isNew) : { problem: answer.message };
    }),
    storeDocument: once(async (file) => {
      const answer = storeDocument(root, basename(file), readFileSync(join(folder, file)));
      return answer.ok ? keep(answer.path, answer.isNew) : { problem: answer.message };
    }),
    added: () => added,
    undo: () => {
      for (const path of added) rmSync(join(root, 'public', path), { force: true });
    },
  };
}

function report(pages: readonly PlannedPage[], files: number): string {
  const lines = pages.flatMap(({ from, path, redirectFrom, leftOut }) => [
    `${from} → ${PAGES_FOLDER}${path}.yaml${redirectFrom.length > 0 ? `, also found at ${redirectFrom.map((old) => `/${old}`).join(', ')}` : ''}`,
    ...leftOut.map((what) => `  left out: ${what}`),
  ]);
  const counted = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${files} ${files === 1 ? 'file' : 'files'} in public/`;
  return `${lines.join('\n')}\n${counted}. The pages are drafts: read them, then delete the line "draft: true".\n`;
}
