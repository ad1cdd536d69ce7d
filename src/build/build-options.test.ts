import { expect, it } from 'vitest';
import { readBuildOptions } from './build-options.ts';

it('builds everything by default', () => {
  expect(readBuildOptions([])).toEqual({});
});

it('builds for the live site with --production', () => {
  expect(readBuildOptions(['--production'])).toEqual({ production: true });
  expect(readBuildOptions(['--production', '--shard', '1/2'])).toEqual({
    production: true,
    shard: { index: 1, of: 2 },
  });
});

it('builds as of a day, a preview with drafts, and pages at old addresses', () => {
  expect(readBuildOptions(['--date', '2026-12-24', '--drafts', '--static-redirects'])).toEqual({
    date: '2026-12-24',
    drafts: true,
    staticRedirects: true,
  });
});

it('compresses with less effort for trials, not for production', () => {
  expect(readBuildOptions(['--quick'])).toEqual({ quick: true });
  expect(readBuildOptions(['--quick', '--production'])).toEqual({
    problem: '--quick compresses less, which is not for production.',
  });
});

it.each(['2026-02-30', '24.12.2026', '2026-12-24T09:00', 'tomorrow'])('rejects "%s" as a day', (word) => {
  expect(readBuildOptions(['--date', word])).toEqual({
    problem: `"${word}" is no day: write year, month and day, for example 2026-12-24.`,
  });
});

it('reads a shard, counted from 1', () => {
  expect(readBuildOptions(['--shard', '2/4'])).toEqual({ shard: { index: 2, of: 4 } });
  expect(readBuildOptions(['--shard=1/1'])).toEqual({ shard: { index: 1, of: 1 } });
});

it.each(['0/4', '5/4', '2', 'two/4', '2/0', '1/4/2', '-1/4', ''])(
  'rejects "%s" as a shard, with an example',
  (word) => {
    expect(readBuildOptions([`--shard=${word}`])).toEqual({
      problem: `"${word}" is no shard: write 2/4 for the second of four.`,
    });
  },
);

it('rejects conflicting options', () => {
  expect(readBuildOptions(['--production', '--drafts'])).toEqual({
    problem: '--drafts makes a preview, which is not for production.',
  });
  expect(readBuildOptions(['--merge', '--date', '2026-12-24'])).toEqual({
    problem: '--merge renders nothing; write --drafts and --date where the shards are built.',
  });
  expect(readBuildOptions(['--shard', '1/2', '--merge'])).toEqual({
    problem: '--shard renders one shard only; --merge is for the whole.',
  });
  expect(readBuildOptions(['--shard', '1/2', '--keep-previous'])).toEqual({
    problem: '--shard renders one shard only; --keep-previous is for the whole.',
  });
});

it('names an unknown argument', () => {
  expect(readBuildOptions(['--fast'])).toEqual({ problem: expect.stringContaining('--fast') as string });
});
