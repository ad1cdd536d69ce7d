import { Group, SegmentedControl, Select, Tooltip, VisuallyHidden, type GroupProps } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { useSite } from '../state/queries.ts';
import { DEVICE_ICONS, DEVICE_WIDTHS, DEVICES, type Device } from '../state/view-address.ts';
import { usePreview, useShow } from '../state/view.tsx';
import { DayControl } from './day-control.tsx';

const NAMES: Record<Device, string> = texts.shell.view.devices;

/** Chooses what the preview shows: the width of its frames, the regions, and the day. */
export const ViewControls = (props: GroupProps) => (
  <Group gap="xs" wrap="nowrap" {...props}>
    <DeviceSwitch />
    <RegionSwitch />
    <DayControl />
  </Group>
);

function DeviceSwitch() {
  const view = usePreview();
  const show = useShow();
  return (
    <SegmentedControl
      size="xs"
      aria-label={texts.shell.view.device}
      value={view.device}
      onChange={(device) => show({ device })}
      data={DEVICES.map((device) => ({ value: device, label: <DeviceLabel device={device} /> }))}
    />
  );
}

function DeviceLabel({ device }: { device: Device }) {
  const Drawing = DEVICE_ICONS[device];
  return (
    <Tooltip label={texts.shell.view.deviceWidth(NAMES[device], DEVICE_WIDTHS[device])}>
      <span style={{ display: 'block', lineHeight: 0 }}>
        <Drawing size={16} stroke={1.5} aria-hidden />
        <VisuallyHidden>{NAMES[device]}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

/** Value of the choice that shows every region. */
const ALL = 'all';

/** Regions that fit side by side in the header. */
const MAX_SEGMENTS = 4;

/** Chooses the regions to preview: one, or all of them side by side. */
function RegionSwitch() {
  const { regions } = useSite();
  const view = usePreview();
  const show = useShow();
  if (regions.length < 2) return null;
  const common = {
    size: 'xs' as const,
    'aria-label': texts.shell.view.regions,
    value: view.regions[0] ?? ALL,
    onChange: (code: string | null) => show({ regions: code === null || code === ALL ? [] : [code] }),
    data: [
      { value: ALL, label: texts.shell.view.allRegions },
      ...regions.map(({ code, name }) => ({ value: code, label: name })),
    ],
  };
  return regions.length > MAX_SEGMENTS ? (
    <Select {...common} allowDeselect={false} w={140} />
  ) : (
    <SegmentedControl {...common} />
  );
}
