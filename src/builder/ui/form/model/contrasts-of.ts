import type { FileAnswer } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { completeColors } from '../../../../theme/complete-colors.ts';
import { MINIMUM_CONTRAST, type Pair } from '../../../../theme/contrast.ts';
import { pairsOfColor } from '../../../../theme/readable-color.ts';
import type { Path } from '../../../../data/path.ts';
import { withValueAt } from '../../../../data/plain.ts';
import { brandColorAt, brandColors } from './brand-data.ts';
import { isHexColor } from './hex-color.ts';

/** Two colors of the brand that stand on each other. */
export interface ShownPair extends Pick<Pair, 'ratio' | 'least'> {
  /** What a person sees of them: "Text on the button". */
  use: string;
  /** What the typed color is there; `derived`: one of the two is made from it. */
  role: 'mark' | 'ground' | 'derived';
  /** Whether it's a text, and not the edge of a field or the like. */
  isText: boolean;
  /** The two colors as `#rrggbb`. */
  color: string;
  background: string;
}

/**
 * Returns where a value of the brand's form meets other colors, what is hardest to read first; none for what is no color of the
 * brand. Of what is called the same, only the hardest.
 */
export function contrastsOf(
  { file, data }: Pick<FileAnswer, 'file' | 'data'>,
  path: Path,
  value: unknown,
): ShownPair[] {
  const name = brandColorAt(file, path);
  if (name === undefined || typeof value !== 'string' || !isHexColor(value)) return [];
  const colors = brandColors(withValueAt(data, path, value));
  if (!colors) return [];
  const all = completeColors(colors);
  const found = new Map<string, ShownPair>();
  for (const { mark, ground, ratio, least } of pairsOfColor(colors, name)) {
    const use = texts.brand.use(texts.brand.marks[mark], texts.brand.grounds[ground]);
    const role = mark === name ? 'mark' : ground === name ? 'ground' : 'derived';
    if (!found.has(use))
      found.set(use, {
        use,
        role,
        ratio,
        least,
        isText: least === MINIMUM_CONTRAST.text,
        color: all[mark],
        background: all[ground],
      });
  }
  return [...found.values()];
}

/** Returns those that can't be read, the most telling first: one of each role, then what is hardest to read. */
export function weakContrasts(...field: Parameters<typeof contrastsOf>): ShownPair[] {
  const weak = contrastsOf(...field).filter(({ ratio, least }) => ratio < least);
  const telling = (['ground', 'mark', 'derived'] as const).flatMap(
    (role) => weak.find((pair) => pair.role === role) ?? [],
  );
  return [...new Set([...telling, ...weak])];
}
