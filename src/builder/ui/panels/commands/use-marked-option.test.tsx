import { Combobox, MantineProvider, TextInput, useCombobox } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMarkedOption } from './use-marked-option.ts';

const taken: string[] = [];

function Search({ found, query }: { found: readonly string[]; query: string }) {
  const combobox = useCombobox({ opened: true });
  const { noteKey } = useMarkedOption(combobox, found, query);
  return (
    <MantineProvider env="test">
      <Combobox store={combobox} onOptionSubmit={(name) => taken.push(name)}>
        <Combobox.EventsTarget>
          <TextInput aria-label="Search" onKeyDown={({ key }) => noteKey(key)} />
        </Combobox.EventsTarget>
        <Combobox.Options>
          {found.map((name) => (
            <Combobox.Option key={name} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox>
    </MantineProvider>
  );
}

it('takes the option that was chosen by keys, although more is found before Enter; otherwise the first one', () => {
  const { rerender } = render(<Search found={['b', 'c']} query="x" />);
  const press = (key: string) => fireEvent.keyDown(screen.getByLabelText('Search'), { key, code: key });
  rerender(<Search found={['a', 'b', 'c']} query="x" />);
  press('Enter');
  press('ArrowUp');
  rerender(<Search found={['0', 'a', 'b', 'c']} query="x" />);
  press('Enter');
  rerender(<Search found={['0', 'c']} query="xy" />);
  press('Enter');
  expect(taken).toEqual(['a', 'c', '0']);
});
