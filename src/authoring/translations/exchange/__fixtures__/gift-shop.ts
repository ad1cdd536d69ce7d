import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editYaml } from '../../../edit/edit-yaml.ts';
import { regionsAmong } from '../../text-files.ts';
import { decodeExchangeFile, formatOf } from '../exchange-format.ts';
import { planImport, type ImportPlan } from '../import-translations.ts';
import { collectUnits } from '../translation-unit.ts';
import { withoutDoneMarks } from '../without-done-marks.ts';

/** The page of a shop, in English and, in part, in Danish: what the files in `returned/` were exported from. */
export const SHOP_PAGE = 'content/pages/shop.yaml';

export const SHOP = `title: { en: Craft and gifts, da: Craft and gifts } # untranslated: da
lead:
  en: Handmade goods. Posted within {replyTime}.
  da: Handmade goods. Posted within {replyTime}. # untranslated: da
tag:
  en: B2B
  da: B2B # untranslated: da
button:
  en: Buy now
  da: Køb nu
terms:
  en: |-
    We promise:

    - to **answer** the same day
    - [fair prices](/pricing)
  da: |- # untranslated: da
    We promise:

    - to **answer** the same day
    - [fair prices](/pricing)
count:
  en: "{count} gift | {count} gifts"
  da: "{count} gift | {count} gifts" # untranslated: da
note:
  en: No delay & "no" fees
share:
  en: +34%
  da: +34 %
`;

export const PAIR = { source: 'en', target: 'da' } as const;

const REGIONS = {
  file: 'content/regions.yaml',
  text: 'us: { language: en }\neu: { language: en }\ndk: { language: da }\n',
};

const KEYS = { us: 'en', eu: 'en', dk: 'da', en: 'en', da: 'da' } as const;

export const shopUnits = (page: string) => collectUnits([REGIONS, { file: SHOP_PAGE, text: page }], PAIR);

export const returnedFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'returned', name));

/** Plans the import of a file into the shop. */
export function importPlanOf(name: string, content: string | Uint8Array, page = SHOP, unconfirmed = false): ImportPlan {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const read = decodeExchangeFile(name, bytes);
  const format = formatOf(name);
  if (!format) throw new Error(`No format reads ${name}.`);
  if ('text' in read)
    return planImport(name, read.text, format, { pair: PAIR, ofKeys: KEYS, units: shopUnits(page), unconfirmed });
  return { request: { edits: [] }, diagnostics: [read], taken: [], unchanged: 0, leftOut: [] };
}

/** Returns the page after a plan, as the command writes it. */
export function pageAfter(plan: ImportPlan, page = SHOP): string {
  const operations = plan.request.edits.flatMap((edit) => ('operations' in edit ? edit.operations : []));
  const edited = operations.reduce((source, operation) => {
    const result = editYaml(source, operation);
    if (!result.ok) throw new Error(result.reason);
    return result.source;
  }, page);
  const fields = new Set(operations.map(({ path }) => path.join('.')));
  return operations.length > 0 ? withoutDoneMarks(edited, regionsAmong([REGIONS]), PAIR, fields) : page;
}

/** What a plan takes, by field. */
export const takenBy = ({ taken }: ImportPlan): Record<string, string> =>
  Object.fromEntries(taken.map(({ field, target }) => [field, target]));

/** What a plan leaves out and why, by field. */
export const leftOutBy = ({ leftOut }: ImportPlan): Record<string, string> =>
  Object.fromEntries(leftOut.map(({ reason, translation }) => [translation.field, reason]));

export const importProblems = ({ diagnostics }: ImportPlan): string[] =>
  diagnostics.map(({ line, message }) => `${line} ${message}`);
