/** What is to be done before reading the findings, as one strip: the most urgent notice, the others once asked for. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import styles from './NoticeStrip.module.css';
import { stripText } from './text.es.ts';

/** `children`: notices, the most urgent first; those that have nothing to say draw nothing. */
export function NoticeStrip({ children }: { children: ReactNode }) {
  const notices = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hidden = useHidden(notices);
  return (
    <div className={styles.strip} hidden={hidden.isEmpty}>
      <div ref={notices}>
        <Stack gap={8} className={classNames([styles.notices, !isOpen && styles.closed])}>
          {children}
        </Stack>
      </div>
      {(isOpen || hidden.isCut || hidden.count > 0) && (
        <Button
          type="text"
          size="small"
          className={styles.turn}
          aria-expanded={isOpen}
          aria-label={isOpen ? stripText.less : stripText.more(hidden.count)}
          icon={<Icon of={isOpen ? ChevronUp : ChevronDown} />}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </div>
  );
}

interface Hidden {
  /** Nothing is to be done. */
  isEmpty: boolean;
  /** Notices after the first. */
  count: number;
  /** Whether the sentence of the first is cut. */
  isCut: boolean;
}

/** What a closed strip does not show. Notices come and go with their data. */
function useHidden(notices: RefObject<HTMLDivElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ isEmpty: true, count: 0, isCut: false });
  useEffect(() => {
    const list = notices.current?.firstElementChild;
    if (!list) return;
    const measure = () => {
      const words = list.firstElementChild?.firstElementChild;
      const count = Math.max(0, list.children.length - 1);
      const isCut = words !== null && words !== undefined && words.scrollHeight > words.clientHeight + 1;
      setHidden((before) => {
        const now = { isEmpty: list.children.length === 0, count, isCut };
        return before.isEmpty === now.isEmpty && before.count === count && before.isCut === isCut ? before : now;
      });
    };
    const changes = new MutationObserver(measure);
    changes.observe(list, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    measure();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [notices]);
  return hidden;
}
