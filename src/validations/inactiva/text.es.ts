/** Saldos sin movimiento in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './idle.ts';

export const text: ValidationText<Role> = {
  title: 'Saldos sin movimiento',
  summary:
    'Busca cartera, deudas, inventarios y otros saldos importantes que llevan un año sin débitos ni créditos, por cuenta y tercero. También cuentas que estuvieron quietas un año y volvieron a usarse.',
  question: 'Este saldo no se mueve hace meses. ¿Todavía existe, se cobró o se pagó? Mándanos lo que lo muestre.',
  client: {
    subject: 'Saldos que no se mueven',
    found: 'Hay saldos que llevan meses sin moverse.',
    need: 'Confirme si este saldo todavía existe, o si ya se cobró o se pagó.',
  },
  roles: {
    deudores: 'Cuentas por cobrar',
    pasivos: 'Proveedores, cuentas por pagar, obligaciones laborales y otros pasivos',
    inventarios: 'Inventarios',
    otros: 'Bancos, inversiones, depósitos, diferidos y deudas con socios',
    permanentes: 'Activos fijos, intangibles y patrimonio, que por naturaleza están quietos',
    conPropiaValidacion: 'Cuentas que revisan otras validaciones',
    gastoDeterioro: 'Gasto por deterioro de cartera',
    deterioro: 'Deterioro acumulado de cartera',
    recuperaciones: 'Ingreso por recuperaciones',
    rendimientos: 'Intereses que se ganan',
  },
  parameters: {
    mesesSinMovimiento: {
      label: 'Meses sin movimiento',
      help: 'Meses seguidos, con el auditado, sin débitos ni créditos.',
    },
  },
  labels: {},
  reasons: {
    missingMonths: ({ months, wait }) => {
      const list = (Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!));
      return `Se necesitan ${wait} meses seguidos, con el auditado: ${list.length === 1 ? 'falta' : 'faltan'} ${writeList(list, 4)}.`;
    },
  },
};
