/** A finding beside the list, with an address of its own: docked where there is width, over the page where there is not. */

import { Drawer } from 'antd';
import { useEffect } from 'react';
import type { Audit, FindingItem } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useFinding } from '../../../data/audits/audits.ts';
import { Button } from '../../../ui/control/Button.tsx';
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
  return (
    <Drawer
      open
      onClose={close}
      placement="right"
      size={600}
      mask={!docked}
      {...(docked ? { getContainer: false as const } : {})}
      rootClassName={docked ? (styles.docked ?? '') : (styles.over ?? '')}
      classNames={{ body: styles.body ?? '', header: styles.header ?? '', section: styles.section ?? '' }}
      closable={false}
      autoFocus={!docked}
      focusable={{ trap: !docked }}
      aria-label={findingText.drawer(item?.finding.rule ?? '')}
      {...(docked ? { 'aria-modal': false } : {})}
      title={header ?? <Missing />}
    >
      {item ? (
        <FindingBody
          key={fingerprint}
          item={item}
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
      )}
    </Drawer>
  );
}

function Missing() {
  return <span className="sr">{findingText.drawer('')}</span>;
}

/** A docked drawer does not hold the focus, so Escape is heard wherever it is; whatever floats above goes first. */
function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const floating = document.querySelector(
        '.ant-modal-wrap:not([style*="none"]), .ant-popover:not(.ant-popover-hidden)',
      );
      if (event.key === 'Escape' && !event.defaultPrevented && !floating) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [active, close]);
}
