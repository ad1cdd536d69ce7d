import { expect, it } from 'vitest';
import { chosenWidths, fittingScale, galleryHref, readView, WIDTH_CHOICES } from './gallery-view.ts';

const GALLERY = { path: '/_sections', regions: { codes: ['us', 'dk'] } } as const;

it('keeps region and width in the address, and leaves out what is usual', () => {
  expect(galleryHref(GALLERY, 'hero', { region: 'us', width: 'all' })).toBe('/_sections/hero');
  expect(galleryHref(GALLERY, '', { region: 'dk', width: '390' })).toBe('/_sections?region=dk&width=390');
  for (const region of ['us', 'dk'] as const)
    for (const width of WIDTH_CHOICES) {
      const { search } = new URL(galleryHref(GALLERY, 'hero', { region, width }), 'http://localhost');
      expect(readView(search, GALLERY.regions)).toEqual({ region, width });
    }
});

it('takes a region or width that does not exist for the usual one', () => {
  expect(readView('?region=fr&width=1000', GALLERY.regions)).toEqual({ region: 'us', width: 'all' });
});

it('shows one width, or all three', () => {
  expect(chosenWidths('768')).toEqual([768]);
  expect(chosenWidths('all')).toEqual([390, 768, 1440]);
});

it('fits frames side by side at one scale, never larger than they are', () => {
  const scale = fittingScale([390, 768, 1440], 1100, 20);
  expect((390 + 768 + 1440) * scale + 40).toBeCloseTo(1100);
  expect(fittingScale([390], 1100, 20)).toBe(1);
  expect(fittingScale([390], 0, 20)).toBe(0);
});
