import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionType } from '../protocol/site-methods.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { readExample } from '../../authoring/reference/section-example.ts';
import { PICTURES_FOLDER } from '../../authoring/reference/section-gallery.ts';
import { toJson, type Json } from './plain-value.ts';
import { dataOfText } from '../../authoring/edit/read-data.ts';

/** Describes the section types, each with its example and the picture of it, by title. */
export const describeSectionTypes = (root: string, model: ContentModel): SectionType[] =>
  [...model.sections]
    .map(([type, definition]) => {
      const picture = `${PICTURES_FOLDER}/${type}.webp`;
      const { title, description, keywords } = definition;
      const { text, fields } = readExample(root, type, definition, model.regions);
      return {
        type,
        title,
        description,
        ...(keywords !== undefined && { keywords }),
        ...(existsSync(join(root, picture)) && { picture: `/${picture}` }),
        // An example with a mistake isn't offered.
        example: fields ? (toJson(dataOfText(text)) as Record<string, Json>) : {},
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title));
