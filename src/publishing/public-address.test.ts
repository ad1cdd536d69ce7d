import { expect, it } from 'vitest';
import { publishBranch, publishingProblem } from './public-address.ts';

it('publishes to the branch "published" of a remote, or to another one', () => {
  expect(publishBranch({})).toBeUndefined();
  expect(publishBranch({ PUBLISH_REMOTE: 'origin' })).toEqual({ remote: 'origin', branch: 'published' });
  expect(publishBranch({ PUBLISH_REMOTE: 'origin', PUBLISH_BRANCH: 'live' })).toMatchObject({ branch: 'live' });
});

it('needs a whole address, and with a remote the address of the host', () => {
  expect(publishingProblem({})).toBeUndefined();
  expect(publishingProblem({ PUBLISH_REMOTE: 'origin', PUBLISHED_URL: 'https://www.example.com' })).toBeUndefined();
  expect(publishingProblem({ PUBLISHED_URL: 'www.example.com' })).toContain('Write it in full');
  expect(publishingProblem({ PUBLISH_REMOTE: 'origin' })).toContain('Set it to the address at which the host serves');
});
