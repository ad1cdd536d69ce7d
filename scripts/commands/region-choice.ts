import { choiceProblem, type RegionChoice } from '../../src/authoring/scaffold/region-defaults.ts';
import { fail, failWithUsage, prompt, type CommandContext } from '../cli.ts';

/** The flags that describe a region. */
export const REGION_OPTIONS = {
  code: { type: 'string' },
  name: { type: 'string' },
  language: { type: 'string' },
  locale: { type: 'string' },
  currency: { type: 'string' },
} as const;

type Part = keyof RegionChoice | 'siteName';

const QUESTIONS: Readonly<Record<Part, string>> = {
  siteName: 'Name of the site, as in the wordmark: ',
  code: 'Code of the region, as in its addresses, for example se: ',
  name: 'Name in the region menu, for example Sweden: ',
  language: 'Language of its texts, for example sv: ',
  locale: 'Locale of its numbers and dates, for example sv-SE: ',
  currency: 'Currency, for example SEK: ',
};

/** Returns a flag's value, or asks for it. Ends the command with a sentence if it's missing or invalid. */
export async function askPart(
  part: Part,
  given: string | undefined,
  usage: string,
  context: CommandContext,
): Promise<string> {
  const check = (line: string) => {
    const problem = choiceProblem(part === 'siteName' ? 'name' : part, line);
    return problem === undefined ? { value: line.trim() } : { problem };
  };
  if (given === undefined)
    return (
      (await prompt(QUESTIONS[part], check, context)) ??
      failWithUsage(`--${part === 'siteName' ? 'name' : part} is missing.`, usage)
    );
  const { value, problem } = check(given);
  return value ?? fail(problem ?? '');
}

/** Completes the flags of a region with answers from the terminal. */
export const askRegionChoice = async (
  given: Partial<RegionChoice>,
  usage: string,
  context: CommandContext,
): Promise<RegionChoice> => ({
  code: await askPart('code', given.code, usage, context),
  name: await askPart('name', given.name, usage, context),
  language: await askPart('language', given.language, usage, context),
  locale: await askPart('locale', given.locale, usage, context),
  currency: await askPart('currency', given.currency, usage, context),
});
