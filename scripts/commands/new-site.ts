import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { countryNameOf } from '../../src/authoring/scaffold/region-defaults.ts';
import { siteFiles } from '../../src/authoring/scaffold/site-files.ts';
import { siteTemplates } from '../../src/authoring/scaffold/site-template.ts';
import { loadModel } from '../../src/model/load-model.ts';
import { writeNewFiles } from '../../src/authoring/scaffold/write-new-files.ts';
import { fail, parseArguments, type CommandContext } from '../cli.ts';
import { newSiteFromTemplate, TEMPLATE_OPTIONS } from './new-site-template.ts';
import { askPart, REGION_OPTIONS } from './region-choice.ts';

const USAGE = `Usage: npm run new:site -- --template ${siteTemplates().join('|')} [--name "Tasca Example"] [--street …] [--postal-code …] [--city …] [--email …] [--phone …] [--yes]
       npm run new:site -- [--dir content] --name "Harbor Bikes" --code us [--region USA] --language en --locale en-US --currency USD`;

/** The folder of the page builder, whose templates the command uses. */
const PROJECT = join(import.meta.dirname, '../..');

/** Writes the content of a new site. */
export async function newSite(args: string[], context: CommandContext): Promise<number> {
  const parts = { dir: { type: 'string', default: 'content' }, region: { type: 'string' } } as const;
  const all = { ...REGION_OPTIONS, ...TEMPLATE_OPTIONS, ...parts } as const;
  const { values: options } = parseArguments({ args, options: all }, USAGE);
  const { template } = options;
  if (template !== undefined) return newSiteFromTemplate({ ...options, template }, USAGE, context);
  const folder = resolve(context.root, options.dir);
  if (basename(folder) !== 'content') fail(`The folder must be named "content", not "${options.dir}".`);
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')))
    fail(`${options.dir} isn't empty and stays as it is. Move its files away, or name another folder with --dir.`);

  const siteName = await askPart('siteName', options.name, USAGE, context);
  const code = await askPart('code', options.code, USAGE, context);
  const language = await askPart('language', options.language, USAGE, context);
  const locale = await askPart('locale', options.locale, USAGE, context);
  const currency = await askPart('currency', options.currency, USAGE, context);
  const choice = { siteName, code, name: options.region ?? countryNameOf(locale), language, locale, currency };
  const { content, images } = siteFiles(choice, new Date().toISOString().slice(0, 10), await loadModel(PROJECT));
  const project = dirname(folder);
  const newImages = images.filter(({ file }) => !existsSync(resolve(project, file)));
  const taken = await writeNewFiles(project, [...content, ...newImages]);
  if (taken) fail(`${taken} already exists and was not changed.`);
  for (const { file } of [...content, ...newImages]) context.stdout.write(`written  ${file}\n`);
  context.stdout.write(`Run "npm run editor", then "npm run content:check" and "npm run dev".
The texts are an example in English. Comments that begin with EXAMPLE, CONFIRM or LAWYER say what to replace.
`);
  return 0;
}
