import type { DiagnosticCase } from './diagnostic-case.ts';

/** A file put into `public/`, or taken out of it. */
export interface PublicCase extends Pick<DiagnosticCase, 'mistake' | 'says'> {
  file: `public/${string}`;
  /** The file's content; omit it to delete the file. */
  whole: string | null;
}

/** Mistakes among the files that are published as they are. */
export const PUBLIC_CASES: readonly PublicCase[] = [
  {
    mistake: 'a file that the build writes itself',
    file: 'public/robots.txt',
    whole: 'User-agent: *\n',
    says: ['1:1 The build writes this file itself. Delete it.'],
  },
  {
    mistake: 'a file in a folder that the build writes itself',
    file: 'public/dk/prices.pdf',
    whole: 'Words',
    says: ['public/dk:1:1 The build writes this folder itself. Move your files to another folder.'],
  },
  {
    mistake: 'an icon that is gone',
    file: 'public/favicon.svg',
    whole: null,
    says: ['1:1 The file is missing. Bring it back: every page needs it.'],
  },
  {
    mistake: 'a photograph that is none',
    file: 'public/images/team.jpg',
    whole: 'Words',
    says: ['1:1 The image cannot be read. Export it again as PNG, JPEG, WebP or AVIF.'],
  },
  {
    mistake: 'a drawing that is none',
    file: 'public/images/chart.svg',
    whole: '<html></html>',
    says: ['1:1 The image is not an SVG drawing. Export it again as SVG.'],
  },
];
