import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SidePanel } from './side-panel.tsx';
import { builderTheme } from './theme.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineProvider theme={builderTheme} env="test">
      <button onClick={() => setOpen(true)}>Open</button>
      <SidePanel title="Notes" isOpen={isOpen} close={() => setOpen(false)}>
        <button>Answer</button>
      </SidePanel>
    </MantineProvider>
  );
}

it('gives the focus back to what opened it, the first time and later', async () => {
  render(<Page />);
  for (let time = 0; time < 2; time += 1) {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Notes' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(document.activeElement ?? panel, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});
