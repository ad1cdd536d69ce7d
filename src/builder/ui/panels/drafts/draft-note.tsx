import { Button, Text } from '@mantine/core';
import IconGitBranch from '@tabler/icons-react/dist/esm/icons/IconGitBranch.mjs';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';
import classes from './drafts.module.css';
import { mayManageDrafts, ownDraft } from './own-draft.ts';
import { switchDraft } from './switch-draft.ts';
import { draftDialog } from './use-drafts.ts';

/** Says that the page edits a draft beside the main one. */
export function DraftNote() {
  const own = ownDraft();
  const { note: words, apply } = draftTexts();
  if (!own || own.id === '') return null;
  return (
    <section className={classes.note} aria-labelledby="draft-note">
      <IconGitBranch size={16} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <Text id="draft-note" size="sm" fw={600}>
          {words.title(own.name)}
        </Text>
        <Text size="xs" className={classes.more}>
          {words.text}
        </Text>
      </div>
      <Button size="xs" variant="default" onClick={() => void switchDraft('')}>
        {words.back}
      </Button>
      {mayManageDrafts() && (
        <Button size="xs" color="grape.9" onClick={() => draftDialog.set('apply')}>
          {apply.item}
        </Button>
      )}
    </section>
  );
}
