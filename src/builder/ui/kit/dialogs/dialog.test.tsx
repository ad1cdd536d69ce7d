import { MantineProvider, Menu, TextInput } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { builderTheme } from '../theme.ts';
import { Dialog } from './dialog.tsx';
import { StartOver } from './start-over.tsx';
import { useKeptInput } from './use-kept-input.ts';

function Words({ onClose }: { onClose: () => void }) {
  const input = useKeptInput('test', '');
  return (
    <>
      <TextInput
        label="Words"
        data-autofocus
        value={input.value}
        onChange={({ currentTarget: { value } }) => input.change(() => value)}
      />
      <StartOver input={input} />
      <button
        onClick={() => {
          input.forget();
          onClose();
        }}
      >
        Use
      </button>
    </>
  );
}

function Page({ onClosed }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineProvider theme={builderTheme}>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Behind</button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Title" {...(onClosed && { onClosed })}>
        <Words onClose={() => setOpen(false)} />
      </Dialog>
    </MantineProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const words = () => screen.getByLabelText<HTMLInputElement>('Words');
const open = () => {
  button('Open').focus();
  fireEvent.click(button('Open'));
};

describe('a dialog', () => {
  it('has the focus before the press that opens it is over', async () => {
    render(<Page />);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // React works as in a browser: nothing is hurried up
    vi.useFakeTimers(); // no timer and no frame of the browser has come yet
    button('Open').click();
    await Promise.resolve();
    expect(document.activeElement).toBe(words());
    vi.useRealTimers();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(words(), { key: 'Escape' })],
    ['its button', () => fireEvent.click(button('Close'))],
  ])('gives the focus back when it is closed by %s', (_way, close) => {
    render(<Page />);
    open();
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
  });

  it('leaves the focus to what it belongs to afterwards', () => {
    const closed = vi.fn<() => void>();
    render(<Page onClosed={closed} />);
    open();
    fireEvent.click(button('Close'));
    expect(closed).toHaveBeenCalledOnce();
    expect(document.activeElement).not.toBe(button('Open'));
  });

  it('takes the focus back from what is behind it, but not from a menu', () => {
    render(<Page />);
    open();
    screen.getByText('Behind').focus();
    expect(document.activeElement).toBe(words());
    render(
      <MantineProvider theme={builderTheme}>
        <Menu opened withinPortal={false}>
          <Menu.Dropdown>
            <Menu.Item>Entry</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </MantineProvider>,
    );
    const entry = screen.getByText('Entry').closest('button');
    entry?.focus();
    expect(document.activeElement).toBe(entry);
  });
});

describe('what is typed into a dialog', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['Escape', () => fireEvent.keyDown(words(), { key: 'Escape' })],
    ['a click beside it', () => fireEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document)],
    ['its button', () => fireEvent.click(button('Close'))],
  ])('is there again after %s', (_way, close) => {
    render(<Page />);
    open();
    fireEvent.change(words(), { target: { value: 'Twenty fields' } });
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    open();
    expect(words().value).toBe('Twenty fields');
  });

  it('is there again after a reload', () => {
    const { unmount } = render(<Page />);
    open();
    fireEvent.change(words(), { target: { value: 'Twenty fields' } });
    unmount();
    render(<Page />);
    open();
    expect(words().value).toBe('Twenty fields');
    expect(screen.getByText('You typed this before.')).toBeDefined();
  });

  it('is dropped once it is used, or to start over', () => {
    render(<Page />);
    open();
    expect(screen.queryByText('Start over')).toBeNull();
    fireEvent.change(words(), { target: { value: 'Used' } });
    fireEvent.click(button('Use'));
    open();
    expect(words().value).toBe('');
    fireEvent.change(words(), { target: { value: 'Unwanted' } });
    expect(screen.queryByText('You typed this before.')).toBeNull();
    fireEvent.click(button('Start over'));
    expect(words().value).toBe('');
    expect(document.activeElement).toBe(words());
    expect(sessionStorage).toHaveLength(0);
  });
});

it('is the only kind of dialog in the builder, so that none loses keys or words', () => {
  const files = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const withModal = Object.entries(files).filter(
    ([file, text]) => !file.includes('.test.') && /<Modal[\s>]/.test(text),
  );
  expect(withModal.map(([file]) => file)).toEqual(['./dialog.tsx']);
});

/** What is typed there changes nothing: it's a search, or the day that is shown. */
const CHANGES_NOTHING = new Set([
  '../form/pictures/picture-library.tsx',
  '../outline/add-section-button.tsx',
  '../shell/day-control.tsx',
]);

it('keeps what is typed or chosen, in every dialog of the builder', () => {
  const files = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const forgetful = Object.entries(files).filter(([file, text]) => {
    const hasDialog = /<Dialog[\s>]|role="dialog"/.test(text) || /-(?:dialog|form)\.tsx$/.test(file);
    const hasInput =
      /<(?:TextInput|Textarea|NumberInput|Select|NativeSelect|Checkbox|Radio\.Group|ReactCrop)[\s>]/.test(text);
    return (
      !file.includes('.test.') &&
      hasDialog &&
      hasInput &&
      !text.includes('useKeptInput(') &&
      !/useKeptInput</.test(text)
    );
  });
  const names = forgetful.map(([file]) => file.replace('../../', '../'));
  expect(names.filter((file) => !CHANGES_NOTHING.has(file))).toEqual([]);
});
