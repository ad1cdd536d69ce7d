import { Button, Radio, Select, Text } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { PageThumbnail } from '../../kit/thumbnail/page-thumbnail.tsx';
import { useFirstMatch } from '../../kit/use-first-match.ts';
import { useSite } from '../../state/queries.ts';
import { readingRegion } from '../../state/variants.ts';
import type { DraftProps } from './draft-fields.tsx';
import classes from './start-field.module.css';

const words = texts.creation;

interface StartFieldProps extends DraftProps {
  /** Called when a start is chosen by a click. */
  onClicked: () => void;
  /** Called to rename and remove templates. */
  onManage: () => void;
}

/** What a page starts from: nothing, a template with its picture, or a copy of another page. */
export function StartField({ draft: { from }, change, onClicked, onManage }: StartFieldProps) {
  const site = useSite();
  const search = useFirstMatch();
  const { files, templates } = site;
  const region = readingRegion(site);
  const pages = files.filter(({ group, address }) => group === 'pages' && address !== undefined);
  const clicked = (event: MouseEvent) => isMouse(event) && onClicked();
  const isCopy = pages.some(({ file }) => file === from);
  return (
    <div className={classes.start}>
      <Radio.Group
        label={words.startFrom}
        size="xs"
        value={isCopy ? null : from}
        onChange={(value) => change({ from: value })}
      >
        <div className={classes.cards}>
          <StartCard
            value=""
            title={words.emptyPage}
            hint={words.emptyPageHint}
            picture={<EmptyPicture />}
            onClick={clicked}
          />
          {templates
            .filter(({ of }) => of === 'page')
            .map(({ file, name, description, address }) => (
              <StartCard
                key={file}
                value={file}
                title={name}
                hint={description}
                picture={region && <PageThumbnail address={`/${region.code}/${address}`} />}
                onClick={clicked}
              />
            ))}
        </div>
      </Radio.Group>
      <div className={classes.others}>
        <Select
          size="xs"
          label={words.copyFrom}
          placeholder={words.noCopy}
          {...search}
          clearable
          data={pages.map(({ file, title }) => ({ value: file, label: title }))}
          value={isCopy ? from : null}
          onChange={(file) => change({ from: file ?? '' })}
        />
        {templates.length > 0 && (
          <Button size="compact-xs" variant="subtle" onClick={onManage}>
            {texts.templates.manage.label}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether a click is of a mouse: not of a key, which compares the starts, and not of a finger, whose keyboard would cover them. */
const isMouse = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 0 && (nativeEvent as Partial<PointerEvent>).pointerType !== 'touch'; // older browsers send no pointer event

interface StartCardProps {
  value: string;
  title: string;
  hint: string | undefined;
  picture: ReactNode;
  onClick: (event: MouseEvent) => void;
}

const StartCard = ({ value, title, hint, picture, onClick }: StartCardProps) => (
  <Radio.Card
    value={value}
    className={classes.card}
    aria-label={hint === undefined ? title : `${title}. ${hint}`}
    onClick={onClick}
  >
    <span className={classes.picture}>{picture}</span>
    <span className={classes.words}>
      <Text span size="sm" fw={500}>
        {title}
      </Text>
      <Text span size="xs" c="dimmed">
        {hint}
      </Text>
    </span>
  </Radio.Card>
);

/** The outline of an empty page: a heading, a sentence and a button. */
const EmptyPicture = () => (
  <svg viewBox="0 0 160 112" className={classes.drawing} aria-hidden>
    <rect x="16" y="22" width="96" height="10" rx="2" />
    <rect x="16" y="42" width="120" height="4" rx="2" opacity="0.45" />
    <rect x="16" y="50" width="84" height="4" rx="2" opacity="0.45" />
    <rect x="16" y="66" width="44" height="14" rx="7" opacity="0.7" />
  </svg>
);
