import type { Icon } from '@tabler/icons-react';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';

/** The part of the view that the address holds, so that it survives a reload and can be bookmarked. */
interface AddressedView {
  page: string;
  device: Device;
  zoom: Zoom;
  regions: readonly string[];
  /** The day as of which pages are shown, such as `2026-12-05`; `undefined`: today. */
  day: string | undefined;
  /** Whether pages have what visitors don't see, as ghosts. */
  showsGhosts: boolean;
}

/** Whether a text is a calendar day: `2026-12-05`. */
export const isWrittenDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const isDevice = (name: string | null): name is Device => name !== null && name in DEVICE_WIDTHS;

/** Reads the view from the query of an address: `?page=/about-me&device=tablet&zoom=50&region=dk`. */
export function readViewAddress(query: string): AddressedView {
  const parameters = new URLSearchParams(query);
  const device = parameters.get('device');
  const day = parameters.get('day');
  return {
    page: parameters.get('page') ?? '/',
    device: isDevice(device) ? device : 'phone',
    zoom: ZOOMS.find((zoom) => String(zoom) === parameters.get('zoom')) ?? 'fit',
    regions: parameters.getAll('region'),
    day: isWrittenDay(day) ? day : undefined,
    showsGhosts: parameters.get('hidden') !== 'no',
  };
}

/** Writes the query of a view's address; what is as usual isn't mentioned. */
export function viewAddress({ page, device, zoom, regions, day, showsGhosts }: AddressedView): string {
  const rest = [
    ...(device === 'phone' ? [] : [`&device=${device}`]),
    ...(zoom === 'fit' ? [] : [`&zoom=${zoom}`]),
    ...regions.map((code) => `&region=${encodeURIComponent(code)}`),
    ...(day === undefined ? [] : [`&day=${day}`]),
    ...(showsGhosts ? [] : ['&hidden=no']),
  ];
  return `?page=${page}${rest.join('')}`;
}

/** Widths of the preview frames, in CSS pixels. */
export const DEVICE_WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;

/** All devices, the narrowest first. */
export const DEVICES = Object.keys(DEVICE_WIDTHS) as Device[]; // of the constant's keys

/** How large pages are shown, in percent of their size. `fit`: side by side without scrolling, none larger than it is. */
export const ZOOMS = ['fit', 50, 75, 100] as const;
export type Zoom = (typeof ZOOMS)[number];

export const DEVICE_ICONS: Readonly<Record<Device, Icon>> = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  desktop: IconDeviceDesktop,
};
