import { expect, it } from 'vitest';
import { beforeLaunchPage } from './before-launch-page.ts';

const item = (reason: 'example' | 'confirm' | 'lawyer', line: number, note: string) => ({
  reason,
  file: 'content/site.yaml',
  line,
  column: 1,
  note,
});

it('lists each item by file and line, grouped by reason', () => {
  const page = beforeLaunchPage([item('lawyer', 3, 'read it'), item('example', 7, 'your own | domain')]);
  expect(page.indexOf('## Made up')).toBeLessThan(page.indexOf('## To be read by a lawyer'));
  expect(page).toContain(String.raw`| [content/site.yaml:7](../content/site.yaml#L7) | your own \| domain |`);
  expect(page).toContain('| [content/site.yaml:3](../content/site.yaml#L3) | read it |');
  expect(page).not.toContain('## Only you know');
});
