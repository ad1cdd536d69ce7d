import { Center, Drawer, Loader, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useCloseRequest } from './use-close-request.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  isOpen: boolean;
  close: () => void;
  /** Whether a dialog stands above it, which the Escape key closes first. */
  isBelowDialog?: boolean;
  children: ReactNode;
}

/** A panel at the right, over the form. */
export function SidePanel({ title, isOpen, close, isBelowDialog = false, children }: SidePanelProps) {
  useCloseRequest(isOpen, close);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      closeOnEscape={!isBelowDialog}
      position="right"
      size={560}
      padding={0}
      overlayProps={{ backgroundOpacity: 0.15 }}
      title={title}
      classNames={{ header: classes.header, title: classes.title, body: classes.body, content: classes.content }}
    >
      {children}
    </Drawer>
  );
}

/** What a panel lists, scrolled within it. It may take the focus of an entry that disappears. */
export const PanelList = ({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={classes.list} tabIndex={-1}>
    {children}
  </div>
);

/** What stands below the list of a panel, and stays in view. */
export const PanelFoot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>;

/** What a panel says instead of a list. */
export const PanelNote = ({ icon: Drawing, title, children }: { icon: Icon; title: string; children?: ReactNode }) => (
  <div className={classes.empty}>
    <Drawing size={28} stroke={1.25} aria-hidden />
    <Text fw={600} size="md">
      {title}
    </Text>
    {children !== undefined && (
      <Text component="div" size="sm" c="dimmed">
        {children}
      </Text>
    )}
  </div>
);

/** What a panel shows while its list is read. */
export const PanelLoader = ({ label }: { label: string }) => (
  <Center className={classes.empty}>
    <Loader size="sm" role="img" aria-label={label} />
  </Center>
);
