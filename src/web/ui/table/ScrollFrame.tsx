/** Labelled frame with horizontal scroll, focusable where there is something to scroll. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './ScrollFrame.module.css';

interface ScrollFrameProps {
  label: string;
  /** Inside a panel: no border; the first column is sticky. */
  inPanel?: boolean;
  children: ReactNode;
}

export function ScrollFrame({ label, inPanel = false, children }: ScrollFrameProps) {
  const frame = useRef<HTMLElement>(null);
  // A scrollable region must be focusable (WCAG 2.1.1).
  const reachable = useScrolls(frame) ? { tabIndex: 0 } : {};
  return (
    <section
      ref={frame}
      className={inPanel ? `${styles.frame} ${styles.inPanel}` : styles.frame}
      aria-label={label}
      {...reachable}
    >
      {children}
    </section>
  );
}

/** Whether what is in the frame is larger than it. */
function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () =>
      setScrolls(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [frame]);
  return scrolls;
}
