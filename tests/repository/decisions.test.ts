import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
const records = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

/** The first word of a record's status. */
const statusOf = (text: string) => /^- \*\*Status:\*\* (accepted|superseded in part|superseded)/m.exec(text)?.[1];

test.each(records)(
  '$name has a number and a topic, a status, a date, and the sections of a decision record',
  (record) => {
    expect(record.name).toMatch(/^\d{4}(-[a-z0-9]+)+\.md$/);
    expect(record.text).toMatch(new RegExp(`^# ${Number(record.name.slice(0, 4))}\\. \\S`));
    expect(statusOf(record.text)).toBeDefined();
    expect(record.text).toMatch(/^- \*\*Date:\*\* \d{4}-\d{2}-\d{2}$/m);
    const sections = [...record.text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(['Context', 'Decision', 'Alternatives considered', 'Consequences']);
  },
);

test('lists every record once in the index, with its title, status and date', () => {
  const rows = [...index.matchAll(/^\| (\d+) +\| \[(.*?)\]\((.*?)\) +\| (.*?) +\| (\S+) +\| (.+?) +\|$/gm)];
  expect(rows.map(([, , , name]) => name)).toEqual(records.map(({ name }) => name).toSorted());
  for (const [, number, title, name, status, date, area] of rows) {
    const text = records.find((record) => record.name === name)?.text ?? '';
    expect(text).toContain(`# ${number}. ${title}\n`);
    expect(statusOf(text)).toBe(status);
    expect(text).toContain(`**Date:** ${date}\n`);
    expect(area).toBeTruthy();
  }
});

test('resolves every link between records', () => {
  for (const { name, text } of records)
    for (const [, target] of text.matchAll(/\]\((\d{4}-[^)#]+)/g))
      expect(
        records.map((record) => record.name),
        `${name} links to ${target}`,
      ).toContain(target);
});

test('names the successor of a superseded record', () => {
  const superseded = records.filter(({ text }) => statusOf(text) !== 'accepted');
  const linked = superseded.filter(({ text }) => /^- \*\*Status:\*\*.*\]\(\d{4}-/m.test(text));
  expect(linked).toEqual(superseded);
});
