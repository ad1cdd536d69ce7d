import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFollowedSelection } from './use-followed-selection.ts';

const [about, faq, hero] = ['about', 'faq', 'hero'].map((type) => ({ type, title: type }));
const fileOf = (...sections: unknown[]) => ({ data: { sections } as never });
const fieldAt = (index: number) => ({ file: 'followed.yaml', path: ['sections', index, 'title'] });

it('stands in its section in the very rendering in which somebody else has moved it', () => {
  const selected = fieldAt(1);
  const { result, rerender } = renderHook(({ field, file }) => useFollowedSelection(field, file), {
    initialProps: { field: selected, file: fileOf(about, faq) },
  });
  expect(result.current).toBe(selected);
  rerender({ field: selected, file: fileOf(hero, about, faq) });
  expect(result.current?.path).toEqual(fieldAt(2).path);
  // The selection follows, and nothing moves twice.
  rerender({ field: fieldAt(2), file: fileOf(hero, about, faq) });
  expect(result.current?.path).toEqual(fieldAt(2).path);
  rerender({ field: fieldAt(2), file: fileOf(faq, hero, about) });
  expect(result.current?.path).toEqual(fieldAt(2).path);
});

it('stays at its place until its file is read', () => {
  const selected = fieldAt(1);
  const { result, rerender } = renderHook(
    ({ file }: { file: ReturnType<typeof fileOf> | undefined }) => useFollowedSelection(selected, file),
    { initialProps: { file: undefined as ReturnType<typeof fileOf> | undefined } },
  );
  rerender({ file: fileOf(about, faq, hero) });
  expect(result.current).toBe(selected);
  rerender({ file: fileOf(faq, about, hero) });
  expect(result.current?.path).toEqual(fieldAt(0).path);
});
