import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import classes from './changes.module.css';
import { Details } from '../../kit/details.tsx';
import { RepositoryError } from './use-repository.ts';

/** Says why something wasn't done, with the technical details folded. */
export const RefusalAlert = ({ error }: { error: Error }) => (
  <Alert
    role="alert"
    color="red"
    icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
    className={classes.answer}
  >
    {error.message}
    {error instanceof RepositoryError && <Details>{error.details}</Details>}
  </Alert>
);
