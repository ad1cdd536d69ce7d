import { SegmentedControl, Select } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { useSite } from '../state/queries.ts';
import { useIsPhone } from '../state/use-is-phone.ts';
import { usePreview, useShow } from '../state/view.tsx';

/** Value of the choice that shows every region. */
const ALL = 'all';

/** Regions that fit side by side in the header. */
const MAX_SEGMENTS = 4;

/** Chooses the regions to preview: one, or all of them side by side. A phone shows one at a time. */
export function RegionSwitch() {
  const { regions } = useSite();
  const view = usePreview();
  const show = useShow();
  const isPhone = useIsPhone();
  if (regions.length < 2) return null;
  const common = {
    size: 'xs' as const,
    'aria-label': texts.shell.view.regions,
    value: view.regions[0] ?? (isPhone ? (regions[0]?.code ?? '') : ALL),
    onChange: (code: string | null) => show({ regions: code === null || code === ALL ? [] : [code] }),
    data: [
      ...(isPhone ? [] : [{ value: ALL, label: texts.shell.view.allRegions }]),
      ...regions.map(({ code, name }) => ({ value: code, label: name })),
    ],
  };
  return regions.length > MAX_SEGMENTS ? (
    <Select {...common} allowDeselect={false} w={140} />
  ) : (
    <SegmentedControl {...common} />
  );
}
