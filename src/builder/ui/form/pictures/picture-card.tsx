import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLibraryPhoto from '@tabler/icons-react/dist/esm/icons/IconLibraryPhoto.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { MAX_UPLOAD_SIZE } from '../../../protocol/transport.ts';
import { PictureLibrary } from './picture-library.tsx';
import { fileName } from '../../state/file-name.ts';
import { formatBytes, pictureIn, picturesQuery, UPLOAD_TYPES } from './pictures.ts';
import { useHandedPicture } from '../../state/handed-picture.ts';
import type { FieldPlace } from '../../state/view.tsx';
import type { PictureValue } from './picture-value.ts';
import { SamePictureDialog } from './same-picture-dialog.tsx';
import { UploadButton, type UploadButtonProps } from '../../kit/upload-button.tsx';
import { useFileDrop } from '../../kit/use-file-drop.ts';
import { useUpload, type OnChoosePicture } from './use-upload.ts';
import classes from './pictures.module.css';

interface PictureCardProps {
  label: string;
  /** Id of what is wrong with it. */
  describedBy?: string | undefined;
  src: string;
  focus?: PictureValue['focus'];
  /** The field of the picture, for what is dropped onto the page. */
  place?: FieldPlace | undefined;
  /** Whether the picture is for social networks, which show no drawings. */
  isShared?: boolean | undefined;
  onChoose: OnChoosePicture;
  /** Further buttons. */
  children?: ReactNode;
}

/** Shows a picture and takes another one: dropped, pasted, from the computer or from the library. */
export function PictureCard(props: PictureCardProps) {
  const { label, describedBy, src, focus, place, isShared, onChoose, children } = props;
  const [isOpen, { open, close }] = useDisclosure();
  const library = useRef<HTMLButtonElement>(null);
  const { isBusy, problem, note, known, decide, take } = useUpload({ onChoose, isShared });
  useHandedPicture(place, take);
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
          <PictureButton isBusy={isBusy} onFile={take} />
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
        <UploadMessages problem={problem} note={note} />
      </div>
      {known && <SamePictureDialog same={known.same} onDecide={decide} />}
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

/** Why a file isn't taken, or what is to know about the picture that was stored. */
function UploadMessages({ problem, note }: { problem: string | undefined; note: string | undefined }) {
  if (problem !== undefined)
    return (
      <Text size="xs" c="red.9" role="alert">
        {problem}
      </Text>
    );
  return (
    note !== undefined && (
      <Text size="xs" c="orange.9" role="status">
        {note}
      </Text>
    )
  );
}

function PictureFacts({ src }: { src: string }) {
  const { data } = useQuery(picturesQuery);
  if (src === '')
    return (
      <Text size="sm" c="dimmed">
        {texts.pictures.empty(MAX_UPLOAD_SIZE)}
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

/** Opens the browser's dialog for pictures. */
const PictureButton = (props: Pick<UploadButtonProps, 'isBusy' | 'onFile'>) => (
  <UploadButton
    {...props}
    accept={UPLOAD_TYPES}
    labels={{ idle: texts.pictures.upload, busy: texts.pictures.uploading }}
  />
);

/** Takes files that are dropped on an element, or pasted while the focus is inside. */
const useDrop = (take: (file: File | undefined) => void) => ({
  ...useFileDrop((dropped) => take(pictureIn(dropped))),
  onPaste: (event: React.ClipboardEvent) => {
    const file = pictureIn(event.clipboardData);
    if (!file) return; // a text, for the field that has the focus
    event.preventDefault();
    take(file);
  },
});
