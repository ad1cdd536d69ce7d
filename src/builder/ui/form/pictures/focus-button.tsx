import { Button, Popover, Slider, Text } from '@mantine/core';
import { useMove } from '@mantine/hooks';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import { texts } from '../../../texts/texts.ts';
import type { PictureValue } from './picture-value.ts';
import classes from './pictures.module.css';

const words = texts.pictures.focus;

interface FocusButtonProps {
  picture: PictureValue;
  onChange: (focus: { x: number; y: number }) => void;
}

/** Sets the focal point of a picture: by pointing at it, or with two sliders. */
export function FocusButton({ picture, onChange }: FocusButtonProps) {
  const { x, y } = picture.focus ?? { x: 50, y: 50 };
  const { ref } = useMove((position) => onChange({ x: percent(position.x), y: percent(position.y) }));
  return (
    <Popover trapFocus returnFocus position="bottom-start" shadow="md" width={300}>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconFocusCentered size={14} stroke={1.5} aria-hidden />}
        >
          {words.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.label}>
        <Text size="xs" c="dimmed" mb="xs">
          {words.hint}
        </Text>
        <div ref={ref} className={classes.focus}>
          <img src={picture.src} alt="" draggable={false} />
          <span className={classes.spot} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
        </div>
        {(
          [
            [words.fromLeft, x, (value: number) => onChange({ x: value, y })],
            [words.fromTop, y, (value: number) => onChange({ x, y: value })],
          ] as const
        ).map(([name, value, change]) => (
          <div key={name}>
            <Text size="xs" mt="xs">
              {name}
            </Text>
            <Slider size="xs" thumbSize={16} label={words.percent} thumbLabel={name} value={value} onChange={change} />
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

const percent = (share: number): number => Math.round(share * 100);
