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
