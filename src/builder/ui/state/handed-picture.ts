import { useEffect } from 'react';
import { createStore } from '../../../components/create-store.ts';
import { formatPath } from '../../../data/path.ts';
import type { FieldPlace } from './view.tsx';

/** A file that was dropped or pasted onto a picture of the page, until the form of that picture takes it. */
interface HandedPicture {
  place: FieldPlace;
  file: File;
}

const handed = createStore<HandedPicture | undefined>(undefined);

/** Hands a file to the form of a picture, which shows what becomes of it. */
export const handPicture = (place: FieldPlace, file: File): void => handed.set({ place, file });

/**
 * Takes the file that was handed to a field, now or once its form is there.
 * @param place the field of the picture; `undefined` takes none
 */
export function useHandedPicture(place: FieldPlace | undefined, take: (file: File) => void): void {
  const picture = handed.use();
  useEffect(() => {
    if (!picture || !place || !isSame(picture.place, place)) return;
    handed.set(undefined);
    take(picture.file);
    // oxlint-disable-next-line react/exhaustive-deps -- the same field is another object with each rendering
  }, [picture]);
}

const isSame = (one: FieldPlace, other: FieldPlace): boolean =>
  one.file === other.file && formatPath(one.path) === formatPath(other.path);
