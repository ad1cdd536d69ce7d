import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publicAddress, publishBranch, publishingProblem } from './public-address.ts';
import { forgetSitePort, noteSitePort } from './site-port.ts';

it('publishes to the branch "published" of a remote, or to another one', () => {
  expect(publishBranch({})).toBeUndefined();
  expect(publishBranch({ PUBLISH_REMOTE: 'origin' })).toEqual({ remote: 'origin', branch: 'published' });
  expect(publishBranch({ PUBLISH_REMOTE: 'origin', PUBLISH_BRANCH: 'live' })).toMatchObject({ branch: 'live' });
});

it('needs a whole address, and with a remote the address of the host', () => {
  expect(publishingProblem({})).toBeUndefined();
  expect(publishingProblem({ PUBLISH_REMOTE: 'origin', PUBLISHED_URL: 'https://www.example.com' })).toBeUndefined();
  expect(publishingProblem({ PUBLISHED_URL: 'www.example.com' })).toContain('Write it in full');
  expect(publishingProblem({ SITE_PORT: 'http' })).toContain('Write a number');
  expect(publishingProblem({ PUBLISH_REMOTE: 'origin' })).toContain('Set it to the address at which the host serves');
});

it('is where PUBLISHED_URL or SITE_PORT say, or else where the site runs that was started last', () => {
  const data = mkdtempSync(join(tmpdir(), 'publishing-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const address = (environment: NodeJS.ProcessEnv = {}) => publicAddress(environment, data);
  expect(address()).toBe('http://localhost:4181/');
  noteSitePort(data, 5001);
  noteSitePort(data, 5002);
  expect(address()).toBe('http://localhost:5002/');
  expect(address({ SITE_PORT: '5003' })).toBe('http://localhost:5003/');
  expect(address({ SITE_PORT: '5003', PUBLISHED_URL: 'https://www.example.com' })).toBe('https://www.example.com/');
  forgetSitePort(data, 5001);
  expect(address()).toBe('http://localhost:5002/');
  forgetSitePort(data, 5002);
  expect(address()).toBe('http://localhost:4181/');
});
