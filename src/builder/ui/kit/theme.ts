import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import classes from './theme.module.css';

/** Id of the landmark that holds open menus and tooltips. */
export const MENUS_ID = 'builder-menus';

/** Size of what stands above or below an input. */
const HELP_SIZE = 'var(--mantine-font-size-xs)';

/** The look of the builder: compact, quiet, and independent of the site's brand. */
export const builderTheme = createTheme({
  fontFamily: "'Schibsted Grotesk', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'sm',
  primaryColor: 'indigo',
  primaryShade: 7,
  black: '#1c1c21',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  headings: { fontWeight: '600' },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    Modal: {
      defaultProps: {
        transitionProps: { duration: 120, transition: 'fade' },
        centered: true,
        overlayProps: { backgroundOpacity: 0.25 },
        closeButtonProps: { 'aria-label': texts.common.close },
      },
      classNames: { title: classes.title },
    },
    // Without the placeholder, which isn't an entry of a menu.
    Menu: {
      defaultProps: {
        transitionProps: { duration: 100, transition: 'fade' },
        shadow: 'md',
        withInitialFocusPlaceholder: false,
        portalProps: { target: `#${MENUS_ID}` },
      },
      classNames: { itemIndicator: classes.check },
    },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 120 },
        overlayProps: { backgroundOpacity: 0.25 },
        closeButtonProps: { 'aria-label': texts.common.close },
      },
      classNames: { title: classes.title },
    },
    // A `header` element would be a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ScrollArea: { defaultProps: { scrollbarSize: 6 } },
    Button: { defaultProps: { size: 'xs' } },
    Notification: { classNames: { description: classes.notice } },
    SegmentedControl: { classNames: { root: classes.choices, indicator: classes.indicator } },
    Switch: { classNames: { input: classes.switch, track: classes.track } },
    // In small inputs, they'd have 10 pixels.
    InputWrapper: {
      vars: () => ({
        description: { '--input-description-size': HELP_SIZE },
        error: { '--input-error-size': HELP_SIZE },
      }),
    },
    TextInput: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'xs' } },
  },
});

/** Colors of the builder. Secondary text, warnings and errors have a contrast of at least 4.5:1 on white and on the canvas. */
export const builderVariables: CSSVariablesResolver = () => ({
  variables: {
    '--builder-canvas': '#f5f5f6',
    '--builder-line': '#e6e6ea',
    '--builder-hover': '#f3f3f5',
    '--builder-selected': 'var(--mantine-color-indigo-0)',
    '--builder-secondary': '#5f5f6b',
    '--builder-warning': '#b23a09',
  },
  light: {
    '--mantine-color-dimmed': '#5f5f6b',
    '--mantine-color-placeholder': '#6b6b76',
    '--mantine-color-default-border': '#d9d9df',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-yellow-light-color': 'var(--builder-warning)',
  },
  dark: {},
});
