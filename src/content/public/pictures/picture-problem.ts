import { phraseOf, say, verbatim } from '../../../i18n/phrase.ts';
import { inBoth, type Message, withRemedies } from '../../diagnostics/diagnostic.ts';
import type { PixelSize } from './drawing-size.ts';
import type { PictureFormat } from './picture-format.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Returns whether reading a picture found a reason not to publish it. */
export const isProblem = (read: object | string): read is Message => typeof read === 'object' && 'hint' in read;

/** Adds that browsers show nothing of a picture. */
const asGap = (said: Message): Message => seenAs(said, VISITORS.brokenPicture);

const UPLOAD_AGAIN = say`Export the picture again, and upload it.`;
const UPLOAD_DRAWING = say`Ask your developer to export it again as SVG.`;

const EXPORT_AGAIN = say`Export it again as PNG, JPEG, WebP or AVIF.`;

export const EMPTY_FILE: Message = asGap(
  withRemedies(say`The file is empty.`, 'Copy or export the picture again.', UPLOAD_AGAIN),
);

export const GIT_LFS_POINTER: Message = asGap({
  message: 'This is not the picture itself, but a pointer of Git LFS to it.',
  hint: 'Run "git lfs pull", which fetches the picture.',
  form: {
    message: say`This is not the picture itself, but a note of where it is kept.`,
    hint: say`Ask your developer for the picture itself, or choose another one.`,
  },
});

export const NOT_A_PICTURE: Message = asGap(inBoth(say`The file is not a picture.`, EXPORT_AGAIN));

/** Only decoding shows it: the beginning of the file says what size the whole has. */
export const DAMAGED: Message = asGap(
  inBoth(
    say`The picture is damaged, or a part of the file is missing.`,
    say`Copy it again from where it is whole, or export it again as PNG, JPEG, WebP or AVIF.`,
  ),
);

export const NOT_A_DRAWING: Message = asGap(
  withRemedies(say`The file is not an SVG drawing.`, 'Export it again as SVG.', UPLOAD_DRAWING),
);

export const notWellFormed = (line: number, reason: string): Message =>
  asGap({
    message: `Browsers do not show the drawing, because it is not valid XML: line ${line}, ${reason}.`,
    hint: 'Correct that line, or export it again as SVG.',
    form: { message: say`Browsers do not show the drawing, because it is not valid SVG.`, hint: UPLOAD_DRAWING },
  });

export const WITHOUT_NAMESPACE: Message = asGap({
  message: 'Browsers do not show the drawing, because its first tag does not say that it is SVG.',
  hint: 'Begin the tag with <svg xmlns="http://www.w3.org/2000/svg".',
  form: {
    message: say`Browsers do not show the drawing, because it does not say that it is SVG.`,
    hint: UPLOAD_DRAWING,
  },
});

export const WRONG_ENCODING: Message = asGap({
  message: 'Browsers do not show the drawing, because it is not written in UTF-8.',
  hint: 'Save it in UTF-8, or export it again as SVG.',
  form: {
    message: say`Browsers do not show the drawing, because of the characters in which it is saved.`,
    hint: UPLOAD_DRAWING,
  },
});

export const withoutSize = ({ width, height }: PixelSize): Message =>
  asGap(
    withRemedies(
      say`The drawing has a size of ${width} × ${height} pixels, so that nothing of it shows.`,
      'Write its width and height in the first tag, or only a viewBox.',
      say`Ask your developer to give it a size, or choose another picture.`,
    ),
  );

/** Reports a format that browsers don't show, or that pages don't. */
export const unsupported = ({ name }: PictureFormat): Message =>
  name === 'web page'
    ? asGap(
        inBoth(
          say`This is a web page that was saved under the name of a picture.`,
          say`Save the picture itself: open it alone in the browser, and save it from there.`,
        ),
      )
    : inBoth(say`This is a ${phraseOf(name)}, which pages do not show.`, say`Export it as PNG, JPEG, WebP or AVIF.`);

/** Moving pictures of this format are many times as large as others. */
export const GIF_PICTURE: Message = inBoth(
  say`This is a GIF, which pages do not show.`,
  say`Export it as PNG, or as an animated WebP if it moves.`,
);

export const tooManyPixels = ({ width, height }: PixelSize, max: number): Message =>
  inBoth(
    say`The picture has ${width} × ${height} pixels, and at most ${millions(max)} million can be read.`,
    say`Make it smaller: 2400 pixels of width are enough for every screen.`,
  );

const millions = (count: number) => Math.floor(count / 1e6);

/** Reports a picture whose file has the ending of another format. */
export const wrongEnding = (ending: string, { name, endings: [right = ''] }: PictureFormat): Message =>
  withRemedies(
    say`The name ends in .${verbatim(ending)}, but this is ${phraseOf(`${/^(?:SVG|AVIF)/.test(name) ? 'an' : 'a'} ${name}`)}.`,
    `Rename the file so that it ends in .${right}, also where it is shown.`,
    say`Rename your copy so that it ends in .${verbatim(right)}, upload it, and choose it where this one is shown.`,
  );

/** Reports a file that isn't shown, of a format whose metadata the build can't remove. */
export const notForDownload = ({ name }: PictureFormat): Message =>
  inBoth(
    say`This is a ${phraseOf(name)}. It would be published with what the camera and programs noted in it, such as the place.`,
    say`Export it as PNG, JPEG, WebP or AVIF. To offer it for download as it is, put it into a ZIP file.`,
  );

/** Reports a file that the file system doesn't hand out. */
export const unreadable = (error: unknown): Message => ({
  message: `The file cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
  hint: 'Look whether you have the right to read it, and whether the disk is sound.',
  form: { message: say`The file cannot be read.`, hint: say`Upload it again, or ask your developer to look at it.` },
});
