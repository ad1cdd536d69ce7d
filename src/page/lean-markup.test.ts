import { describe, expect, it } from 'vitest';
import { leanMarkup } from './lean-markup.ts';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" class="tabler-icon tabler-icon-check mine" width="20"></svg>';

describe('markup', () => {
  it('loses what only other places need, and keeps its own classes', () => {
    expect(leanMarkup(`<p data-size="md" data-of="x">${ICON}</p>`)).toBe(
      '<p data-of="x"><svg class="mine" width="20"></svg></p>',
    );
    expect(leanMarkup('<svg class="tabler-icon tabler-icon-x"></svg>')).toBe('<svg></svg>');
    expect(leanMarkup('')).toBe('');
  });

  it('loses it all over a page of several megabytes, and nothing else', () => {
    const words = (index: number) => `Words ${index} > other words, not in a tag: data-size="md"`;
    const rows = Array.from({ length: 20_000 }, (_, index) => index);
    const markup = (icon: string) =>
      rows.map((index) => `<p>${icon}${words(index).replaceAll('"', '&quot;')}</p>`).join('');
    expect(leanMarkup(markup(ICON)) === markup('<svg class="mine" width="20"></svg>')).toBe(true);
  });

  it('is whole where the last tag is far behind', () => {
    const text = `<p>${'a'.repeat(2_500_000)}`;
    expect(leanMarkup(text) === text).toBe(true);
  });
});
