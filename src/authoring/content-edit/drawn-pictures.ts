import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eachFile } from '../../content/read/read-files.ts';
import { readContentText } from './content-path.ts';

/** A drawing in `public/` that an edit wrote, so that what it created has its pictures. */
export interface DrawnPicture {
  file: string;
  text: string;
}

/** Writes the drawings that don't exist yet. Returns those that were written. */
export function drawPictures(root: string, pictures: readonly DrawnPicture[]): DrawnPicture[] {
  const missing = pictures.filter(({ file }) => !existsSync(join(root, file)));
  for (const { file, text } of missing) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
  }
  return missing;
}

/** Removes the drawings that nobody has replaced since, and that no content names any more. */
export function erasePictures(root: string, pictures: readonly DrawnPicture[]): void {
  if (pictures.length === 0) return;
  const texts = [...eachFile(root)].map(({ file }) => {
    const read = readContentText(root, file);
    return 'text' in read ? (read.text ?? '') : '';
  });
  for (const { file, text } of pictures) {
    const path = join(root, file);
    const address = file.replace(/^public/, '');
    const isOurs = existsSync(path) && readFileSync(path, 'utf8') === text;
    if (isOurs && !texts.some((content) => content.includes(address))) rmSync(path);
  }
}
