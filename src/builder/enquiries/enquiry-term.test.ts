import { expect, it } from 'vitest';
import { liveOf, publishedProject } from '../../publishing/__fixtures__/published-project.ts';
import { openDatabase } from '../people/database.ts';
import { addEnquiry, listEnquiries } from './enquiries.ts';
import { deleteAfterTerm, publishedTerm } from './enquiry-term.ts';

const SENT = { name: 'Ida', email: 'ida@example.com', company: '', choice: '', message: 'Hello' };
const SITE = 'content/site.yaml';

it.each(['', 'websites/chairs'])(
  'deletes by the term of the published version, not of the draft (in "%s")',
  async (inFolder) => {
    const site = await publishedProject({ inFolder });
    const { root, data } = site.folders;
    const database = openDatabase(data);
    addEnquiry(database, SENT, { now: Date.parse('2026-01-10') });
    database.close();
    const left = async (day: string) => {
      await deleteAfterTerm(root, data, new Date(day));
      const opened = openDatabase(data);
      const { length } = listEnquiries(opened);
      opened.close();
      return length;
    };
    expect(await publishedTerm(root)).toBeUndefined();
    expect(await left('2036-01-01')).toBe(1);
    site.write(SITE, 'timeZone: Europe/Madrid\nmessageMonths: 6\n');
    liveOf(await site.publish());
    site.write(SITE, 'timeZone: Europe/Madrid\nmessageMonths: 1\n');
    expect(await publishedTerm(root)).toBe(6);
    expect(await left('2026-07-09')).toBe(1);
    expect(await left('2026-07-11')).toBe(0);
  },
);
