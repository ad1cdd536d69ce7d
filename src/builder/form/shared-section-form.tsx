import { Text } from '@mantine/core';
import type { FileAnswer } from '../../editing-protocol/builder/site-methods.ts';
import { useFile, useSite } from '../state/queries.ts';
import type { Field } from '../state/view.tsx';
import { FileForm } from './file-form.tsx';
import { formRoot } from './model/form-of.ts';
import classes from './views/field.module.css';

/** A section that several pages show: its own fields, which change all of them, and what this page replaces. */
export function SharedSectionForm({ file, field, name }: { file: FileAnswer; field: Field; name: string }) {
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
              {pages.length > 1
                ? `Shared by ${pages.length} pages: ${pages.join(', ')}. What you change here changes on all of them.`
                : 'A shared section; only this page shows it now.'}
            </Text>
          }
        />
      )}
      <FileForm
        file={file}
        field={isReplaced ? field : { file: file.file, path: formRoot(field.path) }}
        replacing={shared.type}
        title="Only on this page"
        isPart
      />
    </>
  );
}
