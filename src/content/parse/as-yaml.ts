import { stringify } from 'yaml';

/** Writes a value as it stands in YAML after a colon, between brackets too: text that would mean something else is quoted. */
export const asYaml = (value: string | number | boolean): string =>
  stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trimEnd().slice(1, -1);
