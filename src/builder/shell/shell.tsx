import { AppShell } from '@mantine/core';
import { FieldForm } from '../form/field-form.tsx';
import { Frames } from '../frames/frames.tsx';
import { Outline } from '../outline/outline.tsx';
import { useStatus } from '../state/status.ts';
import { useView } from '../state/view.tsx';

/** The frame of the builder: pages and outline on the left, the previews in the middle, the form on the right. */
export function Shell() {
  const { view } = useView();
  const status = useStatus();
  return (
    <AppShell navbar={{ width: 280, breakpoint: 0 }} aside={{ width: 380, breakpoint: 0 }} header={{ height: 48 }}>
      <AppShell.Header>
        <output>{status.text}</output>
      </AppShell.Header>
      <AppShell.Navbar>
        <Outline />
      </AppShell.Navbar>
      <AppShell.Main>
        <Frames />
      </AppShell.Main>
      <AppShell.Aside>{view.selected && <FieldForm field={view.selected} />}</AppShell.Aside>
    </AppShell>
  );
}
