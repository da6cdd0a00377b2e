/** Popover of a button, on the native Popover API: closed by outside click, Escape, or the button. */
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Text } from '../layout/Text.tsx';
import styles from './Overlay.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { type Side, usePlacement } from './use-placement.ts';

interface TriggerProps {
  popoverTarget?: string;
  'aria-expanded'?: boolean;
}

interface PopoverProps {
  /** Trigger button. */
  trigger: ReactElement<TriggerProps>;
  side?: Side;
  title?: string;
  className?: string | undefined;
  /** Rendered while open; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

export function Popover({ trigger, side = 'end', title, className, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const isDrawn = isOpening || isOpen;
  const popup = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  useEffect(() => {
    anchor.current = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
  });
  useCloseOnNavigation('page', () => popup.current?.hidePopover());
  usePlacement({ anchor, popup, isOpen, side });
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-expanded': isOpen })}
      <div
        id={id}
        ref={popup}
        popover="auto"
        className={className === undefined ? styles.popover : `${styles.popover} ${className}`}
        // Drawn before it is shown: a Tab right after the key that opens it goes into it.
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget) setIsOpening(event.newState === 'open');
        }}
        onToggle={(event) => {
          // React bubbles the toggle event of nested popovers.
          if (event.target === event.currentTarget) setIsOpen(event.newState === 'open');
        }}
      >
        {isDrawn && title && (
          <Text as="h3" below={8}>
            {title}
          </Text>
        )}
        {isDrawn && children(() => popup.current?.hidePopover())}
      </div>
    </>
  );
}
