import type { Icon } from '@tabler/icons-react';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';

/** Widths of the preview frames, in CSS pixels. */
export const DEVICE_WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;

/** All devices, the narrowest first. */
export const DEVICES = Object.keys(DEVICE_WIDTHS) as Device[]; // of the constant's keys

export const DEVICE_ICONS: Readonly<Record<Device, Icon>> = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  desktop: IconDeviceDesktop,
};
