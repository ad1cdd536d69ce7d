import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FontProposal } from '../../../protocol/font-answers.ts';
import { texts } from '../../../texts/texts.ts';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { formatBytes } from '../pictures/pictures.ts';
import { showWhole } from '../show-whole.ts';
import { sendFont } from './fonts.ts';
import classes from './fonts.module.css';

const words = texts.fonts;

/** A font file that was found good, and isn't added yet. */
export interface ProposedFont {
  file: File;
  proposal: FontProposal;
}

interface FontProposalFormProps extends ProposedFont {
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** Shows a font before it's added, and asks for its name and its license. */
export function FontProposalForm({ file, proposal, onAdded, onCancel }: FontProposalFormProps) {
  const { name, license } = proposal;
  const input = useKeptInput(`font:${file.name}`, { name, license });
  const family = useFamilyOfFile(file);
  const first = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const adding = useMutation({
    mutationFn: () => sendFont(file, input.value),
    onSuccess: (answer) => {
      input.forget();
      if ('name' in answer) onAdded(answer.name);
    },
  });
  const add = () => {
    if (!adding.isPending) adding.mutate();
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form around it has nothing to send
    add();
  };
  return (
    <div ref={showWhole} className={classes.proposal} role="group" aria-label={words.add}>
      <p className={classes.sample} style={{ fontFamily: `'${family}'` }}>
        {words.sample}
      </p>
      <Notes proposal={proposal} />
      <TextInput
        ref={first}
        label={words.name}
        value={input.value.name}
        onChange={({ currentTarget: { value } }) => input.change((now) => ({ ...now, name: value }))}
        onKeyDown={onEnter}
      />
      <TextInput
        label={words.license}
        description={words.licenseHint}
        value={input.value.license}
        onChange={({ currentTarget: { value } }) => input.change((now) => ({ ...now, license: value }))}
        onKeyDown={onEnter}
      />
      {adding.error && (
        <Text ref={showWhole} size="xs" c="red.9" role="alert">
          {adding.error.message}
        </Text>
      )}
      <Group gap={6} justify="flex-end">
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button size="compact-sm" loading={adding.isPending} onClick={add}>
          {words.confirm}
        </Button>
      </Group>
    </div>
  );
}

/** What is to know of a font. */
function Notes({ proposal: { isForbidden, weights, missingSigns, bytes } }: { proposal: FontProposal }) {
  return (
    <div>
      {isForbidden && (
        <Text size="xs" c="orange.9">
          {words.forbidden}
        </Text>
      )}
      {missingSigns.length > 0 && (
        <Text size="xs" c="orange.9">
          {words.missingSigns(missingSigns)}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {words.size(formatBytes(bytes))} {weights === undefined && words.oneWeight}
      </Text>
    </div>
  );
}

/** Counts the files that were shown: each has a family of its own. */
let count = 0;

/** Returns a family with the letters of a font file, as long as it's shown. */
function useFamilyOfFile(file: File): string {
  const [family] = useState(() => `proposed-${(count += 1)}`);
  useEffect(() => {
    let face: FontFace | undefined;
    let isOver = false;
    void file.arrayBuffer().then((bytes) => {
      if (isOver) return;
      face = new FontFace(family, bytes);
      document.fonts.add(face);
    });
    return () => {
      isOver = true;
      if (face) document.fonts.delete(face);
    };
  }, [family, file]);
  return family;
}
