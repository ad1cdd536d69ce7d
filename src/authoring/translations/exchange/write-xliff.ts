import { escapeXml } from '../../../content/outputs/escape-xml.ts';
import { placeholdersOf, splitPlaceholders } from './judge-translation.ts';
import { unitField, type LanguagePair, type TranslationUnit } from './translation-unit.ts';

/** Namespace of XLIFF 2.0. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** Writes units as XLIFF 2.0. Placeholders become `<ph>` elements, which translation tools protect. */
export function writeXliff(units: readonly TranslationUnit[], { source, target }: LanguagePair): string {
  const files = [...new Set(units.map(({ file }) => file))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.0" srcLang="${source}" trgLang="${target}">`,
    ...files.flatMap((file, index) => [
      `  <file id="f${index + 1}" original="${escapeXml(file)}" xml:space="preserve">`,
      ...units.filter((unit) => unit.file === file).flatMap((unit, number) => unitLines(unit, `u${number + 1}`)),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');
}

function unitLines(unit: TranslationUnit, id: string): string[] {
  const names = [...new Set([unit.source, unit.target].flatMap(placeholdersOf))];
  const data = names.map((name, index) => `        <data id="d${index + 1}">${textXml(name)}</data>`);
  const numbers = placeholdersOf(unit.source);
  return [
    `    <unit id="${id}" name="${escapeXml(unitField(unit))}" canResegment="no">`,
    ...(data.length > 0 ? ['      <originalData>', ...data, '      </originalData>'] : []),
    `      <segment state="${unit.target ? 'translated' : 'initial'}">`,
    `        <source>${inlineXml(unit.source, names, numbers)}</source>`,
    `        <target>${inlineXml(unit.target, names, numbers)}</target>`,
    '      </segment>',
    '    </unit>',
  ];
}

/**
 * Writes a text with `<ph>` elements. The source and the target use the same id for the same placeholder, so that tools
 * pair them.
 * @param names all placeholders of the unit; the position of a name in it is the number of its data
 * @param sourceOrder the placeholders of the source, whose positions are the ids
 */
function inlineXml(text: string, names: readonly string[], sourceOrder: readonly string[]): string {
  const used = new Set<number>();
  const idOf = (name: string): number => {
    const candidates = [...sourceOrder.keys()].filter((position) => sourceOrder[position] === name);
    const position = candidates.find((each) => !used.has(each)) ?? sourceOrder.length + used.size;
    used.add(position);
    return position + 1;
  };
  return splitPlaceholders(text)
    .map((part, index) =>
      index % 2 === 1 ? `<ph id="${idOf(part)}" dataRef="d${names.indexOf(part) + 1}" canDelete="no"/>` : textXml(part),
    )
    .join('');
}

/** Matches characters that XML can't hold. The group keeps them when a text is split. */
const NOT_IN_XML = /((?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF])/u;

/** Writes text so that a reader of XML gets each character back, also a carriage return, which XML takes for a line end. */
const textXml = (text: string): string =>
  text
    .split(NOT_IN_XML)
    .map((part, index) => (index % 2 === 1 ? characterXml(part) : escapeXml(part).replaceAll('\r', '&#13;')))
    .join('');

const characterXml = (sign: string): string =>
  `<cp hex="${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`;
