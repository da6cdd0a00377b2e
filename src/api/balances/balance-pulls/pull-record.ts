/** A pull as its database row. */
import type { AppErrorCode } from '#core/call/app-error.ts';
import type { PulledMonthState } from './contract.ts';

/** Failure as stored; the Spanish sentence is made when it is shown. */
export interface KeptFailure {
  code: AppErrorCode;
  data: Record<string, string | number>;
}

export interface KeptMonth {
  /** `2026-02`. */
  period: string;
  state: PulledMonthState;
  version: number | null;
  auditId: string | null;
  failure: KeptFailure | null;
}

/** Outcome of the third-party directory. */
export interface KeptDirectory {
  count: number | null;
  failure: KeptFailure | null;
}

export function waitingMonth(period: string): KeptMonth {
  return { period, state: 'waiting', version: null, auditId: null, failure: null };
}

export function hasEnded({ state }: KeptMonth): boolean {
  return state !== 'waiting' && state !== 'pulling';
}
