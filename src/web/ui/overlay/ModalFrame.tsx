/** The native dialog of all that lies over the page: its head with the cross, and the ways to close it. */
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../control/Button.tsx';
import { Row } from '../layout/Layout.tsx';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';
import { openModal } from './modal-dialogs.ts';
import styles from './Overlay.module.css';

interface ModalFrameProps {
  className: string | undefined;
  title: ReactNode;
  /** Names it where its title does not. */
  label?: string | undefined;
  /** In pixels, as far as the window goes. */
  width: number;
  closes?: 'anyhow' | 'cross' | 'never';
  closeLabel?: string;
  /** Without a cross: its head has one of its own. */
  bare?: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

export function ModalFrame(props: ModalFrameProps) {
  const {
    className,
    title,
    label,
    width,
    closes = 'anyhow',
    closeLabel = uiText.close,
    bare,
    onClose,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  const leave = (event: KeyboardEvent) => {
    // What is open inside goes first.
    const isInside = dialog.current?.querySelector(':popover-open');
    if (event.key !== 'Escape' || event.defaultPrevented || isInside) return;
    // It leaves when its parent says so: left to the browser, a second press closes what may not be closed.
    event.preventDefault();
    event.stopPropagation();
    if (closes !== 'never') onClose?.();
  };
  /** Closed by a gesture of the system. */
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === dialog.current && closes !== 'never') onClose?.();
  };
  const press = (event: MouseEvent) => {
    if (event.target === dialog.current && closes === 'anyhow') onClose?.();
  };
  // Beside the page: what is drawn where it is asked for takes over the letters of that place.
  const place = document.getElementById('root') ?? document.body;
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      tabIndex={-1}
      style={{ width }}
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
      onCancel={cancel}
      onKeyDown={leave}
      onMouseDown={press}
    >
      <Row as="header" gap={12} align="top" below={8} className={styles.head}>
        <div id={id} className={styles.title}>
          {title}
        </div>
        {!bare && closes !== 'never' && (
          <Button
            type="text"
            className={styles.cross}
            icon={<Icon of={X} />}
            aria-label={closeLabel}
            onClick={onClose}
          />
        )}
      </Row>
      {children}
    </dialog>,
    place,
  );
}
