import { Stack } from '@mantine/core';
import type { FieldPlace } from '../../state/view.tsx';
import { CropButton } from './crop-button.tsx';
import { PictureCard } from './picture-card.tsx';

interface PictureInputProps {
  /** The path of an image in `public/`; anything else: none yet. */
  value: unknown;
  onChange: (src: string) => void;
  label: string;
  /** Id of what is wrong with it. */
  describedBy?: string | undefined;
  /** The field, for what is dropped onto the page. */
  place?: FieldPlace | undefined;
  /** Whether the picture is for social networks. */
  isShared?: boolean | undefined;
}

/** Chooses the path of an image: dropped, pasted, from the computer or from those of the site. */
export function PictureInput({ value, onChange, ...props }: PictureInputProps) {
  const src = typeof value === 'string' ? value : '';
  const crop = async (path: string) => {
    onChange(path);
    return undefined;
  };
  return (
    <Stack gap={10}>
      <PictureCard {...props} src={src} onChoose={onChange}>
        <CropButton src={src} onChange={crop} />
      </PictureCard>
    </Stack>
  );
}
