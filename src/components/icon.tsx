import type { IconName, NetworkName } from '../schema/icon.ts';
import sheet from './icon-sheet.svg?no-inline';

interface IconProps {
  name: IconName | NetworkName;
  size?: number;
}

/**
 * An icon by the name that stands in YAML, or the sign of a network; an ornament, hidden from assistive technology. It
 * stands in a file that all pages share (`npm run icons` writes it), so it is for what is not seen first.
 */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg width={size} height={size} strokeWidth="1.5" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
