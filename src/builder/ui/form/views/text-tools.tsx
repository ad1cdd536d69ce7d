import { ActionIcon, Menu, Popover, ScrollArea, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useState, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { DialogFocus } from '../../kit/dialogs/dialog.tsx';
import { LinkTargetLine, useLinkTargets } from '../controls/link-control.tsx';
import { factValue, insertAt, linkAround, toggleAround, type Selection } from '../model/facts.ts';
import { useForm } from '../saving/form-state.tsx';
import classes from './field.module.css';

interface TextToolsProps {
  isRich: boolean;
  isPreviewed: boolean;
  onPreview: (isShown: boolean) => void;
  /** Changes the text that had the cursor last. */
  rewrite: (change: (selection: Selection) => Selection) => void;
}

/** What can be done with a text: insert a fact; in rich text, make words bold, link them, and look at the result. */
export function TextTools({ isRich, isPreviewed, onPreview, rewrite }: TextToolsProps) {
  return (
    <span className={classes.tools}>
      {isRich && (
        <>
          <Tool name={texts.form.text.bold} onClick={() => rewrite((selection) => toggleAround(selection, '**'))}>
            <IconBold size={14} stroke={1.5} aria-hidden />
          </Tool>
          <LinkTool
            onPick={(address) => rewrite((selection) => linkAround(selection, address, texts.form.text.link.word))}
          />
        </>
      )}
      <FactTool onPick={(name) => rewrite((selection) => insertAt(selection, `{${name}}`))} />
      {isRich && (
        <Tool name={texts.form.text.preview} isPressed={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
          <IconEye size={14} stroke={1.5} aria-hidden />
        </Tool>
      )}
    </span>
  );
}

interface ToolProps {
  name: string;
  /** What the tooltip says beyond the name. */
  hint?: string;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ name, hint = name, isPressed, onClick, children }: ToolProps) {
  return (
    <Tooltip label={hint}>
      <ActionIcon
        variant={isPressed ? 'light' : 'subtle'}
        color={isPressed ? 'indigo' : 'gray'}
        size={24}
        aria-label={name}
        aria-pressed={isPressed}
        onClick={onClick}
        // The text keeps the focus, so that its selection stays visible.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

const MAX_SHOWN = 40;

/** Picks where a link leads: a page or section of the site, or an address outside. */
function LinkTool({ onPick }: { onPick: (address: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const targets = useLinkTargets(false);
  const words = search.trim().toLowerCase();
  const found = targets.filter(({ title, address }) => `${title} ${address}`.toLowerCase().includes(words));
  const outside = /^(https:\/\/|mailto:|tel:)\S+$/.test(search.trim()) ? search.trim() : undefined;
  const pick = (address: string) => {
    setOpen(false);
    setSearch('');
    onPick(address);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} width={300} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <span>
          <Tool name={texts.form.text.link.name} hint={texts.form.text.link.hint} onClick={() => setOpen(!isOpen)}>
            <IconLink size={14} stroke={1.5} aria-hidden />
          </Tool>
        </span>
      </Popover.Target>
      {/* Made anew when it opens, it's there at once: what is typed next isn't typed into the text. */}
      <Popover.Dropdown key={String(isOpen)} p={8}>
        <TextInput
          size="xs"
          aria-label={texts.form.text.link.search}
          placeholder={texts.form.link.placeholder}
          value={search}
          data-autofocus
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={({ key }) => {
            const first = outside ?? found[0]?.address;
            if (key === 'Enter' && first !== undefined) pick(first);
          }}
        />
        <ScrollArea.Autosize mah={240} mt={4}>
          {found.slice(0, MAX_SHOWN).map((target) => (
            <UnstyledButton key={target.address} className={classes.option} onClick={() => pick(target.address)}>
              <LinkTargetLine target={target} />
            </UnstyledButton>
          ))}
        </ScrollArea.Autosize>
        <DialogFocus />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Lists the facts with their values. */
function FactTool({ onPick }: { onPick: (name: string) => void }) {
  const { site } = useForm();
  const [language] = site.languages;
  if (site.facts.length === 0) return null;
  return (
    <Menu position="bottom-end" width={300} shadow="md" returnFocus={false}>
      <Menu.Target>
        <Tooltip label={texts.form.text.insertFact}>
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={texts.form.text.insertFact}>
            <IconBraces size={14} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={280}>
          {site.facts.map((fact) => (
            <Menu.Item key={fact.name} onClick={() => onPick(fact.name)} py={4}>
              <span className={classes.fact}>
                <span>{fact.name}</span>
                <span className={classes.factValue}>{factValue(fact, language?.code ?? '', site.regions)}</span>
              </span>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}
