import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { exportSite } from '../../src/authoring/export/export-site.ts';
import { checkSite } from '../../src/content/check-site.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { listPublicFiles } from '../../src/content/public/list-public-files.ts';
import { fail, failWithUsage, parseArguments, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run export -- --to FOLDER';

/** Writes what the site says to a folder: Markdown, JSON and pictures. */
export async function exportToFolder(args: string[], { root, stdout, stderr }: CommandContext): Promise<number> {
  const { to } = parseArguments({ args, options: { to: { type: 'string' } } }, USAGE).values;
  if (to === undefined || to === '') return failWithUsage('--to is missing.', USAGE);
  const folder = resolve(root, to);
  refuseFolder(root, folder, to);
  const site = await checkSite(root);
  const exported = hasErrors(site.diagnostics) ? undefined : exportSite(site);
  if (!exported) {
    reportDiagnostics(site.diagnostics, { root, stderr });
    return 1;
  }
  const published = [...listPublicFiles(root).files];
  const isNew = !existsSync(folder);
  try {
    for (const { file, text } of exported.files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const file of published) cpSync(join(root, 'public', file), join(folder, 'public', file));
  } catch (error) {
    for (const name of isNew ? [''] : readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    fail(
      `${to} can't be written, and nothing of it is kept: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const { length: regions } = site.model.regions.codes;
  stdout.write(
    `${to}: ${exported.pages} pages in ${regions} ${regions === 1 ? 'region' : 'regions'}, and ${published.length} pictures and other files.\n`,
  );
  return 0;
}

/** Ends the command if the export can't be written to a folder without harm. */
function refuseFolder(root: string, folder: string, to: string): void {
  const [first] = relative(root, folder).split(sep);
  if (folder === root || first === 'content' || first === 'public' || first === 'src')
    fail(`${to} belongs to the project. Name a folder outside of content/, public/ and src/.`);
  if (existsSync(folder) && !isEmptyFolder(folder))
    fail(`${to} isn't an empty folder and stays as it is. Name another folder with --to, or empty it.`);
}

function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}
