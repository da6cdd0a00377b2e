/** Kinds of month cells. */

/** With an open crítica, with findings, clean, loaded but not audited, being audited, not loaded. */
export type CellKind = 'critical' | 'findings' | 'clean' | 'unaudited' | 'running' | 'missing';

/** A month of a strip, as any call has it. */
export interface MonthOfStrip {
  /** `2026-10`. */
  period: string;
  state: 'sin_cargar' | 'cargado' | 'auditando' | 'auditado';
  openFindings: number;
  critical: number;
  signOff?: 'prepared' | 'closed' | 'modified';
}

/** Signed off, also where its balance changed since. */
export function isClosed({ signOff }: Pick<MonthOfStrip, 'signOff'>): boolean {
  return signOff === 'closed' || signOff === 'modified';
}

export function cellKind({ state, critical, openFindings }: Omit<MonthOfStrip, 'period'>): CellKind {
  if (state === 'sin_cargar') return 'missing';
  if (state === 'cargado') return 'unaudited';
  if (state === 'auditando') return 'running';
  if (critical > 0) return 'critical';
  return openFindings > 0 ? 'findings' : 'clean';
}
