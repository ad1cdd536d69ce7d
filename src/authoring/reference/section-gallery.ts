import { recordOf } from '../../data/plain.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import { formatDiagnostics } from '../../content/diagnostics/format-diagnostics.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { EXAMPLES_PATH, type SectionExample } from './section-example.ts';
import { asListEntry } from './sections-page.ts';

/** Address of the gallery; a section type has its own below it. */
export const GALLERY_PATH = `/${EXAMPLES_PATH}`;

/** Where `npm run docs:sections` puts its pictures. */
export const PICTURES_FOLDER = 'docs/sections';

/** A section type as the gallery shows it. */
export interface GallerySection {
  type: string;
  title: string;
  description: string;
  /** Path of the example's file, from the root of the project. */
  file: string;
  /** The example as a page writes it. */
  yaml: string;
  /** Address of the picture that `npm run docs:sections` took; absent where it took none. */
  picture?: string;
  /** What is wrong with the example, with the lines around each mistake; absent where nothing is. */
  problems?: string;
  /** Addresses of the pages that render the example. */
  frames: Record<RegionCode, string>;
}

/** The data of the gallery. */
export interface GalleryData {
  path: string;
  regions: { code: RegionCode; name: string }[];
  /** All section types, by title. */
  sections: GallerySection[];
}

/**
 * Makes the gallery's data of the examples of all section types.
 * @param files the paths of files in `docs/sections/`, from the root of the project
 */
export const galleryData = (
  content: Pick<SiteContent, 'regions'>,
  examples: readonly SectionExample[],
  files: ReadonlySet<string>,
): GalleryData => ({
  path: GALLERY_PATH,
  regions: regionsOf(content),
  sections: examples
    .map((one) => toGallerySection(one, files, regionsOf(content)))
    .sort((a, b) => a.title.localeCompare(b.title)),
});

/** What is wrong with an example, with the lines around each mistake. */
export const exampleProblems = ({ text, diagnostics }: Pick<SectionExample, 'text' | 'diagnostics'>): string =>
  formatDiagnostics(diagnostics, 'pretty', { textOf: () => text });

const regionsOf = ({ regions }: Pick<SiteContent, 'regions'>): GalleryData['regions'] =>
  Object.values(regions).map(({ code, name }) => ({ code, name }));

function toGallerySection(
  example: SectionExample,
  files: ReadonlySet<string>,
  regions: GalleryData['regions'],
): GallerySection {
  const { type, definition, file, text, fields } = example;
  const picture = `${PICTURES_FOLDER}/${type}.webp`;
  return {
    type,
    title: definition.title,
    description: definition.description,
    file,
    yaml: asListEntry(type, text),
    ...(files.has(picture) && { picture: `/${picture}` }),
    ...(!fields && { problems: exampleProblems(example) }),
    frames: recordOf(
      regions.map(({ code }) => code),
      (code) => regionPath(code, `${EXAMPLES_PATH}/${type}`),
    ),
  };
}
