import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { texts } from '../../../texts/texts.ts';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { picturesQuery } from './pictures.ts';
import { shownRatio } from './shown-ratio.ts';
import { useTurnedPicture } from './use-turned-picture.ts';
import classes from './crop.module.css';

const words = texts.pictures.crop;

/** The whole picture. */
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Proportions to choose from, besides any. */
const RATIOS = [[4, 3] as const, [3, 2] as const, [16, 9] as const, [3, 4] as const];

const { handles } = words;
const ARIA_LABELS = {
  cropArea: words.frame,
  nwDragHandle: handles.nw,
  nDragHandle: handles.n,
  neDragHandle: handles.ne,
  eDragHandle: handles.e,
  seDragHandle: handles.se,
  sDragHandle: handles.s,
  swDragHandle: handles.sw,
  wDragHandle: handles.w,
};

/** What is set until the picture is stored. */
interface CropInput {
  /** Quarters by which it's turned to the right. */
  turns: number;
  crop: PercentCrop;
  /** The chosen proportions; empty: any. */
  ratio: string;
}

interface CropFormProps {
  src: string;
  onChange: (src: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** A frame over a picture, and buttons that turn it. The server stores what is inside of the frame as another picture. */
export default function CropForm({ src, onChange, onClose }: CropFormProps) {
  const input = useKeptInput<CropInput>(`crop:${src}`, { turns: 0, crop: WHOLE, ratio: '' });
  const { turns, crop, ratio } = input.value;
  const [shown] = useState(() => shownRatio(src));
  const { canvas, size, hasFailed } = useTurnedPicture(src, turns);
  const apply = useApply(src, onChange, () => {
    input.forget();
    onClose();
  });
  const aspect = ratio === '' ? undefined : Number(ratio);
  const isWhole = crop.width > 99.9 && crop.height > 99.9;
  const change = { quarterTurns: turns, ...(!isWhole && { crop: partOf(crop) }) };
  return (
    <Stack gap="md">
      <Text size="xs" c="dimmed">
        {words.hint}
      </Text>
      <div className={classes.area}>
        <ReactCrop
          crop={crop}
          onChange={(_pixels, next) => input.change((last) => ({ ...last, crop: next }))}
          keepSelection
          minWidth={24}
          minHeight={24}
          ariaLabels={ARIA_LABELS}
          {...(aspect !== undefined && { aspect })}
        >
          <canvas ref={canvas} className={classes.picture} />
        </ReactCrop>
      </div>
      <CropTools
        shown={shown}
        ratio={ratio}
        onRatio={(next) => input.change((last) => inProportions(last, next, size))}
        onTurn={(quarters) => input.change((last) => turned(last, quarters))}
      />
      {(hasFailed || apply.error) && (
        <Text size="xs" c="red.9" role="alert">
          {hasFailed ? words.notLoaded : apply.error?.message}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <StartOver input={input} />
        <Button size="xs" variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button
          size="xs"
          disabled={!size || (turns === 0 && isWhole)}
          loading={apply.isPending}
          onClick={() => apply.mutate(change)}
        >
          {words.apply}
        </Button>
      </Group>
    </Stack>
  );
}

/** Takes the largest part with some proportions; empty: any. */
const inProportions = (last: CropInput, ratio: string, size: Size | undefined): CropInput => ({
  ...last,
  ratio,
  ...(ratio !== '' && size && { crop: largest(Number(ratio), size) }),
});

const turned = ({ turns }: CropInput, quarters: number): CropInput => ({
  turns: (turns + quarters + 4) % 4,
  crop: WHOLE,
  ratio: '',
});

interface Size {
  width: number;
  height: number;
}

interface CropToolsProps {
  /** The proportions in which a page shows the picture. */
  shown: number | undefined;
  /** The chosen proportions; empty: any. */
  ratio: string;
  onRatio: (ratio: string) => void;
  /** Turns the picture to the right by a number of quarters. */
  onTurn: (quarters: number) => void;
}

/** The proportions of the frame, and buttons that turn the picture. */
function CropTools({ shown, ratio, onRatio, onTurn }: CropToolsProps) {
  const first = useRef<HTMLSelectElement>(null);
  // The dialog was there, with the focus in it, before its form was loaded.
  useEffect(() => first.current?.focus(), []);
  return (
    <Group justify="space-between" align="end">
      <NativeSelect
        size="xs"
        label={words.proportions}
        data={ratioOptions(shown)}
        value={ratio}
        onChange={({ currentTarget }) => onRatio(currentTarget.value)}
        ref={first}
      />
      <Group gap={4}>
        <ActionIcon variant="default" size={30} aria-label={words.turnLeft} onClick={() => onTurn(-1)}>
          <IconRotate size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={30} aria-label={words.turnRight} onClick={() => onTurn(1)}>
          <IconRotateClockwise size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** What is done with a picture. */
interface PictureChange {
  quarterTurns: number;
  crop?: ReturnType<typeof partOf>;
}

/** Stores the changed picture and puts it in the place of the other one. */
function useApply(src: string, onChange: CropFormProps['onChange'], onClose: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: PictureChange) => {
      const answer = await call('changePicture', { path: src, ...change });
      if (!answer.ok) throw new Error(answer.message);
      await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
      const problem = await onChange(answer.picture.path);
      if (problem !== undefined) throw new Error(problem);
    },
    onSuccess: onClose,
  });
}

const partOf = ({ x, y, width, height }: PercentCrop) => ({ x, y, width, height });

/** Returns the largest part with some proportions, in the middle of a picture. */
function largest(aspect: number, { width, height }: Size): PercentCrop {
  const isWider = aspect > width / height;
  const side = isWider ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height);
}

const ratioOptions = (shown: number | undefined) => [
  { value: '', label: words.free },
  ...(shown === undefined ? [] : [{ value: String(shown), label: words.asShown }]),
  { value: '1', label: words.square },
  ...RATIOS.map(([width, height]) => ({ value: String(width / height), label: words.ratio(width, height) })),
];
