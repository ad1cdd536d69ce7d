import { caseStudySlug } from '../../schema/slug.ts';
import { quoted, type FieldPath, type FileFinding } from '../diagnostic.ts';
import { reservedProblem } from '../reserved-address.ts';
import type { SiteCheck } from './site.ts';
import { fileNameOf, plainForm, type IndexedCase } from './site-index.ts';

/** Names case studies whose id or address is another one's too, or differs from what it must be. */
export const checkCaseNames: SiteCheck = ({ index: { cases } }) => {
  const found = known.get(cases) ?? findInNames(cases);
  known.set(cases, found);
  return found;
};

const known = new WeakMap<readonly IndexedCase[], FileFinding[]>();

function findInNames(cases: readonly IndexedCase[]): FileFinding[] {
  const ids = createSeen();
  const names = createSeen();
  // A file whose name fits its id is the original, whatever the order of the names.
  const fits = ({ file, id }: IndexedCase) => id === fileNameOf(file);
  return [...cases.filter(fits), ...cases.filter((entry) => !fits(entry))].flatMap((entry) => {
    const { file, id, slug = file, named = file } = entry;
    const sameId = ids(id, file);
    const sameAddress = names(slug, file) ?? names(named, file);
    if (sameId && sameId === sameAddress) return [copy(entry, sameId)];
    return [...checkId(entry, sameId), ...checkAddress(entry, sameAddress)];
  });
}

/** Remembers who had a name first; letters in another case or Unicode form are the same name. */
export function createSeen(): (name: string, owner: string) => string | undefined {
  const owners = new Map<string, string>();
  return (name, owner) => {
    const plain = plainForm(name);
    const earlier = owners.get(plain);
    if (earlier === undefined) owners.set(plain, owner);
    return earlier;
  };
}

/** A case study with both the id and the address of another one is its copy. */
const copy = ({ file }: IndexedCase, original: string): FileFinding => ({
  file,
  path: ['id'],
  message: `The file is a copy of ${original}: both have the same id, client and industry.`,
  hint: `Write "id: ${fileNameOf(file)}" and the name of the other client, or delete the file.`,
});

function checkId({ file, id }: IndexedCase, earlier: string | undefined): FileFinding[] {
  if (earlier)
    return [
      {
        file,
        path: ['id'],
        message: `The id ${quoted(id)} stands in ${earlier} too.`,
        hint: 'Give each case study an id of its own.',
      },
    ];
  const expected = fileNameOf(file);
  return id === expected
    ? []
    : [
        {
          file,
          path: ['id'],
          message: `The id ${quoted(id)} differs from the name of the file.`,
          hint: `Write "id: ${expected}", or rename the file to ${id}.yaml.`,
        },
      ];
}

function checkAddress({ file, slug, named = '' }: IndexedCase, earlier: string | undefined): FileFinding[] {
  const path: FieldPath = ['clientName'];
  if (slug === undefined) return [];
  if (earlier && earlier !== file)
    return [
      {
        file,
        path,
        message: `The address /case-study/${slug} belongs to ${earlier} already: it ${MADE_OF}.`,
        hint: 'Change one of the two.',
      },
    ];
  if (/^-|-$/.test(slug))
    return [
      {
        file,
        path,
        message: 'The name of the client or the English industry has no letter that an address can have.',
        hint: 'Write it with letters from a to z.',
      },
    ];
  const wrong = reservedProblem(`case-study/${slug}`);
  const [client = ''] = named.split('\n');
  return wrong
    ? [
        {
          file,
          path: reservedProblem(caseStudySlug(client, '')) ? path : ['industry', 'en'],
          message: `No page can stand at /case-study/${slug}: ${wrong}.`,
          hint: `Choose another word: the address ${MADE_OF}.`,
        },
      ]
    : [];
}

const MADE_OF = "is made of the client's name and the English industry";
