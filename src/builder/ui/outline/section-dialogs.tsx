import { Button, Group, Select, Stack, Anchor, List, Text, TextInput } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useFirstMatch } from '../kit/use-first-match.ts';
import { useSite } from '../state/queries.ts';
import { usePageSections } from './read-sections.ts';
import { useShow } from '../state/view.tsx';
import type { LinkingField } from './use-outline-actions.ts';
import { anchorOf, type OutlineSection } from '../state/section-list.ts';
import { StartOver } from '../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../kit/dialogs/use-kept-input.ts';
import { SELECT_ON_FOCUS } from '../form/controls/control-props.ts';
import { Becomes } from '../kit/naming/becomes.tsx';
import { madeName } from '../kit/naming/made-name.ts';

interface MoveDialogProps {
  file: string;
  /** Title of the chosen section, if it's one. */
  name: string;
  /** Indexes of the chosen sections. */
  chosen: readonly number[];
  /** `gap` is the position in the list of the target page: 0 is at the top. */
  onMove: (file: string, gap: number) => void;
  onClose: () => void;
}

/** Asks for the page and the position to move sections to. */
export function MoveDialog({ file, name, chosen, onMove, onClose }: MoveDialogProps) {
  const words = texts.outline.move;
  const { files } = useSite();
  const input = useKeptInput(`move:${file}:${name}:${chosen.join()}`, { target: file, gap: '0' });
  const { target, gap } = input.value;
  const { page } = usePageSections(target);
  const search = useFirstMatch();
  const pages = files.filter(({ group }) => group === 'pages');
  const positions = [
    { value: '0', label: words.atTop },
    ...(page?.sections ?? [])
      .filter(({ index }) => target !== file || !chosen.includes(index))
      .map(({ index, title }) => ({ value: String(index + 1), label: words.after(title) })),
  ];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={chosen.length === 1 ? words.title(name) : words.titleOfSeveral(chosen.length)}
    >
      <Stack gap="md">
        <Select
          label={words.page}
          {...search}
          allowDeselect={false}
          data={pages.map((one) => ({ value: one.file, label: one.title }))}
          // A section with links can move alone only: each link gets its new address.
          disabled={chosen.length > 1}
          value={target}
          onChange={(value) => {
            if (value !== null) input.change(() => ({ target: value, gap: '0' }));
          }}
        />
        <Select
          label={words.position}
          data-autofocus
          allowDeselect={false}
          data={positions}
          value={gap}
          onChange={(value) => value !== null && input.change((last) => ({ ...last, gap: value }))}
        />
        <Group justify="flex-end" gap="xs">
          <StartOver input={input} />
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button
            onClick={() => {
              input.forget();
              onMove(target, Number(gap));
            }}
            disabled={!page}
          >
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const words = texts.outline.remove;

interface RemoveDialogProps {
  /** The sections in words. */
  name: string;
  /** Address of their page. */
  page: string;
  /** Sections of the page that stay. */
  others: readonly OutlineSection[];
  /** Fields that link to them. */
  links: readonly LinkingField[];
  /** Removes the sections, and lets the links lead to `to`. */
  onRemove: (to: string) => void;
  onClose: () => void;
}

/** Shows what links to sections, and asks where the links lead once the sections are removed. */
export function RemoveDialog({ name, page, others, links, onRemove, onClose }: RemoveDialogProps) {
  const show = useShow();
  const input = useKeptInput(`remove:${page}:${name}`, page);
  const to = input.value;
  const targets = useTargets(page, others);
  const search = useFirstMatch();
  const open = ({ file, path }: LinkingField) => {
    onClose();
    show({ file, selected: { file, path } });
  };
  return (
    <Dialog opened onClose={onClose} title={words.title(name)}>
      <Stack gap="md">
        <Text size="sm">{words.links(links.length)}</Text>
        <List size="sm" spacing={4} listStyleType="none">
          {links.map((link) => (
            <List.Item key={`${link.file} ${link.path.join('.')}`}>
              <Anchor component="button" type="button" size="sm" onClick={() => open(link)}>
                {link.title}
              </Anchor>
            </List.Item>
          ))}
        </List>
        <Select
          size="xs"
          label={words.target(links.length)}
          description={words.hint}
          data={targets}
          value={to}
          onChange={(target) => target !== null && input.change(() => target)}
          allowDeselect={false}
          {...search}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.keep}
          </Button>
          <Button
            color="red.8"
            onClick={() => {
              input.forget();
              onRemove(to);
            }}
          >
            {texts.common.remove}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Where links can lead: the page itself, its other sections, and other pages. */
function useTargets(page: string, others: readonly OutlineSection[]) {
  const { files } = useSite();
  const sections = new Map(others.map((section) => [`${page}#${anchorOf(section)}`, section.title]));
  const pages = new Map(
    files.flatMap(({ address, title, group }): [string, string][] =>
      address === undefined || address === page || group !== 'pages' ? [] : [[address, title]],
    ),
  );
  const items = (found: ReadonlyMap<string, string>) => [...found].map(([value, label]) => ({ value, label }));
  return [
    { group: words.thisPage, items: [{ value: page, label: words.topOfPage }, ...items(sections)] },
    { group: words.otherPages, items: items(pages) },
  ];
}

/** Names begin with a letter, and have lower-case letters, digits and hyphens. */
const NAME = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

interface NameDialogProps {
  title: string;
  label: string;
  description: string;
  button: string;
  initial: string;
  /** The name that it has now, if any: it can't be chosen again. */
  current?: string;
  /** Names that other things have. */
  taken: readonly string[];
  /** Uses the name; resolves to `false` if that was refused. */
  onName: (name: string) => Promise<boolean | void>;
  onClose: () => void;
}

/** Asks for a name of letters, digits and hyphens, and makes one of any other words. */
export function NameDialog({ initial, current, taken, onName, onClose, ...words }: NameDialogProps) {
  const input = useKeptInput(`name:${words.title}`, initial);
  const typed = input.value;
  const name = madeName(typed, NAME);
  const problem = problemOf(name, taken);
  const submit = async () => {
    if (problem === undefined && (await onName(name)) !== false) input.forget();
  };
  return (
    <Dialog opened onClose={onClose} title={words.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            {...SELECT_ON_FOCUS}
            label={words.label}
            description={words.description}
            value={typed}
            onChange={({ currentTarget: { value } }) => input.change(() => value)}
            error={problem}
          />
          <Becomes typed={typed} made={problem === undefined ? name : ''} />
          <Group justify="flex-end" gap="xs">
            <StartOver input={input} />
            <Button variant="default" onClick={onClose}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" disabled={problem !== undefined || name === current}>
              {words.button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return texts.outline.name.missing;
  if (!new RegExp(NAME).test(name)) return texts.outline.name.malformed;
  return taken.includes(name) ? texts.outline.name.taken : undefined;
}
