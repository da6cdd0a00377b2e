/** Keys of the list of findings: `j` `k` move, `x` selects, `d` takes the next step, `z` takes it back, `?` tells them. */

import { useEffect, useEffectEvent } from 'react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { nextState } from '#core/engine/life/finding-state.ts';
import type { ViewControl } from '../use-audit-view.ts';
import type { Work } from './use-work.ts';

interface ListKeys {
  findings: readonly FindingItem[];
  work: Work;
  control: ViewControl;
  tellKeys: () => void;
}

export function useListKeys({ findings, work, control, tellKeys }: ListKeys): void {
  const { view, go } = control;
  const move = (step: -1 | 1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row === document.activeElement || row.dataset.row === view.finding);
    const to = rows.slice().findLast((_, index) => index === Math.min(rows.length - 1, Math.max(0, at + step)));
    to?.focus();
    if (view.finding !== null && to instanceof HTMLAnchorElement && to.dataset.row)
      go({ finding: to.dataset.row }, { replace: true });
  };
  const current = () => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined;
    return findings.find(({ finding }) => finding.fingerprint === (focused ?? view.finding));
  };
  const step = (item: FindingItem | undefined) => {
    const next = item && work.mayEdit ? nextState(item.life.state) : null;
    if (item && next !== null) work.change([item], { state: next });
  };
  const turn = (item: FindingItem | undefined) => {
    if (item && work.mayEdit) work.select([item.finding.fingerprint], !work.selected.has(item.finding.fingerprint));
  };
  const acts: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    x: () => turn(current()),
    d: () => step(current()),
    z: () => work.undo?.(),
    '?': tellKeys,
    Escape: () => view.finding === null && work.drop(),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isTyping =
      target instanceof Element &&
      target.closest('input:not([type=radio], [type=checkbox]), textarea, [role=combobox]');
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping) return;
    if (document.querySelector('dialog:modal, :popover-open')) return;
    const act = lookUp(acts, key);
    if (act === undefined) return;
    if (key !== 'Escape') event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
