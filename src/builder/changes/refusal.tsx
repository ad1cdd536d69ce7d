import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import classes from './changes.module.css';

/** Says why something wasn't done. */
export const Refusal = ({ children }: { children: string }) => (
  <Alert
    role="alert"
    color="red"
    icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
    className={classes.answer}
  >
    {children}
  </Alert>
);
