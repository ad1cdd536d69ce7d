import { SegmentedControl } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import classes from './frames.module.css';

interface FrameToolbarProps {
  interacts: boolean;
  onInteract: (interacts: boolean) => void;
}

/** Chooses what a click on the page does: select a field, or what it does for visitors. */
export function FrameToolbar({ interacts, onInteract }: FrameToolbarProps) {
  return (
    <SegmentedControl
      className={classes.toolbar}
      size="xs"
      radius="xl"
      aria-label={texts.frames.toolbar.title}
      value={interacts ? 'interact' : 'select'}
      onChange={(value) => onInteract(value === 'interact')}
      data={[
        { value: 'select', label: texts.frames.toolbar.select },
        { value: 'interact', label: texts.frames.toolbar.interact },
      ]}
    />
  );
}
