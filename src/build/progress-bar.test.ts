import { expect, it } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 80, write: (text: string) => written.push(text), written };
}

it('shows pages, pages per second and the remaining time', () => {
  const screen = terminal(true);
  let now = 0;
  const bar = createProgressBar(screen, () => now);
  now = 2000;
  bar.show(500, 2000);
  expect(screen.written.at(-1)).toContain('500 of 2,000 pages  250 pages/s  0:06 left');
  now = 64_000;
  bar.show(1000, 20_000);
  expect(screen.written.at(-1)).toContain('20:16 left');
});

it('draws at most ten times per second, and always at the end', () => {
  const screen = terminal(true);
  let now = 0;
  const bar = createProgressBar(screen, () => now);
  for (; now < 1000; now += 10) bar.show(now, 1000);
  expect(screen.written.length).toBeLessThan(12);
  bar.show(1000, 1000);
  expect(screen.written.at(-1)).toContain('1,000 of 1,000 pages');
  bar.clear();
  expect(screen.written.at(-1)).toBe('\r\u001b[2K');
});

it('fits into a narrow terminal', () => {
  const screen = { ...terminal(true), columns: 30 };
  createProgressBar(screen, () => 0).show(1, 2);
  expect(screen.written[0]?.replace('\r\u001b[2K', '').length).toBeLessThan(30);
});

it('prints nothing outside a terminal', () => {
  const screen = terminal(false);
  const bar = createProgressBar(screen);
  bar.show(1, 2);
  bar.clear();
  expect(screen.written).toEqual([]);
});
