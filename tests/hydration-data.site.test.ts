import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('embeds the props of its islands only', async () => {
  const html = await readFile('dist/us/index.html', 'utf8');
  const data = /<script type="application\/json" id="page-data">([^<]*)/.exec(html)?.[1] ?? '';
  expect(Object.keys(JSON.parse(data) as object)).toEqual(['path', 'contactHref']);
  const props = [...html.matchAll(/ data-props="([^"]*)"/g)].map(([, text = '']) => text).join('');
  expect(props).toContain('Pause');
  expect(props).not.toMatch(/Accept Essential|Send message|You pay for the clicks|case-study/);
});
