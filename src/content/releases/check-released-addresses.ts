import { ofWholeFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CheckedFiles } from '../validate/validate.ts';
import { releasedAddresses, RELEASE_FILE, type readRelease } from './released-addresses.ts';

/** Where known addresses come from: a release is a promise, a commit may not be public yet. */
const SOURCES = {
  release: {
    severity: 'error',
    before: 'when the site was released',
    done: 'released',
    file: RELEASE_FILE,
    inForm: 'when the site was published',
  },
  commit: {
    severity: 'warning',
    before: 'in the last commit',
    done: 'committed',
    file: undefined,
    inForm: 'in the last version',
  },
} as const;

/**
 * Reports known addresses that lead nowhere now: those of the last release as errors, those of the last commit as
 * warnings.
 * @param checked content without errors: a page with errors may have any address
 * @param known the addresses of the last release or commit
 */
export function checkReleasedAddresses(
  checked: CheckedFiles,
  known: ReturnType<typeof readRelease>,
  source: keyof typeof SOURCES = 'release',
): Diagnostic[] {
  if (known.length === 0) return [];
  const { severity, before, done, file: list, inForm } = SOURCES[source];
  const current = releasedAddresses(checked);
  const gone = checked.singles.site?.value.gone ?? [];
  const leading = new Set([...current.map(({ address }) => address), ...gone]);
  const files = new Set(current.map(({ file }) => file));
  return known
    .filter(({ address }) => !leading.has(address))
    .map(({ address, file, line }) =>
      files.has(file)
        ? ofWholeFile(
            file,
            `The page was at /${address} ${before}; this address leads nowhere now.`,
            `Add the line "redirectFrom: [/${address}]".`,
            severity,
            {
              message: `The page was at /${address} ${inForm}; this address leads nowhere now.`,
              hint: `Add /${address} to “Redirect from”.`,
            },
          )
        : {
            ...ofWholeFile(
              list ?? file,
              `The address /${address} was ${done} and leads nowhere now: ${file} is gone.`,
              `Add "redirectFrom: [/${address}]" to the page that replaces it, or "gone: [/${address}]" to content/site.yaml.`,
              severity,
              {
                message: `The site had the address /${address} ${inForm}, and it leads nowhere now: its page is gone.`,
                hint: `Add /${address} to “Redirect from” of the page that replaces it, or to “Removed for good” in content/site.yaml.`,
              },
            ),
            line,
          },
    );
}
