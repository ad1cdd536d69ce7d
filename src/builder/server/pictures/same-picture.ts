import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listPublicFiles } from '../../../content/public/list-public-files.ts';
import { SVG } from '../../../content/public/pictures/picture-format.ts';
import { imagePath } from '../../../schema/image.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/**
 * Finds a picture that is stored already in `public/images/`, under a name that a field accepts: byte by byte, or else with
 * the same pixels, whatever its size, format and quality.
 * @param uploaded the file as it was uploaded; `prepared`: as it would be stored
 * @returns its path in `public`, such as `/images/portrait.jpg`
 */
export async function findSamePicture(
  root: string,
  uploaded: Uint8Array,
  prepared: Pick<PreparedPicture, 'data' | 'format' | 'isAnimated'>,
): Promise<string | undefined> {
  const stored = [...listPublicFiles(root).files].filter((path) => path.startsWith('/images/') && canBeShown(path));
  const versions = [uploaded, prepared.data];
  const same = stored.find((path) => isOneOf(versions, join(root, 'public', path)));
  if (same !== undefined || prepared.format === SVG || prepared.isAnimated) return same;
  const look = await lookOf(prepared.data);
  if (!look) return undefined;
  for (const path of stored.filter((one) => !one.endsWith('.svg'))) {
    const other = await storedLook(join(root, 'public', path), look.ratio);
    if (other && looksSame(look, other)) return path;
  }
  return undefined;
}

const imageSchema = imagePath();
const canBeShown = (path: string): boolean => imageSchema.safeParse(path).success;

/** Compares contents only where the size is the same. */
function isOneOf(versions: readonly Uint8Array[], file: string): boolean {
  const { size } = statSync(file);
  const alike = versions.filter(({ length }) => length === size);
  return alike.some((version) => readFileSync(file).equals(version));
}

/** A picture in small, to compare it with others. */
interface Look {
  /** Width by height. */
  ratio: number;
  /** Red, green, blue and opacity of each cell of a grid, 0 to 255. */
  cells: Uint8Array;
}

/** Cells of a look, in each direction, and how far they're blurred: edges differ most after another encoding. */
const GRID = 48;
const BLUR = 4;

/** How far the proportions of the same picture in another size may differ, since its pixels are whole. */
const RATIO_TOLERANCE = 0.02;

/** How far a cell may differ after another encoding, of 255, and all of them on average. Half of it was measured. */
const CELL_TOLERANCE = 14;
const AVERAGE_TOLERANCE = 2;

/** The looks of stored pictures, each with the state of its file. */
const looks = new Map<string, Look & { stamp: string }>();

/** Returns the look of a stored picture; `undefined` if it has other proportions, or can't be read. */
async function storedLook(file: string, ratio: number): Promise<Look | undefined> {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = looks.get(file);
  if (known?.stamp === stamp) return known;
  const look = await lookOf(file, ratio);
  if (look) looks.set(file, { ...look, stamp });
  return look;
}

async function lookOf(picture: string | Buffer, wanted?: number): Promise<Look | undefined> {
  try {
    const { autoOrient } = await sharp(picture).metadata();
    const ratio = autoOrient.width / autoOrient.height;
    if (wanted !== undefined && !isNear(ratio, wanted)) return undefined;
    const small = sharp(picture).autoOrient().resize(GRID, GRID, { fit: 'fill' }).blur(BLUR);
    return { ratio, cells: await small.toColorspace('srgb').ensureAlpha().raw().toBuffer() };
  } catch {
    return undefined;
  }
}

const isNear = (ratio: number, other: number): boolean => Math.abs(ratio / other - 1) <= RATIO_TOLERANCE;

function looksSame(one: Look, other: Look): boolean {
  if (!isNear(one.ratio, other.ratio) || one.cells.length !== other.cells.length) return false;
  const differences = one.cells.map((value, index) => Math.abs(value - (other.cells[index] ?? 0)));
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return Math.max(...differences) <= CELL_TOLERANCE && sum / differences.length <= AVERAGE_TOLERANCE;
}
