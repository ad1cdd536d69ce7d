import { Kbd, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { texts } from '../../texts/texts.ts';
import { OUTLINE_KEYS } from '../outline/outline-keys.ts';
import { Tour } from '../panels/tour/tour.tsx';
import classes from './shell.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

/** What stands in place of the form while nothing is selected: how to begin. */
export function EmptyForm() {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.empty}>
      {!isNarrow && <Tour />}
      <Title order={2} fz="md">
        {texts.shell.form.emptyTitle}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.shell.form.emptyHint}
      </Text>
      <details className={classes.help}>
        <summary>{texts.shell.form.keys}</summary>
        <dl className={classes.keys}>
          {OUTLINE_KEYS.map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </div>
  );
}
