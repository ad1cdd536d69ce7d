import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useSite } from '../../state/queries.ts';
import { DEVICE_ICONS, DEVICE_WIDTHS, DEVICES } from '../../state/devices.ts';
import { useView } from '../../state/view.tsx';
import type { PaletteCommand } from './command-store.ts';

const { preview, keywords } = texts.commands;

/** Returns the commands that choose the width and the regions of the preview. */
export function useViewCommands(): PaletteCommand[] {
  const { regions } = useSite();
  const { view, show } = useView();
  return useMemo(
    () => [
      ...DEVICES.map((device) => ({
        id: `device-${device}`,
        label: preview.device[device],
        description: preview.width(DEVICE_WIDTHS[device]),
        keywords: keywords.device,
        icon: DEVICE_ICONS[device],
        isDisabled: view.device === device,
        run: () => show({ device }),
      })),
      ...regions.map(({ code, name }) => ({
        id: `region-${code}`,
        label: preview.region(name),
        keywords: `${keywords.region} ${code}`,
        icon: IconWorld,
        isDisabled: view.regions.length === 1 && view.regions[0] === code,
        run: () => show({ regions: [code] }),
      })),
      {
        id: 'region-all',
        label: preview.allRegions,
        keywords: keywords.allRegions,
        icon: IconWorld,
        isDisabled: view.regions.length === 0,
        run: () => show({ regions: [] }),
      },
    ],
    [regions, view.device, view.regions, show],
  );
}
