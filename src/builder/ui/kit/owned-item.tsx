import { Badge, Button } from '@mantine/core';
import classes from './owned-item.module.css';

interface OwnedItemProps {
  name: string;
  /** What it's marked as. */
  badge?: string | false | undefined;
  /** What else is to be known of it, a line each. */
  lines: readonly (string | false | undefined)[];
  isBusy: boolean;
  /** A button that ends or removes it. `description`: its accessible name. */
  action?: { label: string; description: string; run: () => void } | false | undefined;
}

/** An item of a list of what somebody has, such as links or devices. */
export const OwnedItem = ({ name, badge, lines, isBusy, action }: OwnedItemProps) => (
  <li className={classes.item}>
    <div>
      <strong>{name}</strong>
      {badge && (
        <Badge size="sm" variant="light" tt="none" className={classes.badge}>
          {badge}
        </Badge>
      )}
      {lines.map(
        (line) =>
          line && (
            <span key={line} className={classes.line}>
              {line}
            </span>
          ),
      )}
    </div>
    {action && (
      <Button variant="default" size="xs" aria-label={action.description} disabled={isBusy} onClick={action.run}>
        {action.label}
      </Button>
    )}
  </li>
);
