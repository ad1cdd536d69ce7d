import { say } from '../../i18n/phrase.ts';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FILE, type SizedImage } from '../../schema/image.ts';
import { downloadPath } from '../../schema/download-path.ts';
import { type Diagnostic, type InForm, type Message, ofWholeFile } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';
import { listPublicFiles, type ListedPublicFiles } from './list-public-files.ts';
import { hasVariants, sourcesOf, responsiveVariants, type ImageVariant } from './image-variants.ts';
import { pictureFormat, readBeginning } from './pictures/picture-format.ts';
import { isProblem, notForDownload, unreadable } from './pictures/picture-problem.ts';
import { readPicture } from './pictures/read-picture.ts';

/** Size of an image in pixels, and its variants. */
export interface ImageSize extends Pick<SizedImage, 'width' | 'height' | 'sources'> {}

/** Number of files read concurrently; all at once would exhaust file handles. */
const CONCURRENCY = 16;

/** The contents of `public/`: files, image sizes and the variants to render. */
export interface ReadPublicFiles extends ListedPublicFiles {
  sizes: Map<string, ImageSize>;
  variants: ImageVariant[];
  /** Sizes of the files for download, in bytes. */
  downloadSizes: Map<string, number>;
  /** What is wrong with pictures. */
  problems: readonly Diagnostic[];
}

/** The result of reading a file. */
interface ReadFile {
  /** Only if it's an image that can be read. */
  size?: ImageSize;
  variants?: readonly ImageVariant[];
  /** Size in bytes; only if it's for download. */
  bytes?: number;
  problem?: Diagnostic;
}

/** Files read before, by URL path, with the state of each at that time. */
export type KnownImages = Map<string, ReadFile & { stamp: string }>;

/**
 * Reads `public/`.
 * @param offered whether to offer image variants; only a build renders them
 * @param known a cache, filled by this function; a file is read again only if it changed
 */
export async function readPublicFiles(
  root: string,
  offered = false,
  known: KnownImages = new Map(),
): Promise<ReadPublicFiles> {
  const listed = listPublicFiles(root);
  const files = [...listed.files].sort();
  const next = files.values();
  const read = async () => {
    for (const file of next) {
      const stamp = stampOf(join(root, 'public', file));
      if (known.get(file)?.stamp !== stamp) known.set(file, { stamp, ...(await readPublicFile(root, file, offered)) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, read));
  // Sort by name, so that builds are reproducible regardless of the reading order.
  const inOrder = files.flatMap((file) => {
    const found = known.get(file);
    return found ? [{ file, ...found }] : [];
  });
  return {
    ...listed,
    sizes: new Map(inOrder.flatMap(({ file, size }) => (size ? [[file, size]] : []))),
    variants: inOrder.flatMap(({ variants = [] }) => variants),
    downloadSizes: new Map(inOrder.flatMap(({ file, bytes }) => (bytes === undefined ? [] : [[file, bytes]]))),
    problems: inOrder.flatMap(({ problem }) => problem ?? []),
  };
}

/** Identifies the state of a file. */
function stampOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return [mtimeMs, size, ino].join(' ');
}

async function readPublicFile(root: string, file: string, offered: boolean): Promise<ReadFile> {
  const path = join(root, 'public', file);
  const reported = (problem: Message, severity: Diagnostic['severity'] = 'error') =>
    ofWholeFile(`public${file}`, problem.message, problem.hint, severity, inFormOf(file, problem));
  try {
    if (IMAGE_FILE.test(file)) return await readImage(file, await readFile(path), offered, reported);
    const format = pictureFormat(await readBeginning(path));
    if (format?.isUncleaned) return { problem: reported(notForDownload(format)) };
    return downloadPath.test(file) ? { bytes: statSync(path).size } : {};
  } catch (error) {
    return { problem: reported(unreadable(error)) };
  }
}

/** Returns the words of a problem in the list of problems, which has no title for a picture. */
function inFormOf(file: string, problem: Message): InForm {
  return { ...problem.form, message: say`${named(file)}: ${problem.form.message}` };
}

async function readImage(
  file: string,
  content: Uint8Array,
  offered: boolean,
  reported: (problem: Message, severity?: 'warning') => Diagnostic,
): Promise<ReadFile> {
  const picture = await readPicture(content, file);
  if (isProblem(picture)) return { problem: reported(picture) };
  const { width, height, isAnimated, warning } = picture;
  const size = { width, height };
  const problem = warning && { problem: reported(warning, 'warning') };
  // A variant would show the first frame only.
  if (!offered || isAnimated || !hasVariants(file)) return { size, ...problem };
  const variants = responsiveVariants(file, width, content);
  return { size: { ...size, sources: sourcesOf(variants) }, variants, ...problem };
}
