import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  exampleAnswers,
  siteTemplateFiles,
  siteTemplates,
  type SiteAnswers,
} from '../../src/authoring/scaffold/site-template.ts';
import { writeNewFiles } from '../../src/authoring/scaffold/write-new-files.ts';
import { drawSiteIcons } from './generate-icons.ts';
import { confirm, fail, failWithUsage, prompt, type CommandContext } from '../cli.ts';

/** The flags of a site that begins with a template. */
export const TEMPLATE_OPTIONS = {
  template: { type: 'string' },
  name: { type: 'string' },
  street: { type: 'string' },
  'postal-code': { type: 'string' },
  city: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** What the flags of the command say. */
export interface TemplateFlags extends Partial<Omit<SiteAnswers, 'postalCode'>> {
  template: string;
  'postal-code'?: string | undefined;
  yes: boolean;
}

/** The questions, in order. */
const QUESTIONS: readonly (readonly [part: keyof SiteAnswers, question: string])[] = [
  ['name', 'Name of the site, as in the wordmark'],
  ['street', 'Street and number'],
  ['postalCode', 'Postal code'],
  ['city', 'City'],
  ['email', 'Email address for visitors'],
  ['phone', 'Phone number, with the code of the country'],
];

/** Folders of a site. */
const SITE_FOLDERS = ['content', 'public', 'src/site', 'tests/site'];

/** Where a site that makes way is kept; git ignores it. */
const REPLACED_FOLDER = '.local/replaced';

/** Writes a site from a template, after the one that's there was moved out of the way. */
export async function newSiteFromTemplate(
  flags: TemplateFlags,
  usage: string,
  context: CommandContext,
): Promise<number> {
  const { root, stdin, stdout } = context;
  const known = siteTemplates();
  if (!known.includes(flags.template))
    failWithUsage(`There's no template "${flags.template}": choose ${known.join(', ')}.`, usage);
  if (!flags.yes && !(stdin.isTTY && stdout.isTTY))
    failWithUsage('Nobody can be asked here: add --yes, which takes examples for what you leave out.', usage);
  const answers = await askAnswers(flags, context);
  const old = SITE_FOLDERS.filter(
    (folder) => existsSync(join(root, folder)) && readdirSync(join(root, folder)).length > 0,
  );
  const question = `${old.join(', ')} hold a site. Move it to ${REPLACED_FOLDER}?`;
  if (old.length > 0 && !flags.yes && !(await confirm(question, context))) fail('Nothing was changed.');
  const now = new Date().toISOString();
  const files = siteTemplateFiles(flags.template, answers, now.slice(0, 10));
  const kept = `${REPLACED_FOLDER}-${now.slice(0, 19).replaceAll(':', '')}`;
  try {
    moveAway(root, old, kept);
    const taken = await writeNewFiles(root, files);
    if (taken !== undefined) throw new Error(`${taken} already exists.`);
    await drawSiteIcons(root);
  } catch (error) {
    moveBack(root, kept, old);
    fail(`${error instanceof Error ? error.message : String(error)} Nothing was changed.`);
  }
  if (old.length > 0) stdout.write(`The site that was here is in ${kept}.\n`);
  stdout.write(`${files.length} files written. What comes next:
  npm run editor                                           # describes the site for text editors
  git add --all && git commit --message "Begin the site"   # what is published comes from committed files
  npm run dev
Comments that begin with EXAMPLE, CONFIRM or LAWYER say what to replace before the site goes live.
`);
  return 0;
}

async function askAnswers(flags: TemplateFlags, context: CommandContext): Promise<SiteAnswers> {
  const answers = {} as SiteAnswers; // the loop fills each part
  const examples = exampleAnswers(flags.template);
  for (const [part, question] of QUESTIONS) {
    const example = examples[part];
    const given = part === 'postalCode' ? flags['postal-code'] : flags[part];
    const answer =
      given ??
      (flags.yes
        ? example
        : await prompt(
            `${question} (${example}): `,
            (line) => ({ value: line.trim() === '' ? example : line.trim() }),
            context,
          ));
    answers[part] = answer ?? fail('Nothing was changed.');
  }
  return answers;
}

/** Moves the folders of a site into one of its own. */
function moveAway(root: string, old: readonly string[], kept: string): void {
  for (const folder of old) {
    mkdirSync(dirname(join(root, kept, folder)), { recursive: true });
    renameSync(join(root, folder), join(root, kept, folder));
  }
}

/** Takes back what was written, and brings the site before it back. */
function moveBack(root: string, kept: string, old: readonly string[]): void {
  for (const folder of SITE_FOLDERS) {
    const isMoved = existsSync(join(root, kept, folder));
    // One that couldn't be moved away still holds the site before.
    const isNew = isMoved || !old.includes(folder);
    if (isNew && existsSync(join(root, folder))) rmSync(join(root, folder), { recursive: true });
    if (isMoved) renameSync(join(root, kept, folder), join(root, folder));
  }
  if (existsSync(join(root, kept))) rmSync(join(root, kept), { recursive: true });
}
