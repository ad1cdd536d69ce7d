import { PictureCard } from './picture-card.tsx';
import classes from './pictures.module.css';

interface PictureInputProps {
  /** The path of an image in `public/`; anything else: none yet. */
  value: unknown;
  onChange: (src: string) => void;
  label: string;
}

/** Chooses the path of an image: dropped, pasted, from the computer or from those of the site. */
export const PictureInput = ({ value, onChange, label }: PictureInputProps) => (
  <div className={classes.input}>
    <PictureCard label={label} src={typeof value === 'string' ? value : ''} onChoose={onChange} />
  </div>
);
