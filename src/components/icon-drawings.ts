import {
  IconBolt,
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  IconCalendar,
  IconClock,
  IconCoins,
  IconMail,
  IconMapPin,
  IconPhone,
  IconPlane,
  IconRepeat,
  IconReportAnalytics,
  IconSearch,
  IconShield,
  IconShoppingCart,
  IconTargetArrow,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import type { IconName } from '../schema/icon.ts';
import type { Site } from '../schema/site.schema.ts';

/** A network that a social link leads to. */
export type NetworkName = Site['social'][number]['network'];

/** The drawing of each icon that YAML may name. */
export const ICON_DRAWINGS = {
  ShoppingCart: IconShoppingCart,
  MapPin: IconMapPin,
  Plane: IconPlane,
  Users: IconUsers,
  Zap: IconBolt,
  Target: IconTargetArrow,
  Phone: IconPhone,
  Calendar: IconCalendar,
  TrendingUp: IconTrendingUp,
  Shield: IconShield,
  Clock: IconClock,
  Coins: IconCoins,
  Repeat: IconRepeat,
  Report: IconReportAnalytics,
  Mail: IconMail,
  Search: IconSearch,
} satisfies Record<IconName, unknown>;

/** The sign of each network. */
export const NETWORK_DRAWINGS = {
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
  facebook: IconBrandFacebook,
  youtube: IconBrandYoutube,
} satisfies Record<NetworkName, unknown>;
