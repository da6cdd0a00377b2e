/** Texts of audits that are out of date. */
import type { AuditChanges } from '#api/audits/audits/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { formatCount } from '#core/money/money.es.ts';

export const recalculateText = {
  question: 'Datos cambiaron, ¿recalcular?',
  /** To whoever may not. */
  outdated: 'Datos cambiaron.',
  changed: (period: Period, changes: AuditChanges['changes']) =>
    `Desde la auditoría de ${formatPeriod(period)} hay otros datos: ${writeList(
      changes.map(({ words }) => words),
      changes.length,
    )}.`,
  again: (period: Period) => `Recalcular ${formatPeriod(period)}`,
  all: (count: number) => `o los ${formatCount(count)} meses auditados`,
  running: (count: number) =>
    count === 1
      ? 'Recalculando 1 mes. Puedes seguir aquí.'
      : `Recalculando ${formatCount(count)} meses. Puedes seguir aquí.`,
  done: (period: Period, findings: number) =>
    `La auditoría de ${formatPeriod(period)} está al día: ${
      findings === 1 ? '1 hallazgo abierto' : `${formatCount(findings)} hallazgos abiertos`
    }.`,
  see: 'Ver la auditoría',
};
