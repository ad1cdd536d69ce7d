import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countryNameOf, type RegionChoice } from '../src/authoring/scaffold/region-defaults.ts';
import { siteFiles } from '../src/authoring/scaffold/site-files.ts';
import { writeNewFiles } from '../src/authoring/scaffold/write-new-files.ts';
import { askPart, fail, REGION_OPTIONS } from './region-choice.ts';
import { exitWithUsage } from './cli.ts';

const USAGE =
  'Usage: npm run new:site -- [--dir content] --name "Harbor Bikes" --code us [--region USA] --language en --locale en-US --currency USD';

const options = readOptions();
const folder = resolve(options.dir);
if (basename(folder) !== 'content')
  fail(`"${options.dir}" has another name: the folder of the texts is called content.`);
if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')))
  fail(`${options.dir} isn't empty and stays as it is. Move its files away, or name another folder with --dir.`);

const siteName = await askPart('siteName', options.name, USAGE);
const code = await askPart('code', options.code, USAGE);
const language = await askPart('language', options.language, USAGE);
const locale = await askPart('locale', options.locale, USAGE);
const currency = await askPart('currency', options.currency, USAGE);
const choice = { siteName, code, name: options.region ?? countryNameOf(locale), language, locale, currency };
const { content, images } = siteFiles(choice, new Date().toISOString().slice(0, 10));
const root = dirname(folder);
const newImages = images.filter(({ file }) => !existsSync(resolve(root, file)));
const taken = await writeNewFiles(root, [...content, ...newImages]);
if (taken) fail(`${taken} is there already and stays as it is.`);
for (const { file } of [...content, ...newImages]) console.log(`written  ${file}`);
console.log('Run "npm run editor", then "npm run content:check" and "npm run dev".');
console.log(
  'The texts are an example in English. Comments that begin with EXAMPLE, CONFIRM or LAWYER say what to replace.',
);

function readOptions(): Partial<RegionChoice> & { dir: string; region?: string } {
  try {
    return parseArgs({
      options: { ...REGION_OPTIONS, dir: { type: 'string', default: 'content' }, region: { type: 'string' } },
    }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
