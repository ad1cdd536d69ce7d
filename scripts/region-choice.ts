import { choiceProblem, type RegionChoice } from '../src/authoring/scaffold/region-defaults.ts';
import { exitWithUsage, prompt } from './cli.ts';

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

/** Prints a sentence and exits with status 1. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Returns a flag's value, or asks for it. Exits with a sentence if it's missing or invalid. */
export async function askPart(part: Part, given: string | undefined, usage: string): Promise<string> {
  const check = (line: string) => {
    const problem = choiceProblem(part === 'siteName' ? 'name' : part, line);
    return problem === undefined ? { value: line.trim() } : { problem };
  };
  if (given === undefined)
    return (
      (await prompt(QUESTIONS[part], check)) ??
      exitWithUsage(`--${part === 'siteName' ? 'name' : part} is missing.`, usage)
    );
  const { value, problem } = check(given);
  return value ?? fail(problem ?? '');
}

/** Completes the flags of a region with answers from the terminal. */
export const askRegionChoice = async (given: Partial<RegionChoice>, usage: string): Promise<RegionChoice> => ({
  code: await askPart('code', given.code, usage),
  name: await askPart('name', given.name, usage),
  language: await askPart('language', given.language, usage),
  locale: await askPart('locale', given.locale, usage),
  currency: await askPart('currency', given.currency, usage),
});
