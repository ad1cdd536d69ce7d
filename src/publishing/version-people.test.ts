import { expect, it } from 'vitest';
import { liveOf, publishedProject } from './__fixtures__/published-project.ts';
import { commitPeople } from './version-people.ts';

it('names who has published a version, also if git has lost another one', async () => {
  const site = await publishedProject();
  site.write('content/pages/home.yaml', 'New');
  const { version } = liveOf(await site.publish());
  expect(await commitPeople(site.root, ['1'.repeat(40), version])).toEqual(
    new Map([[version, { person: 'Ida', files: ['content/pages/home.yaml'] }]]),
  );
});
