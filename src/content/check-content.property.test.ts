import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { yamlMutations } from '../../tests/support/yaml-mutations.ts';
import { diagnose, MINIMAL_SITE } from '../../tests/support/minimal-site.ts';
import { propertyRuns } from '../../tests/support/thorough.ts';
import { checkContent } from './check-content.ts';
import { decodeSource } from './read/decode-source.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { formatDiagnostics } from './diagnostics/format-diagnostics.ts';
import { listPublicFiles } from './public/list-public-files.ts';
import { readFiles } from './read/read-files.ts';
import { loadModel } from '../model/load-model.ts';

/** Maximum time to check one damaged file, in milliseconds. */
const LONGEST = 1000;

const ROOT = join(import.meta.dirname, '../..');
const [{ files }, model] = await Promise.all([readFiles(ROOT), loadModel(ROOT)]);
const publicFiles = listPublicFiles(ROOT);

/** Returns the CPU time of this process, which other processes don't affect. */
const worked = (): number => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0) / 1000;

/** Throws for a diagnostic whose location can't be found. */
const placeless = ({ file, line, column, message, hint }: Diagnostic, text: string, own: string): boolean => {
  const lines = text.split('\n');
  const inside = file !== own || (line <= lines.length && column <= (lines[line - 1]?.length ?? 0) + 1);
  return !(file && line >= 1 && column >= 1 && inside && message && hint);
};

it(
  'checks any damaged file of the site without a throw, in time, and names the place of every mistake',
  { timeout: 180_000 },
  () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), yamlMutations, (source, ways) => {
        const text = ways.reduce((mangled, mangle) => mangle(mangled), source.text);
        const bytes = new TextEncoder().encode(text);
        const before = worked();
        const read = decodeSource(source.file, bytes);
        const { diagnostics } = checkContent({
          files: 'text' in read ? [read] : [],
          unread: 'text' in read ? [] : [read],
          publicFiles,
          model,
        });
        const output = formatDiagnostics(diagnostics, 'pretty', { textOf: () => text });
        expect(worked() - before).toBeLessThan(LONGEST);
        // Content must not reach the terminal as a control sequence.
        expect(output).not.toMatch(/[\p{Cc}--\n]/v);
        const seen = new TextDecoder().decode(new TextEncoder().encode(text));
        expect(diagnostics.filter((diagnostic) => placeless(diagnostic, seen, source.file))).toEqual([]);
      }),
      {
        ...propertyRuns(400, 2_000),
        // Shrink a failure as long as there is time, then report it. Too few runs in that time are a failure.
        interruptAfterTimeLimit: 150_000,
        markInterruptAsFailure: true,
      },
    );
  },
);

it('checks a whole site with a damaged file', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(MINIMAL_SITE)), yamlMutations, (file, ways) => {
      const text = ways.reduce((mangled, mangle) => mangle(mangled), String(MINIMAL_SITE[file]));
      const diagnostics = diagnose({ ...MINIMAL_SITE, [file]: text });
      expect(diagnostics.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
    }),
    propertyRuns(50, 150),
  );
});
