import { checkExternalLinks, externalLinksIn } from '../../src/authoring/review/external-links.ts';
import { staleContent } from '../../src/authoring/review/stale-content.ts';
import { checkSite } from '../../src/content/check-site.ts';
import { byPosition, hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { FORMATS, reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { eachFile } from '../../src/content/read/read-files.ts';
import { dayAt } from '../../src/i18n/time-zone.ts';
import { isDay } from '../../src/schema/schedule.ts';
import { failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';

const USAGE = `Usage: npm run content:report -- [--links] [--date 2026-12-24] [--format ${FORMATS.join('|')}]
--links also requests the addresses outside the site that the content links to.`;

/** Lists what in the content is out of date, or leads nowhere. Exits with 1 if there is anything. */
export async function contentReport(args: string[], { root }: CommandContext): Promise<number> {
  const { format, links: withLinks, date } = readOptions(args);
  const { checked, model, diagnostics } = await checkSite(root);
  const site = checked.singles.site?.value;
  if (hasErrors(diagnostics) || !site) {
    reportDiagnostics(diagnostics, { format });
    return 1;
  }
  const sources = [...eachFile(root)].flatMap((source) => ('text' in source ? [source] : []));
  const day = date ?? dayAt(Date.now(), site.timeZone);
  const stale = staleContent(sources, checked, { day, months: site.reviewMonths, model });
  const outside = withLinks ? sources.flatMap((source) => externalLinksIn(source, site.url)) : [];
  const found = [...stale, ...(await checkExternalLinks(outside))].sort(byPosition);
  reportDiagnostics(found, { format });
  if (found.length === 0 && format === 'pretty') console.log('Everything is up to date.');
  return found.length > 0 ? 1 : 0;
}

function readOptions(args: string[]) {
  const options = {
    links: { type: 'boolean', default: false },
    date: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
  } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  const format = readFormat(values.format, FORMATS, USAGE);
  if (values.date !== undefined && !isDay(values.date)) return failWithUsage(`"${values.date}" is no day.`, USAGE);
  return { ...values, format };
}
