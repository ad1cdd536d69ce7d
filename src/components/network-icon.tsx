import { IconBrandFacebook, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import type { Site } from '../schema/site.schema.ts';

/** A network that a social link leads to. */
export type NetworkName = Site['social'][number]['network'];

const ICONS = {
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
  facebook: IconBrandFacebook,
  youtube: IconBrandYoutube,
} satisfies Record<NetworkName, unknown>;

/** The sign of a network; an ornament, hidden from assistive technology: the link beside it needs words. */
export function NetworkIcon({ network, size = 24 }: { network: NetworkName; size?: number }) {
  const Drawing = ICONS[network];
  return <Drawing size={size} stroke={1.5} aria-hidden="true" />;
}
