import { ICON_DRAWINGS } from '../../components/icon-drawings.ts';
import type { IconName } from '../../schema/icon.ts';
import classes from './window-drawing.module.css';

/** An arched window onto the sea, as in the portrait, with the page's icon drawn large in it; an ornament. */
export function WindowDrawing({ icon, className }: { icon: IconName; className: string | undefined }) {
  // Seen first, so it stands in the page and is not fetched.
  const Drawing = ICON_DRAWINGS[icon];
  return (
    <div className={`${classes.window} ${className}`} aria-hidden="true">
      <svg viewBox="0 0 320 400" width="320" height="400">
        <clipPath id="window-opening">
          <path d="M16 400V160a144 144 0 0 1 288 0V400Z" />
        </clipPath>
        <g clipPath="url(#window-opening)">
          <path className={classes.sky} d="M0 0H320V400H0Z" />
          <circle className={classes.sun} cx="226" cy="132" r="44" />
          <path className={classes.sea} d="M0 276H320V400H0Z" />
          <path
            className={classes.waves}
            d="M36 300h34M48 318h22M246 296h40M262 314h30M120 306h24M206 330h26M70 344h30"
          />
          <path
            className={classes.rail}
            d="M16 352H304M16 364H304M52 364V400M88 364V400M124 364V400M160 364V400M196 364V400M232 364V400M268 364V400"
          />
        </g>
        <path className={classes.frame} d="M8 400V160a152 152 0 0 1 304 0V400" />
      </svg>
      <Drawing size={168} stroke={1.5} aria-hidden="true" />
    </div>
  );
}
