import { Text } from '@mantine/core';
import type { FileAnswer } from '../../protocol/site-methods.ts';
import { texts } from '../../texts/texts.ts';
import { useFile, useSite } from '../state/queries.ts';
import type { FieldPlace } from '../state/view.tsx';
import { FileForm } from './file-form.tsx';
import { formRoot } from './model/form-of.ts';
import classes from './views/field.module.css';

/** A section that several pages show: its own fields, which change all of them, and what this page replaces. */
export function SharedSectionForm({ file, field, name }: { file: FileAnswer; field: FieldPlace; name: string }) {
  const site = useSite();
  const own = useFile(`content/shared/${name}.yaml`);
  const shared = site.shared.find((each) => each.name === name);
  if (!own || !shared) return null;
  const pages = shared.pages.map((page) => site.files.find((each) => each.file === page)?.title ?? page);
  const isReplaced = field.path.length > formRoot(field.path).length;
  return (
    <>
      {!own.locked && (
        <FileForm
          file={own}
          field={{ file: own.file, path: [] }}
          intro={
            <Text size="xs" className={classes.notice}>
              {pages.length > 1 ? texts.form.shared.onPages(pages) : texts.form.shared.onThisPage}
            </Text>
          }
        />
      )}
      <FileForm
        file={file}
        field={isReplaced ? field : { file: file.file, path: formRoot(field.path) }}
        replacing={shared.type}
        title={texts.form.shared.replaced}
        isPart
      />
    </>
  );
}
