import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { brandImages } from '../../src/authoring/brand/brand-images.ts';
import { main } from '../cli.ts';
import { requireBrand } from '../require-brand.ts';

await main(async (_args, { root }) => {
  requireBrand(root);
  await mkdir('docs/brand', { recursive: true });
  for (const [name, svg] of Object.entries(await brandImages())) {
    const { size } = await sharp(Buffer.from(svg))
      .webp({ nearLossless: true, quality: 70, effort: 6 })
      .toFile(`docs/brand/${name}.webp`);
    console.log(`docs/brand/${name}.webp: ${size} bytes`);
  }
  return 0;
});
