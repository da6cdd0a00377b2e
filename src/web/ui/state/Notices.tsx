/** Toasts at the bottom left, where no page has its main action; dismissed after ten seconds unless hovered or focused. */
import { CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissNotice, type ShownNotice, useNotices } from '../../data/failures/notices.ts';
import { Button } from '../control/Button.tsx';
import { Text } from '../layout/Text.tsx';
import { Icon } from '../mark/Icon.tsx';
import { useModalDialogs } from '../overlay/modal-dialogs.ts';
import { uiText } from '../text.es.ts';
import styles from './Notices.module.css';

const tenSeconds = 10_000;

export function Notices() {
  const shown = useNotices((state) => state.shown);
  // Behind a modal dialog they would be inert.
  const dialog = useModalDialogs(({ open }) => open.at(-1));
  const notices = (
    <section className={styles.notices} aria-label={uiText.notices} aria-live="polite">
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
  return dialog ? createPortal(notices, dialog) : notices;
}

function NoticeCard({ notice: { id, kind, title, description } }: { notice: ShownNotice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(id), tenSeconds);
    return () => clearTimeout(timer);
  }, [id, held]);
  const Sign = kind === 'success' ? CircleCheck : Info;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    <article className={styles.notice} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Icon of={Sign} size={20} className={kind === 'success' ? 'correcto' : 'critica'} />
      <Text as="div" grow tone="secondary" overflow="breaks">
        <Text as="p" tone="plain" weight="strong">
          {title}
        </Text>
        {description && <p>{description}</p>}
      </Text>
      <Button
        type="text"
        size="small"
        icon={<Icon of={X} className="mut" />}
        onClick={() => dismissNotice(id)}
        aria-label={uiText.closeNotice}
      />
    </article>
  );
}
