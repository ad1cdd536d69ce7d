import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CreationOutcome, FileAnswer } from '../../../protocol/answers.ts';
import type { SiteTemplate } from '../../../protocol/template-answers.ts';
import { texts } from '../../../texts/texts.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { drafts } from '../../form/saving/unsaved.ts';
import { sectionsInCache, sectionsOnServer } from '../read-sections.ts';
import { call, ServerError } from '../../state/api.ts';
import { indexOfId } from '../../state/identities.ts';
import { fileQuery } from '../../state/queries.ts';
import { readWritten } from '../../state/refresh.ts';
import { showStatus } from '../../state/status.ts';

/** What is done with templates. Each resolves to what is wrong, or to `undefined` once it's done. */
export interface TemplateActions {
  /** Saves a page as a template, or the section at `index` if there is one. */
  save: (file: string, name: string, index?: number) => Promise<string | undefined>;
  rename: (template: SiteTemplate, name: string) => Promise<string | undefined>;
  remove: (template: SiteTemplate) => Promise<string | undefined>;
}

/** Returns functions that save, rename and remove templates. */
export function useTemplates(): TemplateActions {
  const client = useQueryClient();
  const save: TemplateActions['save'] = useCallback(
    async (file, name, index) => {
      const id = index === undefined ? undefined : sectionsInCache(client, file)?.ids[index];
      // What is typed stands in the template, too.
      await drafts.flushAll();
      return done(client, async () => {
        await readWritten(client, file);
        const place = id === undefined ? undefined : indexOfId(sectionsOnServer(client, file)?.ids ?? [], id);
        if (place === -1) return { ok: false, message: texts.form.gone };
        const hash = client.getQueryData<FileAnswer>(fileQuery(file).queryKey)?.hash;
        return call('saveTemplate', {
          file,
          name,
          ...(place !== undefined && { index: place }),
          ...(hash !== undefined && { hash }),
        });
      });
    },
    [client],
  );
  const rename: TemplateActions['rename'] = useCallback(
    ({ file }, name) => done(client, () => call('renameTemplate', { file, name })),
    [client],
  );
  const remove: TemplateActions['remove'] = useCallback(
    ({ file }) => done(client, () => call('removeTemplate', { file })),
    [client],
  );
  return { save, rename, remove };
}

/** Runs an action in its turn and reloads what the builder shows. Returns the error message, if any. */
async function done(client: QueryClient, run: () => Promise<CreationOutcome>): Promise<string | undefined> {
  try {
    const { ok, message } = await inTurn(run);
    if (!ok) return message;
    await client.invalidateQueries();
    showStatus({ kind: 'saved', text: message });
    return undefined;
  } catch (error) {
    if (error instanceof ServerError) return error.message;
    throw error;
  }
}
