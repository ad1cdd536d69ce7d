import { ActionIcon, FileButton, Loader } from '@mantine/core';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { showStatus } from '../../state/status.ts';
import { downloadsQuery, uploadDocument } from '../pictures/pictures.ts';

/** Stores a PDF from the computer, and links to it. */
export function DocumentButton({ onStored }: { onStored: (path: string) => void }) {
  const client = useQueryClient();
  const reset = useRef<() => void>(null);
  const upload = useMutation({
    mutationFn: uploadDocument,
    onSuccess: async (path) => {
      await client.invalidateQueries({ queryKey: downloadsQuery.queryKey });
      onStored(path);
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
  const take = (file: File | null) => {
    if (file) upload.mutate(file);
    // Otherwise the same file can't be chosen again.
    reset.current?.();
  };
  const { isPending } = upload;
  const name = isPending ? texts.form.link.uploadingDocument : texts.form.link.uploadDocument;
  return (
    <FileButton accept="application/pdf,.pdf" onChange={take} resetRef={reset}>
      {({ onClick, ...props }) => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size={24}
          aria-label={name}
          title={name}
          onClick={() => !isPending && onClick()}
        >
          {isPending ? <Loader size={12} /> : <IconFileUpload size={16} stroke={1.5} aria-hidden />}
        </ActionIcon>
      )}
    </FileButton>
  );
}
