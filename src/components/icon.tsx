import type { ControlName, IconName, NetworkName } from '../schema/icon.ts';
import sheet from './icon-sprite.svg?no-inline';

interface IconProps {
  name: IconName | NetworkName | ControlName;
  size?: number;
}

/**
 * An icon by its name in YAML, the logo of a social network, or the icon of a control. Decorative, so hidden from assistive technology. All icons
 * share one sprite file (`npm run generate:icons` writes it), which loads late: don't use icons in the first view.
 */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg width={size} height={size} strokeWidth="1.5" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
