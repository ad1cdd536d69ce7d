import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useId, useState } from 'react';
import { useSite } from '../state/queries.ts';
import { AltFields } from './alt-fields.tsx';
import { FocusButton } from './focus-button.tsx';
import { PictureCard } from './picture-card.tsx';
import { missingAlt, readPicture, type PictureFieldValue, type PictureValue } from './picture-value.ts';
import classes from './pictures.module.css';

/** Pause after the last key before a text is saved, in milliseconds. */
const SAVE_DELAY_MS = 400;

interface PictureInputProps {
  /** The field's value: an image with its alternative text, or a path. */
  value: unknown;
  /** Takes a value that can be saved: with alternative texts, all of them are filled in. */
  onChange: (value: PictureFieldValue) => void;
  label: string;
  /** What the field holds; left out: what the value is. */
  kind?: 'picture' | 'image';
}

/** Chooses a picture: dropped, pasted, from the computer or from those of the site; with its alternative text. */
export function PictureInput({ value, onChange, label, kind = kindOf(value) }: PictureInputProps) {
  const { languages } = useSite();
  const help = useId();
  const [draft, setDraft] = useState<PictureValue>();
  const save = useDebouncedCallback(onChange, { delay: SAVE_DELAY_MS, flushOnUnmount: true });
  const key = JSON.stringify(value);
  useEffect(() => {
    if (!save.isPending()) setDraft(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new value from outside ends the draft
  }, [key]);
  const picture = draft ?? readPicture(value);
  const missing = missingAlt(picture, languages);
  const change = (next: PictureValue) => {
    setDraft(next);
    if (next.src !== '' && missingAlt(next, languages).length === 0) save(next);
    else save.cancel();
  };
  const choose = (src: string) => {
    if (kind === 'image') onChange(src);
    else if (src !== picture.src) change({ src, alt: {} });
  };
  return (
    <div className={classes.input}>
      <PictureCard label={label} src={picture.src} focus={picture.focus} onChoose={choose}>
        {kind === 'picture' && picture.src !== '' && (
          <FocusButton picture={picture} onChange={(focus) => change({ ...picture, focus })} />
        )}
      </PictureCard>
      {kind === 'picture' && picture.src !== '' && (
        <AltFields
          alt={picture.alt}
          previous={draft && draft.src !== readPicture(value).src ? readPicture(value).alt : undefined}
          missing={missing}
          helpId={help}
          onChange={(alt) => change({ ...picture, alt })}
          onBlur={() => save.flush()}
        />
      )}
    </div>
  );
}

const kindOf = (value: unknown): 'picture' | 'image' =>
  typeof value === 'object' && value !== null ? 'picture' : 'image';
