/** Native `<dialog>` behind all modals: header with close button, and closing behaviour. Closes before any navigation. */

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
import { Text } from '../layout/Text.tsx';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';
import { claimModal, type Standing } from './modal-dialogs.ts';
import styles from './Overlay.module.css';
import { type OpenedBy, useCloseOnNavigation } from './use-close-on-navigation.ts';

interface ModalFrameProps {
  className: string | undefined;
  title: ReactNode;
  /** Accessible name if the title is none. */
  label?: string | undefined;
  /** Id of the heading that names it, if only a part of the title does. */
  labelledBy?: string | undefined;
  /** px, up to the window's width. */
  width: number;
  closes?: 'anyhow' | 'cross' | 'never';
  /** Default: the page, or an answer if it never closes. */
  openedBy?: OpenedBy | undefined;
  closeLabel?: string;
  /** Without a close button: the header has its own. */
  bare?: boolean;
  /** Drawn in place and inert: a picture of itself. */
  inFrame?: boolean | undefined;
  /** Default: asked for. */
  standing?: Standing | undefined;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

export function ModalFrame(props: ModalFrameProps) {
  const { closes, inFrame = false, openedBy = closes === 'never' || inFrame ? 'answer' : 'page', onClose } = props;
  const isHidden = useCloseOnNavigation(openedBy, onClose);
  return isHidden ? null : <OpenFrame {...props} />;
}

function OpenFrame(props: ModalFrameProps) {
  const {
    className,
    title,
    label,
    labelledBy,
    width,
    closes = 'anyhow',
    closeLabel = uiText.close,
    bare,
    inFrame = false,
    standing,
    onClose,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => (dialog.current ? claimModal(dialog.current, standing) : undefined), [standing]);
  const leave = (event: KeyboardEvent) => {
    // Open popovers inside close first.
    const isInside = dialog.current?.querySelector(':popover-open');
    if (event.key !== 'Escape' || event.defaultPrevented || isInside) return;
    // Closing is controlled by the parent: the browser would force-close on a second Escape.
    event.preventDefault();
    event.stopPropagation();
    if (closes !== 'never') onClose?.();
  };
  /** Closed by a system gesture. */
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === dialog.current && closes !== 'never') onClose?.();
  };
  const press = (event: MouseEvent) => {
    if (event.target === dialog.current && closes === 'anyhow') onClose?.();
  };
  // Portal to the root: rendered in place it would inherit the surrounding typography.
  const place = document.getElementById('root') ?? document.body;
  const content = (
    <>
      <Row as="header" gap={12} align="top" below={8} className={styles.head}>
        <Text as="div" grow size="title" weight="strong" id={id}>
          {title}
        </Text>
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
    </>
  );
  if (inFrame)
    return (
      <div inert className={className} style={{ width, maxWidth: '100%' }}>
        {content}
      </div>
    );
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      tabIndex={-1}
      style={{ width }}
      aria-label={label}
      aria-labelledby={labelledBy ?? (label === undefined ? id : undefined)}
      onCancel={cancel}
      onKeyDown={leave}
      onMouseDown={press}
    >
      {content}
    </dialog>,
    place,
  );
}
