import { Group, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { RegionSwitch } from '../page/region-switch.tsx';
import { DEVICE_ICONS, DEVICE_WIDTHS, DEVICES, type Device } from '../state/view-address.ts';
import { usePreview, useShow } from '../state/view.tsx';
import { DayControl } from './day-control.tsx';

const NAMES: Record<Device, string> = texts.shell.view.devices;

/** Chooses what the preview shows: the width of its frames, the regions, and the day. */
export const ViewControls = ({ className }: { className: string | undefined }) => (
  <Group gap="xs" wrap="nowrap" className={className}>
    <DeviceSwitch />
    <RegionSwitch />
    <DayControl />
  </Group>
);

/** Chooses the width of the frames. */
export function DeviceSwitch() {
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
    <span
      data-tooltip={texts.shell.view.deviceWidth(NAMES[device], DEVICE_WIDTHS[device])}
      style={{ display: 'block', lineHeight: 0 }}
    >
      <Drawing size={16} stroke={1.5} aria-hidden />
      <VisuallyHidden>{NAMES[device]}</VisuallyHidden>
    </span>
  );
}
