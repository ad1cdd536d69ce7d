import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditWords } from './edit-words.tsx';

/** The background colors that are shown beside the words of an edit. */
function samplesOf(before: string, after: string): string[] {
  const { container, unmount } = render(<EditWords before={before} after={after} />);
  const found = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.background);
  unmount();
  return found;
}

it('shows a color with a sample of it, also where there was none before', () => {
  expect(samplesOf('#a63d1c', '#8a2f5b')).toEqual(['rgb(166, 61, 28)', 'rgb(138, 47, 91)']);
  expect(samplesOf('', '#8a2f5b')).toEqual(['rgb(138, 47, 91)']);
});

it('shows no sample of what only names a color', () => {
  expect(samplesOf('Order #123456', 'Order #654321')).toEqual([]);
});
