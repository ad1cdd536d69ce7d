import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { Becomes } from '../../kit/naming/becomes.tsx';
import { newName } from './new-draft.ts';

/** Pause after the last key before an address is checked, in milliseconds. */
const CHECK_DELAY_MS = 200;

/**
 * Returns why a new page or entry can't have a name; `undefined` while it isn't known.
 * @param collection that of an entry; '' for a page
 */
export function useNameProblem(collection: string, name: string): string | undefined {
  const [checked] = useDebouncedValue(`${collection}:${name}`, CHECK_DELAY_MS);
  const isCurrent = checked === `${collection}:${name}`;
  const { data } = useQuery({
    queryKey: ['checkName', collection, name],
    queryFn: () => call('checkName', newName({ collection }, name)),
    enabled: isCurrent && name !== '',
  });
  return name === '' ? undefined : data?.problem;
}

interface AddressInputProps {
  /** Whether it's that of an entry, which is a single word. */
  isEntry: boolean;
  value: string;
  /** The address that the page gets: made of what is typed. */
  made: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

const { fields } = texts.creation;

/** The address of a new page, without region, or the short name of an entry. Any words become one once the field is left. */
export function AddressInput({ isEntry, value, made, problem, onChange }: AddressInputProps) {
  return (
    <div>
      <TextInput
        size="xs"
        label={isEntry ? fields.shortName : fields.address}
        description={isEntry ? fields.shortNameHint : fields.addressHint}
        leftSection={isEntry ? undefined : <span aria-hidden>/</span>}
        value={value}
        error={problem}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => made !== '' && made !== value && onChange(made)}
      />
      <Becomes typed={value} made={made} />
    </div>
  );
}
