// @vitest-environment node
import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mangles } from '../../tests/support/mangle.ts';
import { diagnose, SMALL_SITE } from '../../tests/support/small-site.ts';
import { checkContent } from './check-content.ts';
import { decodeSource } from './decode-source.ts';
import type { Diagnostic } from './diagnostic.ts';
import { formatDiagnostics } from './format-diagnostics.ts';
import { listPublicFiles } from './list-public-files.ts';
import { readFiles } from './read-files.ts';
import { findSectionDefinitions } from './section-definitions.ts';

/** Longest that a check of one damaged file may take, in milliseconds. */
const LONGEST = 1000;

const ROOT = join(import.meta.dirname, '../..');
const [{ files }, sections] = await Promise.all([readFiles(ROOT), findSectionDefinitions(ROOT)]);
const publicFiles = listPublicFiles(ROOT);

/** Time that this process worked; other processes may keep it waiting. */
const worked = (): number => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0) / 1000;

/** A refusal that nobody could follow to its place. */
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
      fc.property(fc.constantFrom(...files), mangles, (source, ways) => {
        const text = ways.reduce((words, mangle) => mangle(words), source.text);
        const bytes = new TextEncoder().encode(text);
        const before = worked();
        const read = decodeSource(source.file, bytes);
        const { diagnostics } = checkContent({
          files: 'text' in read ? [read] : [],
          unread: 'text' in read ? [] : [read],
          publicFiles,
          sections,
        });
        const output = formatDiagnostics(diagnostics, 'pretty', { textOf: () => text });
        expect(worked() - before).toBeLessThan(LONGEST);
        // What the file says must not reach the terminal as a command.
        expect(output).not.toMatch(/[\p{Cc}--\n]/v);
        const seen = new TextDecoder().decode(new TextEncoder().encode(text));
        expect(diagnostics.filter((diagnostic) => placeless(diagnostic, seen, source.file))).toEqual([]);
      }),
      {
        numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000),
        // What fails is made smaller as long as there is time, and then told; too few runs in that time are a failure.
        interruptAfterTimeLimit: 150_000,
        markInterruptAsFailure: true,
      },
    );
  },
);

it('checks a whole site with a damaged file', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(SMALL_SITE)), mangles, (file, ways) => {
      const text = ways.reduce((words, mangle) => mangle(words), String(SMALL_SITE[file]));
      const diagnostics = diagnose({ ...SMALL_SITE, [file]: text });
      expect(diagnostics.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
