import { Button, FileButton, Loader } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { UPLOAD_TYPES } from './pictures.ts';

interface UploadButtonProps {
  isBusy: boolean;
  onFile: (file: File | null) => void;
}

/** Opens the browser's dialog for files. The input is reset each time: otherwise the same file can't be chosen again. */
export function UploadButton({ isBusy, onFile }: UploadButtonProps) {
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    onFile(file);
    reset.current?.();
  };
  return (
    <FileButton accept={UPLOAD_TYPES} onChange={choose} resetRef={reset}>
      {({ onClick, ...props }) => (
        <Button
          {...props}
          size="compact-xs"
          variant="default"
          // A disabled button would lose the focus.
          aria-disabled={isBusy || undefined}
          data-disabled={isBusy || undefined}
          onClick={() => !isBusy && onClick()}
          leftSection={isBusy ? <Loader size={12} /> : <IconUpload size={14} stroke={1.5} aria-hidden />}
        >
          {isBusy ? texts.pictures.uploading : texts.pictures.upload}
        </Button>
      )}
    </FileButton>
  );
}
