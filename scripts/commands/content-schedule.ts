import { scheduleCalendar, scheduleInWords } from '../../src/authoring/schedule/schedule-formats.ts';
import { upcomingChanges } from '../../src/authoring/schedule/upcoming-changes.ts';
import { checkSite } from '../../src/content/check-site.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { dayAt } from '../../src/i18n/time-zone.ts';
import { isDay } from '../../src/schema/schedule.ts';
import { failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';

const SCHEDULE_FORMATS = ['pretty', 'json', 'ics'] as const;

const USAGE = `Usage: npm run content:schedule -- [--format pretty|json|ics] [--from DAY] [--on DAY]
DAY is a calendar day such as 2026-12-24, or "today" in the time zone of the site.`;

/** Lists what appears on the site, or disappears from it, from a day on. */
export async function contentSchedule(args: string[], { root }: CommandContext): Promise<number> {
  const options = readOptions(args);
  const { checked, model, diagnostics } = await checkSite(root);
  const site = checked.singles.site?.value;
  if (hasErrors(diagnostics) || !site) {
    reportDiagnostics(diagnostics);
    return 1;
  }
  const dayOf = (word: string) => (word === 'today' ? dayAt(Date.now(), site.timeZone) : word);
  const first = dayOf(options.on ?? options.from ?? 'today');
  const all = upcomingChanges(checked, model, first);
  const changes = options.on === undefined ? all : all.filter(({ date }) => date === first);
  if (options.format === 'json') console.log(JSON.stringify(changes, null, 2));
  else
    process.stdout.write(
      options.format === 'ics' ? scheduleCalendar(changes, site.name) : scheduleInWords(changes, model.regions),
    );
  return 0;
}

function readOptions(args: string[]) {
  const options = {
    format: { type: 'string', default: 'pretty' },
    from: { type: 'string' },
    on: { type: 'string' },
  } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  const wrong = [values.from, values.on].find((day) => day !== undefined && day !== 'today' && !isDay(day));
  if (wrong !== undefined) return failWithUsage(`"${wrong}" is no day.`, USAGE);
  return { ...values, format: readFormat(values.format, SCHEDULE_FORMATS, USAGE) };
}
