/** State of consolidated statements in their address, and its setters. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readView } from '../statement-view.ts';
import type { ViewControl } from '../use-statement-view.ts';
import { rememberUnit, usualUnit } from '../usual-unit.ts';
import { type Group, groupAddress, readGroup } from './group-address.ts';

export interface GroupControl extends ViewControl {
  group: Group;
  /** Address of the same view of another group. */
  groupAddress: (change: Partial<Group>) => string;
  goGroup: (change: Partial<Group>) => void;
}

export function useGroup(company: number): GroupControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const view = readView(params, usualUnit());
    const group = readGroup(params, company);
    const go = (address: string, replace: boolean) => void navigate(address, { replace, preventScrollReset: true });
    const ofGroup = (change: Partial<Group>) => groupAddress({ ...group, ...change }, view, {});
    return {
      view,
      group,
      groupAddress: ofGroup,
      goGroup: (change) => go(ofGroup(change), true),
      address: (change) => groupAddress(group, view, change),
      go: (change) => {
        if (change.unit !== undefined) rememberUnit(change.unit);
        go(groupAddress(group, view, change), change.period === undefined);
      },
    };
  }, [params, company, navigate]);
}
