import {
  createTheme,
  Anchor,
  Badge,
  Button,
  Card,
  CloseButton,
  Container,
  Image,
  Input,
  InputWrapper,
  List,
  Notification,
  Paper,
  Table,
  Text,
  Title,
} from '@mantine/core';
import controls from './controls.module.css';
import inputs from './inputs.module.css';
import overlays from './overlays.module.css';
import surfaces from './surfaces.module.css';
import tables from './tables.module.css';
import typography from './typography.module.css';
import { SCALES } from './scales.ts';

/** Leaves out the style attribute of a component: the class of its theme sets the same properties, once for the page. */
const FROM_CLASS = '';

/** Leaves out an attribute that Mantine's own stylesheet would need. */
const NO_ATTRIBUTE = undefined;

/** The theme's class is the whole look: it had overridden all that Mantine's own stylesheet sets. */
const OWN_STYLES = { unstyled: true };

/**
 * The look of each Mantine component on this site. Sections write `<Title order={2}>`, `<Text variant="lead">` or
 * `<Button variant="quiet">`; their own stylesheets only set the layout.
 */
const COMPONENTS = {
  Anchor: Anchor.extend({
    defaultProps: { ...OWN_STYLES, underline: 'always' },
    classNames: { root: typography.anchor },
  }),
  Badge: Badge.extend({ defaultProps: OWN_STYLES, classNames: { root: controls.badge } }),
  Button: Button.extend({
    defaultProps: OWN_STYLES,
    classNames: { root: controls.button, label: controls.label },
    vars: () => ({ root: { '--button-color': FROM_CLASS } }),
  }),
  Card: Card.extend({
    defaultProps: { ...OWN_STYLES, 'data-orientation': NO_ATTRIBUTE },
    classNames: { root: surfaces.card },
  }),
  CloseButton: CloseButton.extend({ defaultProps: OWN_STYLES, classNames: { root: controls.close } }),
  Container: Container.extend({
    defaultProps: { ...OWN_STYLES, 'data-strategy': NO_ATTRIBUTE },
    classNames: { root: surfaces.container },
  }),
  Image: Image.extend({ defaultProps: OWN_STYLES, classNames: { root: surfaces.image } }),
  Input: Input.extend({
    defaultProps: OWN_STYLES,
    classNames: { wrapper: inputs.wrapper, input: inputs.input, section: inputs.section },
    vars: () => ({
      wrapper: {
        '--input-height': FROM_CLASS,
        '--input-fz': FROM_CLASS,
        '--input-padding-y': FROM_CLASS,
        '--input-left-section-pointer-events': FROM_CLASS,
        '--input-right-section-pointer-events': FROM_CLASS,
      },
    }),
  }),
  InputWrapper: InputWrapper.extend({
    defaultProps: OWN_STYLES,
    classNames: {
      label: inputs.label,
      required: inputs.required,
      root: inputs.field,
      description: inputs.description,
      error: inputs.error,
    },
    vars: () => ({
      label: { '--input-label-size': FROM_CLASS },
      description: { '--input-description-size': FROM_CLASS },
      error: {},
      success: {},
    }),
  }),
  List: List.extend({
    defaultProps: OWN_STYLES,
    classNames: { root: typography.list, itemWrapper: typography.listPart, itemLabel: typography.listPart },
  }),
  Notification: Notification.extend({
    defaultProps: OWN_STYLES,
    classNames: {
      root: overlays.toast,
      body: overlays.toastBody,
      title: overlays.toastTitle,
      description: overlays.toastText,
    },
  }),
  Paper: Paper.extend({ defaultProps: OWN_STYLES, classNames: { root: surfaces.paper } }),
  Table: Table.extend({
    defaultProps: OWN_STYLES,
    classNames: { table: tables.table },
    vars: () => ({ table: { '--table-vertical-spacing': FROM_CLASS } }),
  }),
  Text: Text.extend({
    defaultProps: OWN_STYLES,
    classNames: { root: typography.text },
    vars: () => ({ root: { '--text-fz': FROM_CLASS, '--text-lh': FROM_CLASS } }),
  }),
  Title: Title.extend({
    defaultProps: { ...OWN_STYLES, 'data-order': NO_ATTRIBUTE },
    classNames: { root: typography.title },
    vars: () => ({ root: { '--title-fw': FROM_CLASS, '--title-lh': FROM_CLASS, '--title-fz': FROM_CLASS } }),
  }),
};

/** The Mantine theme: scales and the look of each component. */
export const theme = createTheme({ ...SCALES, components: COMPONENTS });
