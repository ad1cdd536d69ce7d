import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import { lazy, Suspense } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';

const CropForm = lazy(() => import('./crop-form.tsx'));

interface CropButtonProps {
  /** Path of the picture. */
  src: string;
  /** Puts the changed picture in its place; returns why not, if so. */
  onChange: (src: string) => Promise<string | undefined>;
}

/** Crops and rotates a picture. Drawings have no pixels to cut. */
export function CropButton({ src, onChange }: CropButtonProps) {
  const [isOpen, { open, close }] = useDisclosure();
  if (src === '' || src.endsWith('.svg')) return null;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconCrop size={14} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {texts.pictures.crop.label}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={texts.pictures.crop.title} size={640}>
        <Suspense>
          <CropForm src={src} onChange={onChange} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
