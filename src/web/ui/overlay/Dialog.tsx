/** Modal dialog: title, text or form, buttons. */
import type { ReactNode } from 'react';
import { Button } from '../control/Button.tsx';
import { Row } from '../layout/Layout.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { Standing } from './modal-dialogs.ts';
import styles from './Overlay.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** px. */
  width?: number;
  /** `cross`: no close on backdrop click, for content shown once; `never`: only its own buttons. */
  closes?: 'anyhow' | 'cross' | 'never';
  onCancel?: () => void;
  /** Replaces the default buttons; null: none. */
  footer?: ReactNode;
  okText?: string;
  cancelText?: string;
  okDanger?: boolean;
  okDisabled?: boolean;
  pending?: boolean;
  /** Drawn in place and inert: a picture of itself. */
  inFrame?: boolean;
  /** Default: asked for. */
  standing?: Standing;
  onOk?: () => void;
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, title, width = 500, closes = 'anyhow', inFrame, standing, onCancel, children, ...rest } = props;
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
    <ModalFrame
      className={styles.dialog}
      width={width}
      closes={closes}
      inFrame={inFrame}
      standing={standing}
      onClose={onCancel}
      title={title}
    >
      <div className={styles.content}>{children}</div>
      {footer !== null && (
        <Row wrap justify="end" above={16}>
          {footer ?? buttons}
        </Row>
      )}
    </ModalFrame>
  );
}
