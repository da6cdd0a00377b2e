/** What to do next for a company, in order, from its row of the portfolio. */
import type { PortfolioRow } from '#api/audits/portfolio/contract.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';
import type { DueDate } from '#core/reference/tax/due-dates.ts';

export type NextStep =
  | { kind: 'load' | 'audit'; period: string }
  | { kind: 'critical' | 'high'; count: number; period: string }
  | { kind: 'due'; due: DueDate }
  | { kind: 'profile'; fact: 'periodoIva' | 'regimen' };

/** Days before a due date from which it is a step. */
const SOON = 7;

/** Empty: nothing is waiting. */
export function nextSteps({ attributes }: PortfolioRow, today: string): NextStep[] {
  const { months, standing, due, lacks } = attributes;
  const last = months?.at(-1);
  const steps: NextStep[] = [];
  if (last?.state === 'sin_cargar') steps.push({ kind: 'load', period: last.period });
  if (last?.state === 'cargado') steps.push({ kind: 'audit', period: last.period });
  if (standing && standing.open.critica > 0)
    steps.push({ kind: 'critical', count: standing.open.critica, period: standing.period });
  if (standing && standing.open.alta > 0)
    steps.push({ kind: 'high', count: standing.open.alta, period: standing.period });
  const soon = due.filter(({ date }) => date <= dayBeside(today, SOON));
  steps.push(...soon.map((one): NextStep => ({ kind: 'due', due: one })));
  steps.push(...lacks.map((fact): NextStep => ({ kind: 'profile', fact })));
  return steps;
}
