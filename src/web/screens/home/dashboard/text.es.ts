/** Texts of the dashboard of one company. */
import { formatDayOfYear, formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { HealthBand } from '#core/engine/weighing/health-index.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { DueDate } from '#core/reference/tax/due-dates.ts';
import { obligationName, shortObligation, writeComputed, writeDuePeriod } from '#core/reference/tax/due-words.es.ts';
import type { NextStep } from './next-steps.ts';

const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};
const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

export const dashboardText = {
  context: (period: string | null) =>
    period === null ? 'Todavía no hay un mes auditado.' : `Último mes auditado: ${monthOf(period)}.`,
  see: 'Ver la auditoría',
  health: 'Índice de salud',
  outOf: '/ 100',
  bands: {
    sana: 'Sana',
    con_observaciones: 'Con observaciones',
    en_riesgo: 'En riesgo',
  } satisfies Record<HealthBand, string>,
  change: (change: number) =>
    change === 0
      ? 'Igual que el mes auditado antes'
      : `${Math.abs(change)} ${change > 0 ? 'puntos más' : 'puntos menos'} que el mes auditado antes`,
  open: 'Hallazgos abiertos',
  atRisk: 'Dinero en riesgo',
  before: 'El mes auditado antes',
  nothingYet: 'Carga un balance y en segundos sabrás cómo está la empresa.',
  hidden: 'Tu cargo no incluye ver auditorías de esta empresa.',
  year: 'Cómo va el año',
  next: 'Qué sigue',
  clear: 'Nada pendiente: el último mes está auditado, sin hallazgos críticos ni altos, y nada vence esta semana.',
  step: (step: NextStep): string => {
    switch (step.kind) {
      case 'load':
        return `Carga el balance de ${monthOf(step.period)}`;
      case 'audit':
        return `Audita ${monthOf(step.period)}`;
      case 'critical':
        return `Resuelve ${counted(step.count, 'hallazgo crítico', 'hallazgos críticos')} de ${monthOf(step.period)}`;
      case 'high':
        return `Revisa ${counted(step.count, 'hallazgo alto', 'hallazgos altos')} de ${monthOf(step.period)}`;
      case 'due':
        return `Presenta ${shortObligation[step.due.obligation]} de ${writeDuePeriod(step.due.period)}`;
      case 'profile':
        return step.fact === 'regimen' ? 'Di en qué régimen de renta está' : 'Di cada cuánto declara IVA';
    }
  },
  why: (step: NextStep): string => {
    switch (step.kind) {
      case 'load':
        return 'Sin él no sabemos si el mes está bien.';
      case 'audit':
        return 'El balance está cargado.';
      case 'critical':
        return 'Mientras estén abiertos, el índice no pasa de 59.';
      case 'high':
        return 'Tienen dinero en riesgo o una norma de por medio.';
      case 'due':
        return `Vence el ${formatDayOfYear(step.due.date)}.`;
      case 'profile':
        return 'De ese dato dependen sus vencimientos.';
    }
  },
  due: 'Vencimientos DIAN',
  dueName: (due: DueDate) => `${obligationName[due.obligation]} de ${writeDuePeriod(due.period)}${writeComputed(due)}`,
  noDue: 'No hay más fechas en el calendario cargado.',
};
