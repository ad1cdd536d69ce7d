import { ActionIcon, Menu, ScrollArea } from '@mantine/core';
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { texts } from '../../../texts/texts.ts';
import { useForm } from '../saving/form-state.tsx';
import { readingLanguage } from '../../state/variants.ts';
import { FactWords } from '../text/fact-list.tsx';
import { FormatButtons } from '../text/selection-toolbar.tsx';
import type { TextTarget } from '../text/text-target.ts';
import { useFacts } from '../text/use-facts.ts';
import classes from './field.module.css';

interface TextToolsProps {
  isRich: boolean;
  /** Whether the text is shown as it's written. */
  isRaw: boolean;
  onRaw: (isRaw: boolean) => void;
  /** Does something with the text that had the cursor last. */
  act: (action: (target: TextTarget) => void) => void;
}

/** What can be done with a text: insert a fact; in rich text, make words bold, link them, and make lists. */
export function TextTools({ isRich, isRaw, onRaw, act }: TextToolsProps) {
  return (
    <span className={classes.tools} data-rich={isRich || undefined}>
      {isRich && !isRaw && (
        <FormatButtons
          run={(command) => act((target) => target.run?.(command))}
          onLink={() => act((target) => target.openLink?.())}
        />
      )}
      <FactTool onPick={(name) => act((target) => target.insertFact(name))} />
      {isRich && <RawTool isRaw={isRaw} onRaw={onRaw} />}
    </span>
  );
}

/** Shows the text as it's written in its file, and back. */
function RawTool({ isRaw, onRaw }: Pick<TextToolsProps, 'isRaw' | 'onRaw'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          data-tooltip={texts.form.text.more}
          variant="subtle"
          color="gray"
          size={24}
          aria-label={texts.form.text.more}
        >
          <IconDots size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onRaw(!isRaw)}>{isRaw ? texts.form.text.formatted : texts.form.text.raw}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Lists the facts with their values. */
function FactTool({ onPick }: { onPick: (name: string) => void }) {
  const { site } = useForm();
  const facts = useFacts(readingLanguage(site)).list;
  if (facts.length === 0) return null;
  return (
    <Menu position="bottom-end" width={300} shadow="md" returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          data-tooltip={texts.form.text.insertFact}
          variant="subtle"
          color="gray"
          size={24}
          aria-label={texts.form.text.insertFact}
        >
          <IconBraces size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={280}>
          {facts.map((fact) => (
            <Menu.Item key={fact.name} onClick={() => onPick(fact.name)} py={4}>
              <span className={classes.fact}>
                <FactWords {...fact} />
              </span>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}
