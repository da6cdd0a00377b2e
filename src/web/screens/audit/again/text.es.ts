/** Texts of auditing a month again. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';

const nameOf = ({ month }: Period) => monthNames[month - 1] ?? '';

export const againText = {
  ask: 'Pedir el balance al cliente',
  askDocuments: 'Pedir documentos al cliente',
  menu: 'Más acciones',
  again: (period: Period) => `Volver a auditar ${nameOf(period)}`,
  following: 'y los meses siguientes',
  againFollowing: (period: Period, count: number) =>
    `Volver a auditar ${nameOf(period)} y ${count === 1 ? 'el mes siguiente' : `los ${count} meses siguientes`}`,
  againFollowingOf: (period: Period) => `Volver a auditar ${formatPeriod(period)} y los meses siguientes`,
  running: (count: number) =>
    count === 1
      ? '1 mes más se está auditando o espera su turno. Puedes salir: al volver estará al día.'
      : `${formatCount(count)} meses más se están auditando o esperan su turno. Puedes salir: al volver estarán al día.`,
};

export const reportText = {
  button: 'Informe',
  client: 'Para el cliente',
  pdf: 'Papel de trabajo en PDF',
  xlsx: 'Excel',
  siigo: 'Asientos para Siigo Nube',
  file: (period: Period) => (format: string) =>
    format === 'siigo' ? `siigo-${periodKey(period)}.xlsx` : `auditoria-${periodKey(period)}.${format}`,
};
