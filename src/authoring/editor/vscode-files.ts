import type { EditorSchema } from './editor-schemas.ts';

/** How YAML is formatted in this project; the fields are Prettier's. */
export interface YamlStyle {
  printWidth?: number;
  singleQuote?: boolean;
}

/** Settings of VS Code: YAML is checked, explained and formatted, also in a file without a schema line. */
export const vscodeSettings = (
  schemas: readonly EditorSchema[],
  { printWidth = 80, singleQuote = false }: YamlStyle,
) => ({
  'yaml.validate': true,
  'yaml.hover': true,
  'yaml.completion': true,
  'yaml.schemaStore.enable': false,
  'yaml.schemas': Object.fromEntries(schemas.map(({ file, describes }) => [`./${file}`, describes])),
  'yaml.format.enable': true,
  'yaml.format.printWidth': printWidth,
  'yaml.format.singleQuote': singleQuote,
  'yaml.format.proseWrap': 'preserve',
  '[yaml]': {
    'editor.defaultFormatter': 'redhat.vscode-yaml',
    'editor.formatOnSave': true,
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
    'editor.wordWrap': 'on',
    'editor.quickSuggestions': { other: true, comments: false, strings: true },
  },
  'files.encoding': 'utf8',
  'files.eol': '\n',
  'redhat.telemetry.enabled': false,
});

/** What VS Code offers to install when the folder is opened. */
export const VSCODE_EXTENSIONS = { recommendations: ['redhat.vscode-yaml'] };
