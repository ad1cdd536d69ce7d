import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { texts } from '../../texts/texts.ts';
import { SaveTemplateDialog } from './templates/save-template-dialog.tsx';
import { fileQuery, useSite } from '../state/queries.ts';
import { useShow } from '../state/view.tsx';
import { setOutline } from './choice-store.ts';
import type { LinkingField, OutlineQuestion } from './use-outline-actions.ts';
import { MoveDialog, NameDialog, RemoveDialog } from './section-dialogs.tsx';
import type { PageSections } from './read-sections.ts';
import { anchorOf, type OutlineSection } from '../state/section-list.ts';
import { DatesDialog } from './dates-dialog.tsx';
import { moveTo, removeLinked, showBetween } from './section-commands.ts';
import { uniqueName } from '../kit/unique-name.ts';
import { gapBefore, nameOfSections, useRunEdit, type SectionEdit } from './use-list-edit.ts';
import { useSharing } from './use-sharing.ts';

interface OutlineDialogsProps {
  file: string;
  page: PageSections;
  chosen: readonly number[];
  question: OutlineQuestion;
  edit: SectionEdit;
  onClose: () => void;
}

/** The dialog of the question that the outline asks. */
export function OutlineDialogs({ file, page, chosen, question, edit, onClose }: OutlineDialogsProps) {
  const name = nameOfSections(page.sections, chosen);
  if (question.kind === 'move') return <MoveQuestion {...{ file, page, chosen, name, edit, onClose }} />;
  if (question.kind === 'dates') return <DatesQuestion {...{ page, chosen, name, edit, onClose }} />;
  if (question.kind === 'remove')
    return <RemoveQuestion {...{ file, page, chosen, name, edit, onClose }} links={question.links} />;
  const { index } = question;
  if (question.kind === 'anchor') return <AnchorQuestion {...{ file, page, index, onClose }} />;
  if (question.kind === 'template') {
    const { title = name } = page.sections[index] ?? {};
    return <SaveTemplateDialog {...{ file, index, title, onClose }} />;
  }
  return <ShareQuestion {...{ file, page, index, onClose }} />;
}

type QuestionProps = Pick<OutlineDialogsProps, 'file' | 'page' | 'chosen' | 'onClose'>;

function MoveQuestion({
  file,
  page: { ids },
  chosen,
  name,
  edit,
  onClose,
}: QuestionProps & { name: string; edit: SectionEdit }) {
  const client = useQueryClient();
  const run = useRunEdit();
  const { files } = useSite();
  const show = useShow();
  const move = async (target: string, gap: number) => {
    onClose();
    if (target === file) {
      const gapNow = gapBefore(ids[gap]);
      return void (await edit((list) => moveTo(list, gapNow(list)), { focus: 'row' }));
    }
    const to = files.find((one) => one.file === target);
    const [index = 0] = chosen;
    const written = await run({
      edits: [{ compound: 'move-section', from: { file, index }, to: { file: target, index: gap } }],
      label: texts.outline.steps.movedTo(name, to?.title ?? target),
    });
    if (!written || to?.address === undefined) return;
    const page = to.address;
    // The selection would follow the section that was in this place before.
    await client.fetchQuery(fileQuery(target));
    flushSync(() => show({ page, file: undefined, selected: { file: target, path: ['sections', gap] } }));
    setOutline({ focus: { index: gap, control: 'row' } });
  };
  return <MoveDialog {...{ file, chosen, name, onClose }} onMove={(target, gap) => void move(target, gap)} />;
}

type DatesQuestionProps = Pick<OutlineDialogsProps, 'page' | 'chosen' | 'edit' | 'onClose'> & { name: string };

function DatesQuestion({ page: { sections }, chosen, name, edit, onClose }: DatesQuestionProps) {
  const [first = 0] = chosen;
  return (
    <DatesDialog
      name={name}
      days={sections[first] ?? {}}
      onDays={(days) => {
        onClose();
        void edit((target) => showBetween(target, days), { focus: 'row' });
      }}
      onClose={onClose}
    />
  );
}

/** A question about one section, whichever are chosen. */
type SectionQuestionProps = Omit<QuestionProps, 'chosen'> & { index: number };

function AnchorQuestion({ file, page, index, onClose }: SectionQuestionProps) {
  const run = useRunEdit();
  const { files } = useSite();
  const section = page.sections[index];
  const address = files.find((one) => one.file === file)?.address;
  if (!section || address === undefined) return null;
  const words = texts.outline.linkName;
  const from = anchorOf(section);
  const rename = (to: string) => {
    onClose();
    return run({
      edits: [{ compound: 'rename-anchor', page: address.slice(1), from, to }],
      label: texts.outline.steps.linkName(section.title, to),
    });
  };
  return (
    <NameDialog
      title={words.title(section.title)}
      label={words.label}
      description={words.hint(`${address}#${from}`)}
      button={words.confirm}
      initial={from}
      current={from}
      taken={page.sections.filter((one) => one !== section).map(anchorOf)}
      onName={rename}
      onClose={onClose}
    />
  );
}

type RemoveQuestionProps = QuestionProps & { name: string; edit: SectionEdit; links: readonly LinkingField[] };

function RemoveQuestion({ file, page, chosen, name, edit, links, onClose }: RemoveQuestionProps) {
  const { files } = useSite();
  const address = files.find((one) => one.file === file)?.address;
  if (address === undefined) return null;
  const isChosen = ({ index }: OutlineSection) => chosen.includes(index);
  const anchors = [...new Set(page.sections.filter(isChosen).map(anchorOf))];
  return (
    <RemoveDialog
      {...{ name, links, onClose }}
      page={address}
      others={page.sections.filter((section) => !isChosen(section))}
      onRemove={(to) => {
        onClose();
        void edit((target) => removeLinked(target, { page: address, anchors, to }), { focus: 'row' });
      }}
    />
  );
}

function ShareQuestion({ file, page, index, onClose }: SectionQuestionProps) {
  const { makeShared } = useSharing(file);
  const { shared } = useSite();
  const section = page.sections[index];
  if (!section) return null;
  const words = texts.outline.share;
  const taken = shared.map(({ name }) => name);
  return (
    <NameDialog
      title={words.title(section.title)}
      label={words.label}
      description={words.hint}
      button={words.confirm}
      initial={uniqueName(section.type || 'section', taken)}
      taken={taken}
      onName={(name) => {
        onClose();
        return makeShared(index, name);
      }}
      onClose={onClose}
    />
  );
}
