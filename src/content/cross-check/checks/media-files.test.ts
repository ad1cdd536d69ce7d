import { expect, it } from 'vitest';
import type { FileField } from '../../validate/walk-schema.ts';
import { createSuggester } from '../../diagnostics/did-you-mean.ts';
import type { CheckContext } from './check-context.ts';
import { checkMediaFile } from './media-files.ts';

const FILES = new Set(['/videos/hello.mp4', '/videos/hello-en.vtt']);
const site = { publicFiles: { files: FILES, outside: [] }, suggest: createSuggester() } as unknown as CheckContext; // the check asks for no more

const problemsOf = (value: string) =>
  checkMediaFile(site, {
    kind: 'media-file',
    value,
    file: 'content/pages/home.yaml',
    path: ['sections', 0, 'source', 'file'],
    regions: ['us'],
  } satisfies FileField);

it('is content with a file that is in public/', () => {
  expect(problemsOf('/videos/hello.mp4')).toEqual([]);
});

it('names a file that is not there, and the one that comes near', () => {
  expect(problemsOf('/videos/helo.mp4')).toMatchObject([
    { message: 'There is no file "/videos/helo.mp4" in public/.', hint: 'Did you mean "/videos/hello.mp4"?' },
  ]);
});

it('says where to put it where none comes near', () => {
  expect(problemsOf('/films/interview-barcelona.webm')).toMatchObject([
    { hint: 'Put the file there: public/films/interview-barcelona.webm.' },
  ]);
});
