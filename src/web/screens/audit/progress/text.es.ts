/** Texts of the audit progress. */
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { monthOf, plural } from '../words.es.ts';

export const progressText = {
  region: 'Progreso de la auditoría',
  auditing: (period: string) => `Auditando ${monthOf(period)}`,
  done: (done: number, total: number) =>
    total === 0 ? 'Empezando…' : `${done} de ${plural(total, 'validación', 'validaciones')}`,
  left: (seconds: number) =>
    seconds < 60
      ? `quedan unos ${plural(seconds, 'segundo', 'segundos')}`
      : `quedan unos ${plural(Math.round(seconds / 60), 'minuto', 'minutos')}`,
  canLeave: 'Puedes salir: la auditoría sigue y la encuentras aquí al volver.',
  bar: 'Validaciones revisadas',
  checking: 'revisando',
  waiting: 'en espera',
  clean: 'limpio',
  partly: (count: number) => plural(count, 'regla sin evaluar', 'reglas sin evaluar'),
  findings: (count: number) => plural(count, 'hallazgo', 'hallazgos'),
  notApplicable: 'no aplica',
  notEvaluated: 'no se evaluó',
  error: 'falló',
  queue: 'Auditorías',
  ofCompany: (name: string) => `${name}, `,
  ended: (period: string, month: AuditMonth | undefined) => {
    if (month?.state !== 'auditado') return `${monthOf(period)}: auditado`;
    const found =
      month.openFindings === 0 ? 'sin hallazgos pendientes' : plural(month.openFindings, 'hallazgo', 'hallazgos');
    return `${monthOf(period)}: ${found}, índice de salud ${month.healthIndex}`;
  },
  failed: (period: string) => `${monthOf(period)}: la auditoría no terminó`,
  queued: (period: string) => `${monthOf(period)}: en espera`,
  see: 'Ver resultado',
  seeOf: (period: string) => `Ver resultado de ${monthOf(period)}`,
};
