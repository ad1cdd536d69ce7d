import type { Message } from '../../diagnostics/diagnostic.ts';
import type { PixelSize } from './drawing-size.ts';
import type { PictureFormat } from './picture-format.ts';

/** Returns whether reading a picture found a reason not to publish it. */
export const isProblem = (read: object | string): read is Message => typeof read === 'object' && 'hint' in read;

const UPLOAD_AGAIN = 'Export the picture again, and upload it.';
const UPLOAD_DRAWING = 'Ask your developer to export it again as SVG.';

const EXPORT_AGAIN = 'Export it again as PNG, JPEG, WebP or AVIF.';

export const EMPTY_FILE: Message = {
  message: 'The file is empty.',
  hint: 'Copy or export the picture again.',
  form: { hint: UPLOAD_AGAIN },
};

export const GIT_LFS_POINTER: Message = {
  message: 'This is not the picture itself, but a pointer of Git LFS to it.',
  hint: 'Run "git lfs pull", which fetches the picture.',
  form: {
    message: 'This is not the picture itself, but a note of where it is kept.',
    hint: 'Ask your developer for the picture itself, or choose another one.',
  },
};

export const NOT_A_PICTURE: Message = { message: 'The file is not a picture.', hint: EXPORT_AGAIN, form: 'same' };

/** Only decoding shows it: the beginning of the file says what size the whole has. */
export const DAMAGED: Message = {
  message: 'The picture is damaged, or a part of the file is missing.',
  hint: 'Copy it again from where it is whole, or export it again as PNG, JPEG, WebP or AVIF.',
  form: 'same',
};

export const NOT_A_DRAWING: Message = {
  message: 'The file is not an SVG drawing.',
  hint: 'Export it again as SVG.',
  form: { hint: UPLOAD_DRAWING },
};

export const notWellFormed = (line: number, reason: string): Message => ({
  message: `Browsers do not show the drawing, because it is not valid XML: line ${line}, ${reason}.`,
  hint: 'Correct that line, or export it again as SVG.',
  form: { message: 'Browsers do not show the drawing, because it is not valid SVG.', hint: UPLOAD_DRAWING },
});

export const WITHOUT_NAMESPACE: Message = {
  message: 'Browsers do not show the drawing, because its first tag does not say that it is SVG.',
  hint: 'Begin the tag with <svg xmlns="http://www.w3.org/2000/svg".',
  form: { message: 'Browsers do not show the drawing, because it does not say that it is SVG.', hint: UPLOAD_DRAWING },
};

export const WRONG_ENCODING: Message = {
  message: 'Browsers do not show the drawing, because it is not written in UTF-8.',
  hint: 'Save it in UTF-8, or export it again as SVG.',
  form: {
    message: 'Browsers do not show the drawing, because of the characters in which it is saved.',
    hint: UPLOAD_DRAWING,
  },
};

export const withoutSize = ({ width, height }: PixelSize): Message => ({
  message: `The drawing has a size of ${width} × ${height} pixels, so that nothing of it shows.`,
  hint: 'Write its width and height in the first tag, or only a viewBox.',
  form: { hint: 'Ask your developer to give it a size, or choose another picture.' },
});

/** Reports a format that browsers don't show, or that pages don't. */
export const unsupported = ({ name }: PictureFormat): Message =>
  name === 'web page'
    ? {
        message: 'This is a web page that was saved under the name of a picture.',
        hint: 'Save the picture itself: open it alone in the browser, and save it from there.',
        form: 'same',
      }
    : {
        message: `This is a ${name}, which pages do not show.`,
        hint: 'Export it as PNG, JPEG, WebP or AVIF.',
        form: 'same',
      };

/** Moving pictures of this format are many times as large as others. */
export const GIF_PICTURE: Message = {
  message: 'This is a GIF, which pages do not show.',
  hint: 'Export it as PNG, or as an animated WebP if it moves.',
  form: 'same',
};

export const tooManyPixels = ({ width, height }: PixelSize, max: number): Message => ({
  message: `The picture has ${width} × ${height} pixels, and at most ${millions(max)} million can be read.`,
  hint: 'Make it smaller: 2400 pixels of width are enough for every screen.',
  form: 'same',
});

const millions = (count: number) => Math.floor(count / 1e6);

/** Reports a picture whose file has the ending of another format. */
export const wrongEnding = (ending: string, { name, endings: [right = ''] }: PictureFormat): Message => ({
  message: `The name ends in .${ending}, but this is ${/^(?:SVG|AVIF)/.test(name) ? 'an' : 'a'} ${name}.`,
  hint: `Rename the file so that it ends in .${right}, also where it is shown.`,
  form: { hint: `Rename your copy so that it ends in .${right}, upload it, and choose it where this one is shown.` },
});

/** Reports a file that isn't shown, of a format whose metadata the build can't remove. */
export const notForDownload = ({ name }: PictureFormat): Message => ({
  message: `This is a ${name}. It would be published with what the camera and programs noted in it, such as the place.`,
  hint: 'Export it as PNG, JPEG, WebP or AVIF. To offer it for download as it is, put it into a ZIP file.',
  form: 'same',
});

/** Reports a file that the file system doesn't hand out. */
export const unreadable = (error: unknown): Message => ({
  message: `The file cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
  hint: 'Look whether you have the right to read it, and whether the disk is sound.',
  form: { message: 'The file cannot be read.', hint: 'Upload it again, or ask your developer to look at it.' },
});
