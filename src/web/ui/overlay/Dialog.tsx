/** A dialog over the page: title, words or a form, buttons. Nothing of the page can be reached until it is gone. */
import type { ReactNode } from 'react';
import { Button } from '../control/Button.tsx';
import { Row } from '../layout/Layout.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import styles from './Overlay.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** In pixels. */
  width?: number;
  /** `cross`: not by a press beside it, so that what is shown once is not lost; `never`: only by its own buttons. */
  closes?: 'anyhow' | 'cross' | 'never';
  onCancel?: () => void;
  /** Buttons of its own instead of the two; null: none. */
  footer?: ReactNode;
  okText?: string;
  cancelText?: string;
  okDanger?: boolean;
  okDisabled?: boolean;
  pending?: boolean;
  onOk?: () => void;
  children: ReactNode;
}

export function Dialog({ open, title, width = 500, closes = 'anyhow', onCancel, children, ...rest }: DialogProps) {
  if (!open) return null;
  const { footer, okText, cancelText, okDanger = false, okDisabled = false, pending = false, onOk } = rest;
  const buttons = footer === undefined && (
    <>
      <Button onClick={onCancel}>{cancelText}</Button>
      <Button
        type={okDanger ? 'default' : 'primary'}
        danger={okDanger}
        disabled={okDisabled}
        loading={pending}
        onClick={onOk}
      >
        {okText}
      </Button>
    </>
  );
  return (
    <ModalFrame className={styles.dialog} width={width} closes={closes} onClose={onCancel} title={title}>
      <div className={styles.content}>{children}</div>
      {footer !== null && (
        <Row wrap justify="end" above={16}>
          {footer ?? buttons}
        </Row>
      )}
    </ModalFrame>
  );
}
