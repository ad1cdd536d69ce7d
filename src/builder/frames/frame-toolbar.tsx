import { Group, SegmentedControl, Switch, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { DEVICE_WIDTHS, useView, type Device } from '../state/view.tsx';
import { useSite } from '../state/queries.ts';
import classes from './frames.module.css';

const DEVICES: readonly { value: Device; name: string; icon: typeof IconDeviceMobile }[] = [
  { value: 'phone', name: 'Phone', icon: IconDeviceMobile },
  { value: 'tablet', name: 'Tablet', icon: IconDeviceTablet },
  { value: 'desktop', name: 'Desktop', icon: IconDeviceDesktop },
];

/** The value for all regions; no region has this code. */
const ALL = '*';

interface FrameToolbarProps {
  interacts: boolean;
  onInteract: (interacts: boolean) => void;
}

/** Width, regions and mode of the previews. */
export function FrameToolbar({ interacts, onInteract }: FrameToolbarProps) {
  const { view, show } = useView();
  const { regions } = useSite();
  const [only] = view.regions.length === 1 ? view.regions : [ALL];
  return (
    <Group className={classes.toolbar} gap="sm" wrap="nowrap" role="group" aria-label="Preview">
      <SegmentedControl
        size="xs"
        aria-label="Width of the preview"
        value={view.device}
        onChange={(device) => show({ device: device as Device })}
        data={DEVICES.map(({ value, name, icon: Icon }) => ({
          value,
          label: (
            <Tooltip label={`${name}, ${DEVICE_WIDTHS[value]} px`} openDelay={400}>
              <span className={classes.device}>
                <Icon size={16} stroke={1.5} aria-hidden />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Tooltip>
          ),
        }))}
      />
      {regions.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label="Regions in the preview"
          value={only ?? ALL}
          onChange={(code) => show({ regions: code === ALL ? [] : [code] })}
          data={[
            { value: ALL, label: 'All' },
            ...regions.map(({ code, name, flag }) => ({
              value: code,
              label: (
                <Tooltip label={`Only ${name}`} openDelay={400}>
                  <span>
                    <span aria-hidden>{flag}</span>
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </span>
                </Tooltip>
              ),
            })),
          ]}
        />
      )}
      <Tooltip label="Links, forms and menus work as for visitors" openDelay={400} multiline w={200}>
        <Switch
          size="xs"
          label="Interact"
          checked={interacts}
          onChange={({ currentTarget }) => onInteract(currentTarget.checked)}
          classNames={{ root: classes.interact }}
        />
      </Tooltip>
    </Group>
  );
}
