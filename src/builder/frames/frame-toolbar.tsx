import { SegmentedControl } from '@mantine/core';
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
      aria-label="What a click on the page does"
      value={interacts ? 'interact' : 'select'}
      onChange={(value) => onInteract(value === 'interact')}
      data={[
        { value: 'select', label: 'Edit' },
        { value: 'interact', label: 'Use the page' },
      ]}
    />
  );
}
