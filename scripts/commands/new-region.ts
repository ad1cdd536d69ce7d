import { REGIONS_FILE } from '../../src/content/read/site-regions.ts';
import { addRegion, regionProblem } from '../../src/authoring/regions/add-region.ts';
import { readCodes } from '../../src/authoring/regions/variants.ts';
import { readContentTexts, writeChecked } from '../../src/authoring/regions/write-checked.ts';
import { textsAfter } from '../../src/authoring/content-edit/file-change.ts';
import { reportDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { fail, parseArguments, type CommandContext } from '../cli.ts';
import { askRegionChoice, REGION_OPTIONS } from './region-choice.ts';

const USAGE =
  'Usage: npm run new:region -- --code se --name Sweden --language sv --locale sv-SE --currency SEK [--from eu]';

/** Adds a region to the content, as a draft. */
export async function newRegion(args: string[], context: CommandContext): Promise<number> {
  const { root } = context;
  const { values: options } = parseArguments({ args, options: { ...REGION_OPTIONS, from: { type: 'string' } } }, USAGE);
  const choice = await askRegionChoice(options, USAGE, context);
  // Read after the last question, whose answer may take a while.
  const files = readContentTexts(root);
  const regionsText = files.find(({ file }) => file === REGIONS_FILE)?.text ?? fail(`${REGIONS_FILE} is missing.`);
  const [first = ''] = readCodes(regionsText).regions;
  const region = { ...choice, from: options.from ?? first };
  const problem = regionProblem(region, regionsText);
  if (problem !== undefined) fail(problem);

  const { changes, untranslated, copied, claimed } = addRegion(region, files);
  const { errors, conclusion } = await writeChecked(root, changes);
  if (errors.length > 0) {
    reportDiagnostics(errors, { textOf: textsAfter(changes) });
    fail(conclusion);
  }
  for (const { file } of changes) console.log(`changed  ${file}`);
  console.log(`"${region.code}" is a draft: shown by "npm run dev", not published.`);
  console.log(
    `${untranslated} texts are untranslated: "npm run content:translations -- --export texts.xlf --to ${region.language}".`,
  );
  console.log(
    `${copied} values are those of ${region.from}: search for "# copied from ${region.from}: ${region.code}".`,
  );
  if (claimed)
    console.log(
      `Visitors from ${claimed.country} get the region ${claimed.region}: move ${claimed.country} to the new one in ${REGIONS_FILE} when you publish it.`,
    );
  console.log('To publish the region, delete its line "draft: true".');
  return 0;
}
