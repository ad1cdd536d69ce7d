import { DEVICE_WIDTHS, type Device } from './devices.ts';

/** The part of the view that the address holds, so that it survives a reload and can be bookmarked. */
interface AddressedView {
  page: string;
  device: Device;
  regions: readonly string[];
}

const isDevice = (name: string | null): name is Device => name !== null && name in DEVICE_WIDTHS;

/** Reads the view from the query of an address: `?page=/about-me&device=tablet&region=dk`. */
export function readViewAddress(query: string): AddressedView {
  const parameters = new URLSearchParams(query);
  const device = parameters.get('device');
  return {
    page: parameters.get('page') ?? '/',
    device: isDevice(device) ? device : 'phone',
    regions: parameters.getAll('region'),
  };
}

/** Writes the query of a view's address; what is as usual isn't mentioned. */
export function viewAddress({ page, device, regions }: AddressedView): string {
  const rest = [
    ...(device === 'phone' ? [] : [`&device=${device}`]),
    ...regions.map((code) => `&region=${encodeURIComponent(code)}`),
  ];
  return `?page=${page}${rest.join('')}`;
}
