/** Confirmation popover at a button. */
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../control/Button.tsx';
import { Row } from '../layout/Layout.tsx';
import styles from './Overlay.module.css';
import { Popover } from './Popover.tsx';

interface ConfirmPopoverProps {
  trigger: ComponentProps<typeof Popover>['trigger'];
  title: string;
  okText: string;
  cancelText: string;
  onConfirm: () => void;
  children: ReactNode;
}

export function ConfirmPopover({ trigger, title, okText, cancelText, onConfirm, children }: ConfirmPopoverProps) {
  return (
    <Popover trigger={trigger} title={title} className={styles.question}>
      {(close) => (
        <>
          <p>{children}</p>
          <Row wrap justify="end" above={16}>
            {/* The answer that changes nothing is the prominent one. */}
            <Button type="primary" size="small" onClick={close}>
              {cancelText}
            </Button>
            <Button
              size="small"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {okText}
            </Button>
          </Row>
        </>
      )}
    </Popover>
  );
}
