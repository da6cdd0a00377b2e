/** Finding drawer with its own URL: docked beside the list on wide screens, over the page otherwise. */
import { type ReactNode, useEffect } from 'react';
import type { Audit, FindingItem } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useFinding } from '../../../data/audits/audits.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { useMedia } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { groupFindings, placeOf, selectFindings } from '../findings/select-findings.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { dockedFrom } from './docked.ts';
import styles from './Finding.module.css';
import { FindingBody } from './FindingBody.tsx';
import { FindingHeader } from './FindingHeader.tsx';
import { findingText } from './text.es.ts';

interface FindingDrawerProps {
  company: number;
  audit: Audit;
  period: Period;
  findings: readonly FindingItem[];
  fingerprint: string;
  control: ViewControl;
}

export function FindingDrawer(props: FindingDrawerProps) {
  const { company, audit, period, findings, fingerprint, control } = props;
  const docked = useMedia(dockedFrom);
  const inView = placeOf(groupFindings(selectFindings(findings, control.view)), fingerprint);
  const place = inView.item ? inView : placeOf(groupFindings(findings), fingerprint);
  const { item } = place;
  const detail = useFinding(company, audit.id, fingerprint, item !== undefined);
  const close = () => control.go({ finding: null });
  useEscape(docked, close);

  const header = item && (
    <FindingHeader
      item={item}
      place={place}
      period={period}
      onGo={(finding) => control.go({ finding }, { replace: true })}
      onClose={close}
    />
  );
  const body = item ? (
    <FindingBody
      key={fingerprint}
      item={item}
      findings={findings}
      detail={detail.data}
      failure={detail.error}
      loading={detail.isFetching}
      audit={audit}
      period={period}
      control={control}
      onRetry={() => void detail.refetch()}
    />
  ) : (
    <EmptyState action={<Button onClick={close}>{findingText.seeList}</Button>}>{findingText.notFound}</EmptyState>
  );
  const frame = { title: header ?? <Missing />, label: findingText.drawer(item?.finding.rule ?? '') };
  if (docked) return <DockedDrawer {...frame}>{body}</DockedDrawer>;
  return (
    <Drawer open bare width={600} className={styles.drawer} onClose={close} {...frame}>
      {body}
    </Drawer>
  );
}

/** Non-modal: neither traps the focus nor hides the page. */
function DockedDrawer({ title, label, children }: { title: ReactNode; label: string; children: ReactNode }) {
  return (
    <dialog open className={`${styles.drawer} ${styles.docked}`} aria-label={label}>
      <header>{title}</header>
      <div>{children}</div>
    </dialog>
  );
}

function Missing() {
  return <span className="sr">{findingText.drawer('')}</span>;
}

/** A docked drawer holds no focus, so Escape is handled on the document; floating layers close first. */
function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const floating = document.querySelector('dialog:modal, :popover-open');
      if (event.key === 'Escape' && !event.defaultPrevented && !floating) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [active, close]);
}
