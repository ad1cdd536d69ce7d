import { Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLibraryPhoto from '@tabler/icons-react/dist/esm/icons/IconLibraryPhoto.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { MAX_PICTURE_SIZE } from '../../../protocol/transport.ts';
import { PictureLibrary } from './picture-library.tsx';
import { fileName } from '../../state/file-name.ts';
import { formatBytes, pictureIn, picturesQuery, UPLOAD_TYPES, uploadPicture } from './pictures.ts';
import { showStatus } from '../../state/status.ts';
import type { PictureValue } from './picture-value.ts';
import classes from './pictures.module.css';

interface PictureCardProps {
  label: string;
  /** Id of what is wrong with it. */
  describedBy?: string | undefined;
  src: string;
  focus?: PictureValue['focus'];
  /** Called with the path of a picture; `isNew`: it was stored just now. */
  onChoose: (src: string, isNew: boolean) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Shows a picture and takes another one: dropped, pasted, from the computer or from the library. */
export function PictureCard({ label, describedBy, src, focus, onChoose, children }: PictureCardProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const library = useRef<HTMLButtonElement>(null);
  const { upload, take } = useUpload(onChoose);
  const { isOver, ...dropProps } = useDrop(take);
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={classes.card}
      data-over={isOver || undefined}
      data-empty={src === '' || undefined}
      {...dropProps}
    >
      {src === '' ? (
        <IconPhotoPlus className={classes.placeholder} size={24} stroke={1.25} aria-hidden />
      ) : (
        <img
          className={classes.preview}
          src={src}
          alt=""
          style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      )}
      <div className={classes.about}>
        <PictureFacts src={src} />
        <Group gap={4}>
          <UploadButton isBusy={upload.isPending} onFile={take} />
          <Button
            ref={library}
            size="compact-xs"
            variant="default"
            leftSection={<IconLibraryPhoto size={14} stroke={1.5} aria-hidden />}
            onClick={open}
          >
            {texts.pictures.openLibrary}
          </Button>
          {children}
        </Group>
        {upload.error && (
          <Text size="xs" c="red.9" role="alert">
            {upload.error.message}
          </Text>
        )}
      </div>
      <PictureLibrary
        opened={isOpen}
        current={src}
        onClose={close}
        onChoose={(path) => {
          close();
          // Focus goes back first, so that a dialog that is opened now returns it there.
          library.current?.focus({ preventScroll: true });
          onChoose(path, false);
        }}
      />
    </div>
  );
}

/** Stores a file among the site's pictures, then chooses it. */
function useUpload(onChoose: PictureCardProps['onChoose']) {
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: async ({ picture: { path }, isNew }) => {
      await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
      if (!isNew) showStatus({ kind: 'saved', text: texts.pictures.knownAlready(fileName(path)) });
      onChoose(path, isNew);
    },
  });
  return { upload, take: (file: File | null | undefined) => file && upload.mutate(file) };
}

/** Opens the browser's dialog for files. The input is reset each time: otherwise the same file can't be chosen again. */
function UploadButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File | null) => void }) {
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

function PictureFacts({ src }: { src: string }) {
  const { data } = useQuery(picturesQuery);
  if (src === '')
    return (
      <Text size="sm" c="dimmed">
        {texts.pictures.empty(MAX_PICTURE_SIZE)}
      </Text>
    );
  const picture = data?.find(({ path }) => path === src);
  return (
    <div>
      <Text size="sm" truncate title={src}>
        {fileName(src)}
      </Text>
      <Text size="xs" c="dimmed">
        {picture?.width !== undefined && `${picture.width} × ${picture.height} · `}
        {picture && formatBytes(picture.bytes)}
      </Text>
    </div>
  );
}

/** Takes files that are dropped on an element, or pasted while the focus is inside. */
function useDrop(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: React.DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(pictureIn(event.dataTransfer));
    },
    onPaste: (event: React.ClipboardEvent) => {
      const file = pictureIn(event.clipboardData);
      if (!file) return; // a text, for the field that has the focus
      event.preventDefault();
      take(file);
    },
  };
}
