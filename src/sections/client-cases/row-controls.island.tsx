import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import classes from './row-controls.module.css';
import { useDriftingRow } from './use-drifting-row.ts';

interface RowControlsProps {
  words: { pause: string; play: string; previous: string; next: string };
}

/** The buttons of the moving row: stop or start, back, on. They move the row of the carousel that they are in. */
export default function RowControls({ words }: RowControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const { motion, stopped, toggle, step } = useDriftingRow(controls);
  if (motion === 'fits') return null;
  return (
    <div ref={controls} className={classes.controls}>
      <Control className={classes.toggle} name={stopped ? words.play : words.pause} onClick={toggle}>
        {stopped ? <IconPlayerPlay {...DRAWN} /> : <IconPlayerPause {...DRAWN} />}
      </Control>
      <Control name={words.previous} onClick={() => step(-1)}>
        <IconArrowLeft {...DRAWN} />
      </Control>
      <Control name={words.next} onClick={() => step(1)}>
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
