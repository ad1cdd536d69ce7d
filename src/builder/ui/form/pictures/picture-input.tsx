import { Stack } from '@mantine/core';
import { PictureCard } from './picture-card.tsx';

interface PictureInputProps {
  /** The path of an image in `public/`; anything else: none yet. */
  value: unknown;
  onChange: (src: string) => void;
  label: string;
  /** Id of what is wrong with it. */
  describedBy?: string | undefined;
}

/** Chooses the path of an image: dropped, pasted, from the computer or from those of the site. */
export const PictureInput = ({ value, onChange, label, describedBy }: PictureInputProps) => (
  <Stack gap={10}>
    <PictureCard
      label={label}
      describedBy={describedBy}
      src={typeof value === 'string' ? value : ''}
      onChoose={onChange}
    />
  </Stack>
);
