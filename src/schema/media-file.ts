import { z } from 'zod';

/** The endings of films that every browser plays, in small letters only: hosts know no others. */
export const VIDEO_EXTENSIONS = ['mp4', 'webm'] as const;

/** A path in `public/` with one of some endings, which is copied as it is; the check refuses one that is not there. */
const mediaFile = (endings: readonly string[], example: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^\/[A-Za-z0-9][A-Za-z0-9\-/]*\.(${endings.join('|')})$`),
      `Write the path inside public/, for example ${example}.`,
    )
    .meta({
      kind: 'media-file',
      title: 'File',
      description: `Path inside public/, for example ${example}.`,
      form: `A file that your developer has put on the site, for example ${example}.`,
    });

/** The path of a film in `public/`. */
export const videoFile = () => mediaFile(VIDEO_EXTENSIONS, '/videos/hello.mp4');

/** The path of captions in `public/`, in the format WebVTT. */
export const captionsFile = () => mediaFile(['vtt'], '/videos/hello-en.vtt');
