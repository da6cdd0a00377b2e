/** Finding drawer with its own URL: docked beside the list on wide screens, over the page otherwise. */

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Audit } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useFinding } from '../../../data/audits/audits.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { DockedPanel } from '../../../ui/overlay/DockedPanel.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { useMedia } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { showFindings } from '../findings/bands.ts';
import { groupFindings, isGone, placeOf } from '../findings/select-findings.ts';
import { useReader } from '../findings/use-reader.ts';
import { useFindingWork } from '../life/use-finding-work.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { dockedFrom } from './docked.ts';
import styles from './Finding.module.css';
import { FindingBody } from './FindingBody.tsx';
import { FindingChange, FindingHeader } from './FindingHeader.tsx';
import { findingText } from './text.es.ts';

interface FindingDrawerProps {
  company: number;
  audit: Audit;
  period: Period;
  findings: readonly FindingItem[];
  fingerprint: string;
  control: ViewControl;
}

/** Scrolled px of the body after which the header shrinks, and before which it is whole again. */
const shrinkAfter = 140;
const growBefore = 16;

/** Place of what is in no list. */
const alone = { index: 0, count: 1, previous: undefined, next: undefined };

export function FindingDrawer(props: FindingDrawerProps) {
  const { company, audit, period, findings, fingerprint, control } = props;
  const docked = useMedia(dockedFrom);
  const reader = useReader();
  const { groups } = showFindings(findings, control.view, reader);
  const inView = placeOf(
    groups.filter(({ band }) => band !== 'aside'),
    fingerprint,
  );
  const listed = inView.item ? inView : placeOf(groupFindings(findings), fingerprint);
  // A practice is in no list.
  const detail = useFinding(company, audit.id, fingerprint, true);
  const place = listed.item || !detail.data?.practice ? listed : { ...alone, item: detail.data };
  const { item } = place;
  const close = () => control.go({ finding: null });
  const go = (finding: string) => control.go({ finding }, { replace: true });
  const id = useId();
  const { title, take } = useTitleFocus(fingerprint);
  useShrink(title, item !== undefined);
  useKeys(docked, {
    close,
    turn(step) {
      const to = step < 0 ? place.previous : place.next;
      if (to === undefined) return;
      take(to.finding.fingerprint);
      go(to.finding.fingerprint);
    },
  });

  const frame = { labelledBy: id, docked, onClose: close };
  if (item === undefined)
    return (
      <Frame {...frame} title={<Missing id={id} />}>
        <Absent isPending={detail.isPending} onClose={close} />
      </Frame>
    );
  const header = <FindingHeader titleId={id} titleRef={title} item={item} place={place} onGo={go} onClose={close} />;
  const change = <FindingChange item={item} period={period} />;
  const body = (
    <FindingBody
      key={fingerprint}
      company={company}
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
  );
  if (item.practice)
    return (
      <Frame {...frame} title={header}>
        {change}
        <Notice>{findingText.practice(item.practice)}</Notice>
        {body}
      </Frame>
    );
  return (
    <Worked
      {...frame}
      company={company}
      item={item}
      period={period}
      onMended={
        isGone(item)
          ? null
          : () =>
              control.go({
                period,
                loading: true,
                finding: null,
                mended: { version: audit.attributes.balance.attributes.version, fingerprint },
              })
      }
      header={header}
      change={change}
    >
      {body}
    </Worked>
  );
}

interface FrameProps {
  labelledBy: string;
  docked: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

function Frame({ docked, onClose, children, ...frame }: FrameProps) {
  if (docked) {
    const { title: header, ...others } = frame;
    return (
      <DockedPanel width={600} className={styles.drawer} header={header} {...others}>
        {children}
      </DockedPanel>
    );
  }
  return (
    <Drawer openedBy="address" open bare width={600} className={styles.drawer} onClose={onClose} {...frame}>
      {children}
    </Drawer>
  );
}

interface WorkedProps extends Omit<FrameProps, 'title' | 'footer'> {
  company: number;
  item: FindingItem;
  period: Period;
  onMended: (() => void) | null;
  header: ReactNode;
  change: ReactNode;
}

/** A finding with what can be done about it. */
function Worked({ company, item, period, onMended, header, change, children, ...frame }: WorkedProps) {
  const { panel, note, sections, form, footer } = useFindingWork(company, item, period, onMended);
  return (
    <Frame
      {...frame}
      footer={footer}
      title={
        <>
          {header}
          {panel}
        </>
      }
    >
      {form ?? (
        <>
          {note}
          {change}
          {children}
          {sections}
        </>
      )}
    </Frame>
  );
}

function Absent({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  if (isPending) return <SkeletonRows rows={4} columns="1fr" />;
  return (
    <EmptyState action={<Button onClick={onClose}>{findingText.seeList}</Button>}>{findingText.notFound}</EmptyState>
  );
}

function Missing({ id }: { id: string }) {
  return (
    <span id={id} className="sr">
      {findingText.drawer}
    </span>
  );
}

/** Marks the drawer while its body is scrolled, so that its header gives way to what is read. */
function useShrink(title: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const drawer = isShown ? title.current?.closest('dialog') : null;
    if (!drawer) return;
    // Scroll events do not bubble. Apart, so that a header which shrank does not grow again by its own room.
    const follow = ({ target }: Event) => {
      // A phone scrolls the whole drawer, its header too.
      if (!(target instanceof HTMLElement) || target === drawer) return;
      if (target.scrollTop > shrinkAfter) drawer.dataset.scrolled = '';
      else if (target.scrollTop < growBefore) delete drawer.dataset.scrolled;
    };
    drawer.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => drawer.removeEventListener('scroll', follow, { capture: true });
  }, [title, isShown]);
}

interface Keys {
  close: () => void;
  /** To the previous (−1) or the next finding (1). */
  turn: (step: -1 | 1) => void;
}

/** Focuses the title of the finding that was taken, once it is drawn: of the first one, and of those its keys lead to. */
function useTitleFocus(fingerprint: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const taking = useRef<string | null>(fingerprint);
  useLayoutEffect(() => {
    if (taking.current !== fingerprint || title.current === null) return;
    title.current.focus({ preventScroll: true });
    taking.current = null;
  });
  const take = (next: string) => {
    taking.current = next;
  };
  return { title, take };
}

/**
 * Keys of the page while a finding is open. Up and down change it where they scroll nothing: in its header, or while the
 * focus is nowhere. A docked drawer holds no focus, so Escape is handled here; floating layers close first.
 */
function useKeys(docked: boolean, { close, turn }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const floating = document.querySelector(docked ? 'dialog:modal, :popover-open' : ':popover-open');
    if (floating) return;
    if (event.key === 'Escape' && docked) close();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const { target } = event;
    const isFree =
      target === document.body || (target instanceof Element && target.closest('dialog > header') !== null);
    if (!isFree) return;
    event.preventDefault();
    turn(event.key === 'ArrowUp' ? -1 : 1);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
