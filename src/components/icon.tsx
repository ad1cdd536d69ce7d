import type { ControlName, IconName, NetworkName } from '../schema/icon.ts';
import sheet from './icon-sprite.svg?no-inline';

interface IconProps {
  name: IconName | NetworkName | ControlName;
  size?: number;
  /** Width of its lines, in units of the 24 × 24 square. */
  stroke?: number;
  className?: string | undefined;
}

/**
 * An icon by its name in YAML, the logo of a social network, or the icon of a control. Decorative, so hidden from assistive technology. All icons
 * share one sprite file (`npm run generate:icons` writes it), which loads after the first paint: a control of the first view that
 * shows nothing else imports its icon instead.
 */
export function Icon({ name, size = 24, stroke = 1.5, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} strokeWidth={stroke} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
