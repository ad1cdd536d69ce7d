import { parseArgs } from 'node:util';
import { contentOfRevision } from '../src/authoring/history/revision-content.ts';
import { siteDiff, type PageDifference } from '../src/authoring/history/site-diff.ts';
import { loadContent } from '../src/content/load-content.ts';
import { hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../src/content/diagnostics/report-diagnostics.ts';
import { loadSectionDefinitions } from '../src/content/validate/section-definitions.ts';
import { REGION_CODES } from '../src/regions/region-code.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { exitWithUsage } from './cli.ts';

const USAGE = `Usage: npm run content:diff -- REVISION [REVISION] [--format pretty|json]
For example: npm run content:diff -- HEAD~3
Without a second revision, the files as they are now are compared.`;

/** Lists what changes for visitors between two revisions, per page and region. */
const root = process.cwd();
const { from, to, format } = readArguments();
const sections = await loadSectionDefinitions(root);
const [before, after] = [await read(from), await read(to)];
const differences = siteDiff(before, after, sections);
if (format === 'json') console.log(JSON.stringify(differences, null, 2));
else if (differences.length === 0) console.log('Nothing changes for visitors.');
else for (const difference of differences) console.log(inWords(difference));

/** Reads a revision, or the files as they are. */
async function read(revision: string | undefined): Promise<SiteContent> {
  if (revision === undefined) {
    const { site, diagnostics } = await loadContent(root);
    if (site) return site.content;
    reportDiagnostics(diagnostics.filter((one) => hasErrors([one])));
    return process.exit(1);
  }
  const found = await contentOfRevision(root, revision, sections);
  if ('content' in found) return found.content;
  if ('problem' in found) process.stderr.write(`${found.problem}\n`);
  else {
    process.stderr.write(`The content of "${revision}" does not pass today's check:\n`);
    reportDiagnostics(found.diagnostics, 'pretty', () => undefined);
  }
  return process.exit(1);
}

/** Formats a difference as Markdown, which is readable as it is. */
function inWords({ page, regions, state, changes }: PageDifference): string {
  const where = regions.length === REGION_CODES.length ? '' : ` in ${regions.join(', ')}`;
  const head = `### ${page ?? 'On every page'}${where}${state === 'changed' ? '' : `: ${state}`}`;
  return [head, ...changes.map((change) => `- ${change}`), ''].join('\n');
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string', default: 'pretty' } },
    });
    const [first, second, ...rest] = positionals;
    if (first === undefined || rest.length > 0) return exitWithUsage('Name one revision, or two.', USAGE);
    if (values.format !== 'pretty' && values.format !== 'json')
      return exitWithUsage(`"${values.format}" is no format.`, USAGE);
    return { from: first, to: second, format: values.format };
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
