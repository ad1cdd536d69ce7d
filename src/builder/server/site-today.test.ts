import { afterEach, expect, it, vi } from 'vitest';
import { checkMinimalSite } from '../../../tests/support/minimal-page-data.ts';
import type { OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { siteToday } from './site-today.ts';

afterEach(() => void vi.useRealTimers());

it("is the day in the site's time zone, wherever the server runs", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:30:00Z'), toFake: ['Date'] });
  const checked = checkMinimalSite({});
  const dayIn = (timeZone: string) => {
    Object.assign(checked.singles.site?.value ?? {}, { timeZone });
    return siteToday({ check: { result: () => ({ checked, diagnostics: [] }) } as unknown as OpenCheck });
  };
  expect([dayIn('Europe/Madrid'), dayIn('America/New_York')]).toEqual(['2026-12-01', '2026-11-30']);
});
