import { UnstyledButton } from '@mantine/core';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { formatPath, type Path } from '../../../../data/path.ts';
import { fillPlaceholders } from '../../../../i18n/format.ts';
import { texts } from '../../../texts/texts.ts';
import type { OpenTranslation, SiteOverview } from '../../../protocol/answers.ts';
import { controlProps } from '../../form/controls/control-props.ts';
import { TextControl } from '../../form/controls/text-control.tsx';
import type { LeafField } from '../../form/model/form-field.ts';
import { createForm, formRoot } from '../../form/model/form-of.ts';
import { everyField } from '../../form/model/walk-fields.ts';
import { FromOthers, Problems } from '../../form/problems/messages.tsx';
import { FormProvider } from '../../form/saving/form-state.tsx';
import { drafts, fieldKey } from '../../form/saving/unsaved.ts';
import { factsInText } from '../../form/text/use-facts.ts';
import { AcceptButton } from '../../form/views/accept-button.tsx';
import { withoutMarkup } from '../../text/without-markup.ts';
import { useTypist } from '../../state/people-here.ts';
import { useOpenField } from '../../state/open-field.ts';
import type { FormSchema } from '../../form/model/json-schema.ts';
import { useFile, useSite } from '../../state/queries.ts';
import { useSchema } from '../../form/use-schema.ts';
import { WordDiff } from '../changes/edit-words.tsx';
import classes from './translations.module.css';

interface TranslationLineProps {
  translation: OpenTranslation;
  /** Whether it has been translated in the panel. */
  isDone: boolean;
  /** Called when its field is opened. */
  onOpen: () => void;
  /** Called when something is typed. */
  onType: () => void;
  /** Called once the translation is accepted. */
  onAccept: () => unknown;
}

/** A text that needs a translator: the source with what changed in it, and beside it the translation, to be edited. */
export function TranslationLine({ translation, isDone, onOpen, onType, onAccept }: TranslationLineProps) {
  const { file, path, key, state, label, text, source, sourceBefore } = translation;
  const site = useSite();
  const language = site.languages[0]?.code ?? '';
  const words = useMemo(() => {
    const values = Object.fromEntries(factsInText(site, language).values);
    return (markup: string) => fillPlaceholders(withoutMarkup(markup), values);
  }, [site, language]);
  const openField = useOpenField();
  const open = () => {
    onOpen();
    openField({ file, path: [...path, key] });
  };
  return (
    <div className={classes.line}>
      <div className={classes.header}>
        <UnstyledButton className={classes.open} onClick={open} title={texts.translations.open(label)}>
          {`${label}: ${isDone ? texts.translations.translated : texts.translations.states[state]}`}
        </UnstyledButton>
        {!isDone && (
          <AcceptButton
            className={classes.accept}
            variant="default"
            translation={translation}
            text={text}
            name={label}
            onAccept={onAccept}
          />
        )}
      </div>
      <div className={classes.pair}>
        <div className={classes.source} lang={language}>
          {sourceBefore === undefined ? (
            words(source)
          ) : (
            <SourceDiff before={sourceBefore} after={source} words={words} />
          )}
        </div>
        <TranslationField translation={translation} onType={onType} />
      </div>
    </div>
  );
}

interface SourceDiffProps {
  before: string;
  after: string;
  /** Returns a text as visitors read it. */
  words: (markup: string) => string;
}

/** What changed in the source text: its words, or else its formats and links. */
function SourceDiff({ before, after, words }: SourceDiffProps) {
  const isOnlyMarkup = words(before) === words(after);
  return (
    <WordDiff before={isOnlyMarkup ? before : words(before)} after={isOnlyMarkup ? after : words(after)} isWhole />
  );
}

/** The translation as the form has it: formatted, saved after a pause, with what is wrong with it below. */
function TranslationField({ translation, onType }: Pick<TranslationLineProps, 'translation' | 'onType'>) {
  const { file, path, key, label, text } = translation;
  const site = useSite();
  const answer = useFile(file);
  const schema = useSchema(answer);
  const field = useMemo(
    () => answer && schema && textFieldAt(schema, answer.data, [...path, key]),
    [answer, schema, path, key],
  );
  if (!answer || !schema || answer.locked || !field)
    return (
      <div className={classes.source} lang={languageOf(site, key)}>
        {text}
      </div>
    );
  return (
    <FormProvider file={answer} site={site} schema={schema} title={label} focused={undefined} problems={NO_PROBLEMS}>
      <TranslationInput field={{ ...field, label }} file={file} language={languageOf(site, key)} onType={onType} />
    </FormProvider>
  );
}

const NO_PROBLEMS = new Map<string, never>();

/** Returns the language of a text's key: a language, or a region. */
const languageOf = ({ regions }: Pick<SiteOverview, 'regions'>, key: string): string =>
  regions.find(({ code }) => code === key)?.language ?? key;

/** Returns the form's field of a text; `undefined` for one that the file no longer has. */
function textFieldAt(schema: FormSchema, data: unknown, path: Path): LeafField | undefined {
  const form = createForm(schema, data, formRoot(path));
  const name = formatPath(path);
  return [form.field, ...form.common.fields]
    .flatMap(everyField)
    .find((field): field is LeafField => field.shape === 'leaf' && formatPath(field.path) === name);
}

interface TranslationInputProps {
  field: LeafField;
  file: string;
  language: string;
  onType: () => void;
}

function TranslationInput({ field, file, language, onType }: TranslationInputProps) {
  const id = useId();
  const name = fieldKey(file, field.path);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(name));
  const typist = useTypist(file, field.path);
  const change = (typed: unknown) => {
    drafts.change(name, typed, field.value, { label: field.label });
    onType();
  };
  const problems = draft?.problems ?? [];
  const leaf = {
    value: draft ? draft.value : field.value,
    problems,
    conflict: draft?.conflict,
    typist,
    isRefused: problems.length > 0,
    change,
    choose: change,
    flush: () => drafts.flush(name),
    keepMine: () => drafts.keepMine(name),
    discard: () => drafts.discard(name),
  };
  return (
    <div>
      <TextControl {...controlProps(field, id, leaf)} language={language} />
      <Problems id={id} problems={problems} onRemedy={change} />
      <FromOthers id={id} leaf={leaf} />
    </div>
  );
}
