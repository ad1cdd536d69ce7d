import { ofWholeFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CheckedFiles } from '../validate/validate.ts';
import { addressesOf, RELEASE_FILE, type readRelease } from './released-addresses.ts';

/**
 * Reports addresses of the last release that lead nowhere now.
 * @param checked content without errors: a page with errors may have any address
 * @param released the addresses of the last release
 */
export function checkReleasedAddresses(checked: CheckedFiles, released: ReturnType<typeof readRelease>): Diagnostic[] {
  if (released.length === 0) return [];
  const current = addressesOf(checked);
  const gone = checked.singles.site?.value.gone ?? [];
  const known = new Set([...current.map(({ address }) => address), ...gone]);
  const files = new Set(current.map(({ file }) => file));
  return released
    .filter(({ address }) => !known.has(address))
    .map(({ address, file, line }) =>
      files.has(file)
        ? ofWholeFile(
            file,
            `The page was at /${address} when the site was released; this address leads nowhere now.`,
            `Add the line "redirectFrom: [/${address}]".`,
          )
        : {
            ...ofWholeFile(
              RELEASE_FILE,
              `The address /${address} was released and leads nowhere now: ${file} is gone.`,
              `Add "redirectFrom: [/${address}]" to the page that replaces it, or "gone: [/${address}]" to content/site.yaml.`,
            ),
            line,
          },
    );
}
