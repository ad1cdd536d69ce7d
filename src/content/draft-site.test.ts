import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builderProject, type BuilderProject } from '../builder/server/__fixtures__/builder-project.ts';
import { openDraftSite } from './draft-site.ts';
import { hasErrors } from './diagnostics/diagnostic.ts';

const BRAND = 'content/brand.yaml';
const ABOUT = 'content/pages/about-me.yaml';

let project: BuilderProject;
beforeAll(() => void (project = builderProject()));
afterAll(() => project.remove());

it('reports a file that changed beside a mistake once the mistake is corrected', async () => {
  const told: { paths: readonly string[]; wrong: boolean }[] = [];
  vi.spyOn(console, 'error').mockReturnValue();
  const draft = await openDraftSite(project.root, {
    onRead: ({ diagnostics }, paths) => void told.push({ paths, wrong: hasErrors(diagnostics) }),
    onFailure: (error) => expect.fail(String(error)),
  });
  const [brand, about] = [BRAND, ABOUT].map((file) => join(project.root, file)) as [string, string];
  const text = readFileSync(about, 'utf8');
  writeFileSync(about, 'sections: wrong\n');
  for (const path of [brand, about]) draft.take(path);
  await draft.settled();
  expect(told.every(({ wrong }) => wrong)).toBe(true);
  writeFileSync(about, text);
  draft.take(about);
  await draft.settled();
  expect(told.at(-1)).toEqual({ wrong: false, paths: [BRAND, ABOUT] });
  draft.take(about);
  await draft.settled();
  expect(told.at(-1)).toEqual({ wrong: false, paths: [ABOUT] });
});

it('reads a change again whose announcement failed', async () => {
  let isBroken = true;
  const failures: unknown[] = [];
  const told: (readonly string[])[] = [];
  const draft = await openDraftSite(project.root, {
    onRead(_, paths) {
      if (isBroken) throw new Error('It broke.');
      told.push(paths);
    },
    onFailure: (error) => void failures.push(error),
  });
  draft.take(join(project.root, ABOUT));
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  isBroken = false;
  await draft.settled();
  expect(told).toEqual([[ABOUT]]);
});
