/** Menu button. */
import type { ComponentProps } from 'react';
import nav from '../nav/Nav.module.css';
import styles from './Overlay.module.css';
import { Popover } from './Popover.tsx';

interface MenuProps<Key extends string> {
  trigger: ComponentProps<typeof Popover>['trigger'];
  items: readonly { key: Key; label: string }[];
  /** Aligned edges; default start. */
  side?: ComponentProps<typeof Popover>['side'];
  onChoose: (key: Key) => void;
}

export function Menu<Key extends string>({ trigger, items, side = 'start', onChoose }: MenuProps<Key>) {
  return (
    <Popover trigger={trigger} side={side} className={styles.menu}>
      {(close) =>
        items.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={nav.entry}
            onClick={() => {
              close();
              onChoose(key);
            }}
          >
            {label}
          </button>
        ))
      }
    </Popover>
  );
}
