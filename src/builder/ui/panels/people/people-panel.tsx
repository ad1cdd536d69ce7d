import { Button, Table, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedPerson } from '../../../protocol/people-calls.ts';
import { signInTexts } from '../../../texts/sign-in/sign-in-texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { timeAgo } from '../../kit/relative-time.ts';
import { call } from '../../state/api.ts';
import { answerOfPasskey } from './answer-of-passkey.ts';
import { InviteForm } from './invite-form.tsx';
import { Problem } from './problem.tsx';
import classes from './people.module.css';

const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: () => call('people', {}) });

interface PanelProps {
  isInviting: boolean;
  invite: () => void;
  endInviting: () => void;
}

/** Everybody who may use the builder, for owners. */
export function PeoplePanel({ isInviting, invite, endInviting }: PanelProps) {
  const words = signInTexts().people;
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...peopleQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const change = useChange();
  /** Somebody may have followed a link meanwhile. */
  const closeInvitation = () => {
    endInviting();
    void refetch();
  };
  return (
    <div className={classes.panel}>
      <Text size="sm" c="dimmed">
        {words.asksPasskey}
      </Text>
      <Problem message={error?.message ?? change.error?.message} />
      <output className={classes.done}>{change.data}</output>
      <Table aria-label={words.list} verticalSpacing="xs" className={classes.people}>
        <Table.Thead>
          <Table.Tr>
            {[words.name, words.role, words.lastVisit, words.actions].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              now={dataUpdatedAt}
              isBusy={change.isPending}
              change={change.mutate}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Button onClick={invite}>{words.invite}</Button>
      <Dialog opened={isInviting} onClose={closeInvitation} title={words.invite}>
        <InviteForm />
      </Dialog>
    </div>
  );
}

/** What an owner does with a person. */
interface Change {
  name: 'removePerson' | 'endSessions';
  person: ListedPerson;
}

/** Makes a change once the owner's passkey has answered. Its data says what was done. */
function useChange() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ name, person }: Change) {
      await call(name, { person: person.id, answer: await answerOfPasskey() });
      const words = signInTexts().people;
      return name === 'removePerson' ? words.removed(person.name) : words.ended(person.name);
    },
    onSettled: () => client.invalidateQueries(peopleQuery),
  });
}

interface RowProps {
  person: ListedPerson;
  /** In milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  change: (change: Change) => void;
}

function PersonRow({ person, now, isBusy, change }: RowProps) {
  const words = signInTexts().people;
  const { name, role, visited, isSelf } = person;
  const actions = [
    ['endSessions', words.endSessions, words.endSessionsOf(name)],
    ['removePerson', words.remove, words.removeOf(name)],
  ] as const;
  return (
    <Table.Tr>
      <Table.Th scope="row">{isSelf ? words.you(name) : name}</Table.Th>
      <Table.Td>{words.roles[role]}</Table.Td>
      <Table.Td data-title={words.lastVisit}>{visited === undefined ? words.never : timeAgo(visited, now)}</Table.Td>
      <Table.Td>
        <div className={classes.actions}>
          {actions.map(([action, label, description]) => (
            <Button
              key={action}
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              aria-label={description}
              onClick={() => change({ name: action, person })}
            >
              {label}
            </Button>
          ))}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
