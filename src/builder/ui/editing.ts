export { FieldForm } from './form/field-form.tsx';
export { PlacedText, showText } from './page/placed-text.tsx';
export { AppearanceRegions } from './panels/appearance/appearance-regions.tsx';
export { PublishForm } from './panels/publishing/publish-form.tsx';
export { VersionsList } from './panels/publishing/versions-list.tsx';
export { TranslationLine } from './panels/translations/translation-line.tsx';
export { KeysTable } from './panels/tour/keys-table.tsx';
export { MoreSheet } from './shell/more-sheet.tsx';
export { PersonMenu } from './shell/person-menu.tsx';
