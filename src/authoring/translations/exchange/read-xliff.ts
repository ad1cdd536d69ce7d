import { ExchangeError } from './exchange-error.ts';
import { readXliffUnit } from './read-xliff-unit.ts';
import type { ExchangeContent, NamedLanguage, ExchangeProblem, ReturnedTranslation } from './returned-translation.ts';
import { attributeOf, childElements, parseXml, type XmlElement } from './xml-tree.ts';

/** What the namespaces of XLIFF 2.0, 2.1 and 2.2 begin with. Some tools leave the namespace out. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.';

/**
 * Reads translations from XLIFF 2. Only what the core of the format calls source and target is text: candidates, notes,
 * glossaries and other modules have elements of these names, too. Fails with the line of what isn't XLIFF.
 */
export function readXliff(text: string): ExchangeContent {
  const root = parseXml(text);
  const version = attributeOf(root, 'version');
  const isCore = root.namespace === '' || root.namespace.startsWith(NAMESPACE);
  if (root.name !== 'xliff' || !version.startsWith('2.') || !isCore)
    throw new ExchangeError("This isn't XLIFF 2.0.", root.line, remedyFor(root, version));
  const units = childElements(root, 'file').flatMap((file) => unitsBelow(file).map((unit) => ({ file, unit })));
  return {
    languages: languagesOf(root, units),
    translations: units.flatMap(({ file, unit }) => translationOf(file, unit)),
    problems: units.flatMap(({ file, unit }) => lostName(file, unit)),
  };
}

const remedyFor = ({ name }: XmlElement, version: string): string =>
  name === 'xliff' && version !== ''
    ? `It is XLIFF ${version}. Have the translation tool save the file that it received, which is XLIFF 2.0, instead of a format of its own.`
    : 'Choose the file that came back from the translator.';

const unitsBelow = (parent: XmlElement): XmlElement[] =>
  childElements(parent, 'unit', 'group').flatMap((child) => (child.name === 'unit' ? [child] : unitsBelow(child)));

/** Lists each language that the file names, where it names it first. */
function languagesOf(root: XmlElement, units: readonly { unit: XmlElement }[]): NamedLanguage[] {
  const texts = units.flatMap(({ unit }) =>
    childElements(unit, 'segment', 'ignorable').flatMap((segment) => childElements(segment, 'source', 'target')),
  );
  const named = [
    { role: 'source' as const, tag: attributeOf(root, 'srcLang'), line: root.line },
    { role: 'target' as const, tag: attributeOf(root, 'trgLang'), line: root.line },
    ...texts.map((text) => ({
      role: text.name === 'source' ? ('source' as const) : ('target' as const),
      tag: attributeOf(text, 'xml:lang'),
      line: text.line,
    })),
  ].filter(({ tag }) => tag !== '');
  return [...new Map(named.toReversed().map((each) => [`${each.role} ${each.tag}`, each])).values()].toReversed();
}

function lostName(file: XmlElement, unit: XmlElement): ExchangeProblem[] {
  if (attributeOf(unit, 'name') !== '' && attributeOf(file, 'original') !== '') return [];
  const message = `The unit ${attributeOf(unit, 'id')} has lost its name, which says where its text belongs.`;
  return [{ line: unit.line, message, hint: 'Have the translation tool keep the names of units and files.' }];
}

function translationOf(file: XmlElement, unit: XmlElement): ReturnedTranslation[] {
  const [original, field] = [attributeOf(file, 'original'), attributeOf(unit, 'name')];
  return original === '' || field === '' ? [] : [{ file: original, field, ...readXliffUnit(unit) }];
}
