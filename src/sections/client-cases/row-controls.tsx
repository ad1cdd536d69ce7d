import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './row-controls.module.css';

interface RowControlsProps {
  words: { pause: string; play: string; previous: string; next: string };
  stopped: boolean;
  onToggle: () => void;
  onStep: (direction: 1 | -1) => void;
}

/** The buttons of the moving row: stop or start, back, on. */
export function RowControls({ words, stopped, onToggle, onStep }: RowControlsProps) {
  return (
    <div className={classes.controls}>
      <Control className={classes.toggle} name={stopped ? words.play : words.pause} onClick={onToggle}>
        {stopped ? <IconPlayerPlay {...DRAWN} /> : <IconPlayerPause {...DRAWN} />}
      </Control>
      <Control name={words.previous} onClick={() => onStep(-1)}>
        <IconArrowLeft {...DRAWN} />
      </Control>
      <Control name={words.next} onClick={() => onStep(1)}>
        <IconArrowRight {...DRAWN} />
      </Control>
    </div>
  );
}

const DRAWN = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;

interface ControlProps {
  name: string;
  onClick: () => void;
  children: ReactNode;
  className?: string | undefined;
}

function Control({ name, onClick, children, className = '' }: ControlProps) {
  return (
    <button
      className={`${classes.control} ${className}`}
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
