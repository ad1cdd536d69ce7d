import { contentOfRevision } from '../../src/authoring/history/revision-content.ts';
import { siteDiff, type PageDifference } from '../../src/authoring/history/site-diff.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import type { ContentModel } from '../../src/model/content-model.ts';
import { loadModel } from '../../src/model/load-model.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { fail, failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';

const USAGE = `Usage: npm run content:diff -- REVISION [REVISION] [--format pretty|json]
For example: npm run content:diff -- HEAD~3
Without a second revision, the files as they are now are compared.`;

/** Lists what changes for visitors between two revisions, per page and region. */
export async function contentDiff(args: string[], { root }: CommandContext): Promise<number> {
  const { from, to, format } = readArguments(args);
  const model = await loadModel(root);
  const before = await read(root, from, model);
  const after = before && (await read(root, to, model));
  if (!before || !after) return 1;
  const differences = siteDiff(before, after, model);
  if (format === 'json') console.log(JSON.stringify(differences, null, 2));
  else if (differences.length === 0) console.log('Nothing changes for visitors.');
  else for (const difference of differences) console.log(inWords(difference, model));
  return 0;
}

/** Reads a revision, or the files as they are. Reports why it has no valid content. */
async function read(root: string, revision: string | undefined, model: ContentModel): Promise<SiteContent | undefined> {
  if (revision === undefined) {
    const { site, diagnostics } = await loadContent(root);
    if (!site) reportDiagnostics(diagnostics.filter((one) => hasErrors([one])));
    return site?.content;
  }
  const found = await contentOfRevision(root, revision, model);
  if ('content' in found) return found.content;
  if ('problem' in found) fail(found.problem);
  process.stderr.write(`The content of "${revision}" does not pass today's check:\n`);
  reportDiagnostics(found.diagnostics, { textOf: () => undefined });
  return undefined;
}

/** Formats a difference as Markdown, which is readable as it is. */
function inWords({ page, regions, state, changes }: PageDifference, model: ContentModel): string {
  const where = regions.length === model.regions.codes.length ? '' : ` in ${regions.join(', ')}`;
  const head = `### ${page ?? 'On every page'}${where}${state === 'changed' ? '' : `: ${state}`}`;
  return [head, ...changes.map((change) => `- ${change}`), ''].join('\n');
}

function readArguments(args: string[]) {
  const options = { format: { type: 'string', default: 'pretty' } } as const;
  const { values, positionals } = parseArguments({ args, allowPositionals: true, options }, USAGE);
  const [first, second, ...rest] = positionals;
  if (first === undefined || rest.length > 0) return failWithUsage('Name one revision, or two.', USAGE);
  return { from: first, to: second, format: readFormat(values.format, ['pretty', 'json'], USAGE) };
}
