import { Button, Text, UnstyledButton } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts/texts.ts';
import classes from './fillings.module.css';
import { OptionContent } from './palette-option.tsx';
import type { PaletteOption } from './palette-options.ts';

const words = texts.palette.fillings;

interface FillingsProps {
  /** The chosen section type, with its example. */
  type: PaletteOption;
  /** The templates of that type. */
  templates: readonly PaletteOption[];
  onAdd: (option: PaletteOption) => void;
  onBack: () => void;
}

/** Asks what a new section starts from: the example of its type, or a template. */
export function Fillings({ type, templates, onAdd, onBack }: FillingsProps) {
  const list = useRef<HTMLUListElement>(null);
  // A second press of Enter takes the example, as if there were nothing to choose.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const example = { ...type, title: words.example, purpose: words.exampleHint };
  return (
    <>
      <div className={classes.head}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden />}
          onClick={onBack}
        >
          {words.back}
        </Button>
        <Text size="sm" fw={500}>
          {words.title(type.title)}
        </Text>
      </div>
      <ul ref={list} className={classes.list} aria-label={words.title(type.title)}>
        {[example, ...templates].map((option) => (
          <li key={option.key}>
            <UnstyledButton className={classes.filling} onClick={() => onAdd(option)}>
              <OptionContent option={option} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
