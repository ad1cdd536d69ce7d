import { Button, FileButton, Loader } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, type Ref } from 'react';

export interface UploadButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** The types of files that can be chosen, as in the attribute `accept`. */
  accept: string;
  /** What the button says; `busy`: meanwhile. */
  labels: { idle: string; busy: string };
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Opens the browser's dialog for files. The input is reset each time: otherwise the same file can't be chosen again. */
export function UploadButton({ ref, accept, labels, isBusy, onFile }: UploadButtonProps) {
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    if (file) onFile(file);
    reset.current?.();
  };
  return (
    <FileButton accept={accept} onChange={choose} resetRef={reset}>
      {({ onClick, ...props }) => (
        <Button
          {...props}
          ref={ref}
          size="compact-xs"
          variant="default"
          // A disabled button would lose the focus.
          aria-disabled={isBusy || undefined}
          data-disabled={isBusy || undefined}
          onClick={() => !isBusy && onClick()}
          leftSection={isBusy ? <Loader size={12} /> : <IconUpload size={14} stroke={1.5} aria-hidden />}
        >
          {isBusy ? labels.busy : labels.idle}
        </Button>
      )}
    </FileButton>
  );
}
