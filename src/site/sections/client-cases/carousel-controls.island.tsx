import { useRef, type ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import classes from './carousel-controls.module.css';
import { useAutoScrollCarousel } from './use-auto-scroll-carousel.ts';

interface CarouselControlsProps {
  labels: { pause: string; play: string; previous: string; next: string };
}

/** The buttons of the carousel that contains them: pause or play, back, forward. */
export default function CarouselControls({ labels }: CarouselControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const { motion, stopped, toggle, step } = useAutoScrollCarousel(controls);
  if (motion === 'fits') return null;
  return (
    <div ref={controls} className={classes.controls}>
      <Control className={classes.toggle} name={stopped ? labels.play : labels.pause} onClick={toggle}>
        <Icon name={stopped ? 'play' : 'pause'} size={ICON_SIZE} />
      </Control>
      <Control name={labels.previous} onClick={() => step(-1)}>
        <Icon name="arrowLeft" size={ICON_SIZE} />
      </Control>
      <Control name={labels.next} onClick={() => step(1)}>
        <Icon name="arrowRight" size={ICON_SIZE} />
      </Control>
    </div>
  );
}

const ICON_SIZE = 22;

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
