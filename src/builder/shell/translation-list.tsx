import { List, Text, Title, UnstyledButton } from '@mantine/core';
import { TRANSLATION_WORDS } from '../form/views/translation-mark.tsx';
import { pathName, valueAt } from '../form/model/walk-fields.ts';
import { nameOfField } from '../frames/field-path.ts';
import { variantsOf } from '../frames/names.ts';
import { useOpenField } from '../state/open-field.ts';
import { useOpenFile } from '../state/open-file.ts';
import { useFile, useSite } from '../state/queries.ts';
import type { Path } from '../state/view.tsx';
import classes from './problems.module.css';

/** The translations of the open page that need somebody's attention; a click opens the field. */
export function TranslationList({ onOpen }: { onOpen: () => void }) {
  const site = useSite();
  const open = useOpenFile();
  const file = useFile(open?.file);
  const openField = useOpenField();
  if (!open || !file || file.translations.length === 0) return null;
  const variants = variantsOf(site);
  const languageOf = (key: string) =>
    [...site.languages, ...site.regions].find(({ code }) => code === key)?.name ?? key;
  return (
    <section aria-label={`To translate on ${open.title}`}>
      <Title order={3} fz="md" fw={500} mt="lg" mb={4}>
        To translate on {open.title}
      </Title>
      <List listStyleType="none" spacing={2}>
        {file.translations.map(({ path, key, state }) => (
          <List.Item key={`${pathName(path)} ${key}`}>
            <UnstyledButton
              className={classes.problem}
              onClick={() => {
                onOpen();
                openField({ file: file.file, path: [...path, key] });
              }}
            >
              <Text span size="sm" lineClamp={2}>
                {textAt(file.data, [...path, key])}
              </Text>
              <Text span size="xs" c="dimmed">
                {`${nameOfField(path, variants)}, ${languageOf(key)}: ${TRANSLATION_WORDS[state]}`}
              </Text>
            </UnstyledButton>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

/** The text at a path; a missing one is a dash. */
function textAt(data: unknown, path: Path): string {
  const text = valueAt(data, path);
  return typeof text === 'string' ? text : '–';
}
