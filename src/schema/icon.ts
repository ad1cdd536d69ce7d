import { z } from 'zod';

/** Icons that a section may use, by their names in the icon set. Run `npm run generate:icons` after adding one. */
export const ICONS = {
  ShoppingCart: 'shopping-cart',
  MapPin: 'map-pin',
  Plane: 'plane',
  Users: 'users',
  Zap: 'bolt',
  Target: 'target-arrow',
  Phone: 'phone',
  Calendar: 'calendar',
  TrendingUp: 'trending-up',
  Shield: 'shield',
  Clock: 'clock',
  Coins: 'coins',
  Repeat: 'repeat',
  Report: 'report-analytics',
  Mail: 'mail',
  Search: 'search',
} as const;

/** Networks for social links, with the names of their logos in the icon set. */
export const NETWORK_ICONS = {
  linkedin: 'brand-linkedin',
  x: 'brand-x',
  facebook: 'brand-facebook',
  youtube: 'brand-youtube',
} as const;

/** Icons of controls, which YAML can't name. */
export const CONTROL_ICONS = {
  arrowLeft: 'arrow-left',
  arrowRight: 'arrow-right',
  check: 'check',
  chevronDown: 'chevron-down',
  pause: 'player-pause',
  play: 'player-play',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** The network of a social link. */
export type NetworkName = keyof typeof NETWORK_ICONS;

/** The icon of a control. */
export type ControlName = keyof typeof CONTROL_ICONS;

/** The names of all icons. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[]; // the table has no other keys

/** The names of all networks. */
export const SOCIAL_NETWORKS = Object.keys(NETWORK_ICONS) as NetworkName[]; // the table has no other keys

/** The name of an icon from a fixed list. */
export const icon = () =>
  z.enum(ICON_NAMES).meta({ title: 'Icon', description: `One of ${ICON_NAMES.join(', ')}.`, form: '', input: 'icon' });
