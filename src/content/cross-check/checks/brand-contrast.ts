import type { BrandFile } from '../../../schema/brand.schema.ts';
import type { ColorName } from '../../../theme/brand.ts';
import { contrastPairs, type Pair } from '../../../theme/contrast-pairs.ts';
import { completeBrand } from '../../read/read-brand.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';

/** Maps a derived color to the brand color that the author must change. */
const ORIGINS: Partial<Record<ColorName, ColorName>> = {
  accentStrong: 'accent',
  accentTint: 'accent',
  dataMid: 'data',
  dataTint: 'data',
};

/** Reports brand colors with too little contrast against a background, with the measured ratio. */
export function checkBrandContrast(brand: BrandFile): Finding[] {
  const { colors } = completeBrand(brand);
  const weak = contrastPairs(colors).filter(({ ratio, least }) => ratio < least);
  const marks = [...new Set(weak.map(({ mark }) => mark))];
  return marks.map((mark) =>
    finding(
      mark,
      weak.filter((pair) => pair.mark === mark),
      brand,
    ),
  );
}

function finding(mark: ColorName, pairs: readonly Pair[], { colors }: BrandFile): Finding {
  const measured = pairs.map(({ ground, ratio, least }) => `${ratio.toFixed(2)} : 1 on ${ground} (${least} is needed)`);
  const field = colors[mark] === undefined ? (ORIGINS[mark] ?? mark) : mark;
  return {
    path: ['colors', field],
    message: `The contrast of ${mark} is too weak: ${[...new Set(measured)].join(', ')}.`,
    hint: `Make ${field} ${isLight(mark) ? 'lighter' : 'darker'}, or its grounds ${isLight(mark) ? 'darker' : 'lighter'}.`,
  };
}

/** Colors used on dark backgrounds. */
const isLight = (name: ColorName) => ['paper', 'white', 'stone', 'dataTint', 'accentTint'].includes(name);
