import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { PanelLoader } from '../../../kit/side-panel.tsx';
import { call } from '../../../state/api.ts';
import { answerOfPasskey } from '../answer-of-passkey.ts';
import { Problem } from '../problem.tsx';
import { AddDevice } from './add-device.tsx';
import { passkeysQuery, sessionsQuery } from './device-queries.ts';
import classes from './devices.module.css';
import { nameOfPasskey, PasskeyItem } from './passkey-item.tsx';
import { SessionItem } from './session-item.tsx';

interface PanelProps {
  isAdding: boolean;
  add: () => void;
  endAdding: () => void;
}

/** Where the person is signed in, and with which passkeys. */
export function DevicesPanel({ isAdding, add, endAdding }: PanelProps) {
  const { devices: words, people } = signInTexts();
  const change = useChange();
  const { error } = useQuery(sessionsQuery);
  const client = useQueryClient();
  /** The other device is signed in by now. */
  const close = () => {
    endAdding();
    void client.invalidateQueries(sessionsQuery);
  };
  return (
    <div className={classes.panel}>
      <Text size="sm" c="dimmed">
        {people.asksPasskey}
      </Text>
      <Problem message={error?.message ?? change.error?.message} />
      <output className={classes.done}>{change.data}</output>
      <Sessions change={change} />
      <Passkeys change={change} />
      <Button onClick={add}>{words.addDevice}</Button>
      <Dialog opened={isAdding} onClose={close} title={words.addDevice}>
        <AddDevice close={close} />
      </Dialog>
    </div>
  );
}

type Change = ReturnType<typeof useChange>;

function Sessions({ change: { mutate, isPending } }: { change: Change }) {
  const { devices: words } = signInTexts();
  const { data, dataUpdatedAt } = useQuery(sessionsQuery);
  if (!data) return <PanelLoader label={words.loading} />;
  const endOthers = () => mutate({ run: (answer) => call('endOtherSessions', { answer }), done: words.othersEnded });
  return (
    <Group
      id="own-sessions"
      title={words.sessions}
      items={data.map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          now={dataUpdatedAt}
          isBusy={isPending}
          end={() =>
            mutate({
              run: (answer) => call('endSession', { id: session.id, answer }),
              done: words.ended(words.device(session)),
            })
          }
        />
      ))}
    >
      {data.length > 1 && (
        <Button variant="default" size="xs" disabled={isPending} onClick={endOthers}>
          {words.signOutOthers}
        </Button>
      )}
    </Group>
  );
}

function Passkeys({ change: { mutate, isPending } }: { change: Change }) {
  const { devices: words } = signInTexts();
  const { data, dataUpdatedAt } = useQuery(passkeysQuery);
  if (!data) return null;
  const remove = (id: string, name: string) =>
    mutate({ run: (answer) => call('removePasskey', { id, answer }), done: words.removed(name) });
  return (
    <Group
      id="own-passkeys"
      title={words.passkeys}
      items={data.map((passkey) => (
        <PasskeyItem
          key={passkey.id}
          passkey={passkey}
          now={dataUpdatedAt}
          isBusy={isPending}
          remove={data.length > 1 ? () => remove(passkey.id, nameOfPasskey(passkey)) : undefined}
        />
      ))}
    >
      {data.length > 1 && (
        <Text size="xs" c="dimmed">
          {words.removeHint}
        </Text>
      )}
    </Group>
  );
}

interface GroupProps {
  id: string;
  title: string;
  items: ReactNode;
  /** What stands below the list. */
  children: ReactNode;
}

const Group = ({ id, title, items, children }: GroupProps) => (
  <section aria-labelledby={id}>
    <h3 id={id} className={classes.heading}>
      {title}
    </h3>
    <ul className={classes.items} aria-labelledby={id}>
      {items}
    </ul>
    {children}
  </section>
);

/** What a person changes about their access, and what is said once it's done. */
interface AccessChange {
  run: (answer: Awaited<ReturnType<typeof answerOfPasskey>>) => Promise<unknown>;
  done: string;
}

/** Makes a change once the person's passkey has answered. Its data says what was done. */
function useChange() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ run, done }: AccessChange) {
      await run(await answerOfPasskey());
      return done;
    },
    onSettled: () => Promise.all([client.invalidateQueries(sessionsQuery), client.invalidateQueries(passkeysQuery)]),
  });
}
