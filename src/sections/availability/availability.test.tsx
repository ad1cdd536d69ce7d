import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePageData, exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './availability.schema.ts';
import Availability from './availability.section.tsx';

afterEach(() => void vi.useRealTimers());

/** What a label of the list of facts says. */
const fact = (label: string) =>
  screen.getByText(label).parentElement?.querySelector('dd')?.textContent?.replaceAll('\u00A0', ' ');

/** The section on a page that is opened at an instant. */
async function openedAt(instant: string) {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
  const props = await exampleProps('availability', 'us');
  render(
    <section data-testid="place">
      <Availability {...props} />
    </section>,
  );
  return screen.getByTestId('place');
}

it.each([
  ['us', 'Next start', 'January 11, 2027', '9:00 AM–1:00 PM, Eastern Time3:00 PM–7:00 PM where I am'],
  ['eu', 'Next start', '11 January 2027', '09:00–17:00, Central European Time'],
  ['dk', 'Næste start', '11. januar 2027', '09.00–17.00, dansk tid'],
] as const)(
  'says in %s when work can begin and when to meet, by the visitor’s clock',
  async (region, start, day, hours) => {
    render(<Availability {...await exampleProps('availability', region)} />);
    expect(fact(start)).toBe(day);
    expect(fact(region === 'dk' ? 'Møder' : 'Meetings')).toBe(hours);
  },
);

it('is shown on its day, and no part of a page that is built the day after', async () => {
  const sections = async (day: string) => (await examplePageData('availability', 'us', { day })).sections.length;
  expect(await sections('2027-01-11')).toBe(1);
  expect(await sections('2027-01-12')).toBe(0);
});

it('hides itself on a page that was built before the day had passed', async () => {
  expect((await openedAt('2027-01-12T00:30:00+01:00')).hidden).toBe(true);
});

it('is shown to the last minute of the day where the consultant is', async () => {
  expect((await openedAt('2027-01-11T23:59:00+01:00')).hidden).toBe(false);
});

it('follows the clocks of both places, which change on different days', () => {
  const hours = { from: '15:00', to: '19:00', timeZone: 'America/New_York', zoneName: 'Eastern Time' };
  const labels = { zoned: '{hours}', here: '{hours}', start: '', places: '', meetings: '' };
  const shown = (nextStart: string) =>
    definition.toProps(
      { title: 'A', nextStart, places: 1, timeZone: 'Europe/Madrid', meetings: hours },
      { region: { locale: 'en-US' }, day: '2027-01-01', texts: () => labels } as never, // it asks for no more
    ).minutes.from;
  expect(shown('2027-02-01')).toBe(9 * 60);
  expect(shown('2027-03-20')).toBe(10 * 60);
});

it.each(['2027-02-30', '2027-01-11T09:00', '11.1.2027'])('refuses %s: a start is a real day', (nextStart) => {
  expect(definition.schema.shape.nextStart.safeParse(nextStart).success).toBe(false);
});

it('names a time zone that is none, and meetings that end before they begin', () => {
  const good = { from: '09:00', to: '17:00', timeZone: 'Europe/Madrid', zoneName: 'CET' };
  const meetings = { us: { ...good, timeZone: 'New York' }, eu: { ...good, to: '08:00' }, dk: good };
  expect(sectionProblems('availability', definition, { timeZone: 'Barcelona', meetings })).toEqual([
    'timeZone: "Barcelona" is no time zone. Take a name from the IANA list, for example Europe/Copenhagen or America/New_York.',
    'meetings.us.timeZone: "New York" is no time zone. Take a name from the IANA list, for example Europe/Copenhagen or America/New_York.',
    'meetings.eu.to: Meetings end at 08:00, before they begin at 09:00. Exchange the two times.',
  ]);
});
