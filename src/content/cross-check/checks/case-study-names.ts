import { languageName, SOURCE_LANGUAGE } from '../../../regions/language.ts';
import { caseStudySlug } from '../../../schema/slug.ts';
import { quote, type FieldPath, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { curlyQuotes, named, namedWhole } from '../../diagnostics/in-forms.ts';
import { isPagePath } from '../../read/page-paths.ts';
import { reservedPathProblem } from './reserved-paths.ts';
import { CASE_STUDY_PAGE } from './needed-pages.ts';
import type { CrossFileCheck } from './check-context.ts';
import { fileNameOf, type IndexedCase } from './site-index.ts';
import { createDuplicateDetector } from './duplicate-detector.ts';

const SOURCE = languageName(SOURCE_LANGUAGE);

/** Reports case studies that share an id or slug, or whose id or slug differs from the file name. */
export const checkCaseStudyNames: CrossFileCheck = ({ index: { cases, casePaths } }) => {
  const [casePath = CASE_STUDY_PAGE] = casePaths;
  const before = known.get(cases);
  if (before?.casePath === casePath) return before.found;
  const found = findInNames(cases, casePath);
  known.set(cases, { casePath, found });
  return found;
};

const known = new WeakMap<readonly IndexedCase[], { casePath: string; found: FileFinding[] }>();

function findInNames(cases: readonly IndexedCase[], casePath: string): FileFinding[] {
  const ids = createDuplicateDetector();
  const names = createDuplicateDetector();
  // The file whose name matches its id is the original, regardless of sort order.
  const fits = ({ file, id }: IndexedCase) => id === fileNameOf(file);
  return [...cases.filter(fits), ...cases.filter((entry) => !fits(entry))].flatMap((entry) => {
    const { file, id, slug = file, named = file } = entry;
    const sameId = ids(id, file);
    const sameAddress = names(slug, file) ?? names(named, file);
    if (sameId && sameId === sameAddress) return [copy(entry, sameId)];
    return [...checkId(entry, sameId), ...checkAddress(entry, sameAddress, casePath)];
  });
}

/** Returns whether a case study repeats both id and slug of another one, which means the file was copied. */
const copy = ({ file }: IndexedCase, original: string): FileFinding => ({
  file,
  path: ['id'],
  message: `The file is a copy of ${original}: both have the same id, client and industry.`,
  hint: isPagePath(fileNameOf(file))
    ? `Write "id: ${fileNameOf(file)}" and the name of the other client. If the file is a mistake, delete it, or bring back what was here.`
    : 'Rename the file, and write its name as the id and the name of the other client. If the file is a mistake, delete it.',
  form: {
    message: `This is a copy of ${original}: both have the same short name, client and industry.`,
    hint: 'Give it another short name, and write the name of the other client. If it is a mistake, delete it.',
  },
});

function checkId({ file, id }: IndexedCase, earlier: string | undefined): FileFinding[] {
  if (earlier)
    return [
      {
        file,
        path: ['id'],
        message: `The id ${quote(id)} is also used in ${earlier}.`,
        hint: 'Give each case study an id of its own.',
        form: {
          message: `The short name ${named(id)} is also used in ${earlier}.`,
          hint: 'Give each case study a short name of its own.',
        },
      },
    ];
  const expected = fileNameOf(file);
  return id === expected
    ? []
    : [
        {
          file,
          path: ['id'],
          message: `The id ${quote(id)} differs from the name of the file.`,
          hint: isPagePath(expected)
            ? `Write "id: ${expected}" here and wherever the case study is named, or rename the file to ${id}.yaml.`
            : `Rename the file to ${id}.yaml.`,
          form: {
            message: `The short name ${named(id)} differs from the name under which the case study is stored.`,
            hint: isPagePath(expected)
              ? `Write ${namedWhole(expected)} as the short name, here and wherever the case study is named.`
              : `Ask your developer to store it under the name ${namedWhole(id)}.`,
          },
        },
      ];
}

function checkAddress(
  { file, slug, named = '' }: IndexedCase,
  earlier: string | undefined,
  casePath: string,
): FileFinding[] {
  const path: FieldPath = ['clientName'];
  if (slug === undefined) return [];
  if (earlier && earlier !== file)
    return [
      {
        file,
        path,
        message: `The address /${casePath}/${slug} belongs to ${earlier} already: it ${MADE_OF}.`,
        hint: 'Change one of the two.',
        form: 'same',
      },
    ];
  if (/^-|-$/.test(slug))
    return [
      {
        file,
        path,
        message: `The name of the client or the ${SOURCE} industry has no letter that an address can have.`,
        hint: 'Write it with letters from a to z.',
        form: 'same',
      },
    ];
  const wrong = reservedPathProblem(`${casePath}/${slug}`);
  const [client = ''] = named.split('\n');
  return wrong
    ? [
        {
          file,
          path: reservedPathProblem(caseStudySlug(client, '')) ? path : ['industry', SOURCE_LANGUAGE],
          message: `No page can have the address /${casePath}/${slug}: ${wrong}.`,
          hint: `Choose another word: the address ${MADE_OF}.`,
          form: {
            message: `No page can have the address /${casePath}/${slug}: ${curlyQuotes(wrong)}.`,
            hint: `Choose another word: the address ${MADE_OF}.`,
          },
        },
      ]
    : [];
}

const MADE_OF = `is made of the client's name and the ${SOURCE} industry`;
