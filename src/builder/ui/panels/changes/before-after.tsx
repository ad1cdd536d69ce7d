import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { texts } from '../../../texts/texts.ts';
import classes from './changes.module.css';
import type { Values } from './short-values.ts';
import { isHexColor } from '../../form/model/hex-color.ts';

/** What a value was and what it is: "750 → 775". */
export const BeforeAfter = ({ before, after }: Values) => (
  <>
    <ShownValue>{before}</ShownValue> <IconArrowRight size={12} stroke={1.5} aria-label={texts.changes.to} />{' '}
    <ShownValue>{after}</ShownValue>
  </>
);

/** A value in words; a color with a sample of it. */
export const ShownValue = ({ children: value }: { children: string }) =>
  isHexColor(value) ? (
    <span className={classes.color}>
      <span className={classes.sample} style={{ background: value }} />
      {value}
    </span>
  ) : (
    value
  );
