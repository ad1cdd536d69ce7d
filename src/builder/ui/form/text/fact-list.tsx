import { Popover, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { NamedFact } from '../../text/fact-query.ts';
import { MENUS_ID } from '../../kit/theme.ts';
import classes from './text.module.css';

interface FactListProps {
  id: string;
  facts: readonly NamedFact[];
  /** The number of the fact that Enter takes. */
  active: number;
  onPick: (name: string) => void;
  onClose: () => void;
  /** Where the list stands: an element that can hold a reference. */
  children: ReactNode;
}

/** The facts that can be chosen in a text. The text keeps the focus. */
export function FactList({ id, facts, active, onPick, onClose, children }: FactListProps) {
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="bottom-start"
      width={300}
      shadow="md"
      middlewares={{ flip: { crossAxis: false }, shift: { padding: 8 } }}
      offset={4}
      withRoles={false}
      returnFocus={false}
      portalProps={{ target: `#${MENUS_ID}` }}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p={4}>
        {/* A `div`: lists aren't meant to be chosen from. */}
        <div role="listbox" id={id} aria-label={texts.form.text.factList} className={classes.facts}>
          {facts.map((fact, index) => (
            <FactOption
              key={fact.name}
              id={`${id}-${fact.name}`}
              fact={fact}
              isActive={index === active}
              onPick={() => onPick(fact.name)}
            />
          ))}
        </div>
        {facts.length === 0 && (
          <Text size="xs" c="dimmed" p={6}>
            {texts.form.text.noFact}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface FactOptionProps {
  id: string;
  fact: NamedFact;
  isActive: boolean;
  onPick: () => void;
}

function FactOption({ id, fact, isActive, onPick }: FactOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has the focus, and takes the keys
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.fact}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <FactWords {...fact} />
    </div>
  );
}

/** What a fact is called, and its value. */
export const FactWords = ({ title, value }: NamedFact) => (
  <>
    <span>{title}</span>
    <span className={classes.factValue}>{value}</span>
  </>
);
