import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCases } from '../edit/__fixtures__/read-cases.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { checkMinimalSite } from '../../../tests/support/minimal-page-data.ts';
import { monthsBefore, staleContent } from './stale-content.ts';

const report = (file: string, text: string, months = 12) =>
  staleContent([{ file, text }], { entries: new Map() }, { day: '2026-11-25', months, model: MODEL }).map(
    ({ line, column, severity, message, hint }) => `${line}:${column} ${severity} ${message} ${hint}`,
  );

const facts = (asOf: string) => report('content/facts.yaml', `a: 1\n\n  # asOf: ${asOf}\nb: 2\n`);

describe('staleContent', () => {
  it('reports a value that was last checked longer ago than the limit, at its comment', () => {
    expect(facts('2025-11-24')).toEqual([
      '3:3 warning This was last checked on 2025-11-24, more than 12 months ago. Correct the value if it has changed, then write "# asOf: 2026-11-25".',
    ]);
    expect(facts('2025-11-25')).toEqual([]);
    expect(report('content/facts.yaml', 'a: 1 # asOf: 2026-10-24\n', 1)).toEqual([
      expect.stringContaining('1:6 warning This was last checked on 2026-10-24, more than 1 month ago.'),
    ]);
  });

  it('reports what is no day, and days to come', () => {
    expect(facts('last spring')).toEqual([
      '3:3 warning "last spring" is no day. Write year, month and day: # asOf: 2026-01-15',
    ]);
    expect(facts('2026-02-30')).toEqual([
      '3:3 warning "2026-02-30" is no day. Write year, month and day: # asOf: 2026-01-15',
    ]);
    expect(facts('2027-01-01')).toEqual([
      '3:3 warning 2027-01-01 is in the future. Write the day on which the value was checked.',
    ]);
  });

  it('reports the example of docs/authoring.md as it says', () => {
    const cases = readCases(join(import.meta.dirname, '../../../docs/authoring.md'));
    const { yaml: text = '', text: message } = cases.find(({ title }) => title === 'What is out of date')?.blocks ?? {};
    const reported = staleContent(
      [{ file: 'content/facts.yaml', text }],
      { entries: new Map() },
      { day: '2027-11-26', months: 12, model: MODEL },
    );
    expect(reported.map(({ line, message: said }) => `${line} ${said}\n`)).toEqual([`1 ${message}`]);
  });

  it('takes a text for no comment', () => {
    expect(report('content/facts.yaml', 'a: "# asOf: 2020-01-01"\n')).toEqual([]);
  });

  it('reports a file of values that nothing dates', () => {
    expect(report('content/rates.yaml', 'plans: []\n')).toEqual([
      '1:1 warning Nothing says when the prices were last checked. Check them, then write the line "# asOf: 2026-11-25" above "plans:".',
    ]);
    expect(report('content/rates.yaml', '# asOf: 2026-11-01\nplans: []\n')).toEqual([]);
  });

  it('reports entries without a year', () => {
    const { entries } = checkMinimalSite({
      'projects/gasper': [['tags: [B2B]\n', 'tags: [B2B]\nyear: 2025\n']],
    });
    expect(staleContent([], { entries }, { day: '2026-11-25', months: 12, model: MODEL })).toMatchObject([
      { file: 'content/projects/alderley.yaml', message: 'The project has no year.' },
    ]);
  });
});

it('goes back by months over the end of a year', () => {
  expect([monthsBefore('2026-01-15', 2), monthsBefore('2026-11-25', 12)]).toEqual(['2025-11-15', '2025-11-25']);
});
