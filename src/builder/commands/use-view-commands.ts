import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useMemo } from 'react';
import { useSite } from '../state/queries.ts';
import { DEVICE_ICONS, DEVICE_WIDTHS, DEVICES } from '../state/devices.ts';
import { useView } from '../state/view.tsx';
import type { Command } from './command-store.ts';

/** Returns the commands that choose the width and the regions of the preview. */
export function useViewCommands(): Command[] {
  const { regions } = useSite();
  const { view, show } = useView();
  return useMemo(
    () => [
      ...DEVICES.map((device) => ({
        id: `device-${device}`,
        label: `Preview on ${device}`,
        description: `${DEVICE_WIDTHS[device]} px wide`,
        keywords: 'device width',
        icon: DEVICE_ICONS[device],
        isDisabled: view.device === device,
        run: () => show({ device }),
      })),
      ...regions.map(({ code, name }) => ({
        id: `region-${code}`,
        label: `Preview ${name} only`,
        keywords: `region country ${code}`,
        icon: IconWorld,
        isDisabled: view.regions.length === 1 && view.regions[0] === code,
        run: () => show({ regions: [code] }),
      })),
      {
        id: 'region-all',
        label: 'Preview all regions',
        keywords: 'side by side',
        icon: IconWorld,
        isDisabled: view.regions.length === 0,
        run: () => show({ regions: [] }),
      },
    ],
    [regions, view.device, view.regions, show],
  );
}
