/** Anticipos recibidos in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { roles } from './rule-words.es.ts';

export const text: ValidationText<Role> = {
  title: 'Anticipos recibidos',
  summary:
    'Busca clientes que tienen un anticipo y a la vez deben facturas, para cruzarlos. También anticipos que no se usaron aunque el cliente compró en el mes, y los que llevan meses quietos: pueden ser ventas entregadas sin facturar.',
  question: '¿Ya se entregó lo que este cliente pagó por adelantado? Si se entregó, mándanos la factura o la remisión.',
  client: {
    subject: 'Anticipos recibidos de clientes',
    found: 'Hay dinero de clientes que falta cruzar con su venta.',
    need: 'Cuéntenos si ya se entregó lo que estos clientes pagaron por adelantado.',
  },
  roles,
  parameters: {
    mesesSinMovimiento: {
      label: 'Meses sin movimiento',
      help: 'Meses seguidos, con el auditado, sin débitos ni créditos de un anticipo para avisar de él.',
    },
  },
  labels: {
    advance: 'Anticipo del cliente',
    owed: 'Lo que el cliente debe',
    crossed: 'Se puede cruzar (el menor)',
    debited: 'Débitos del mes',
    lessOwedBefore: 'Menos lo que se debía al empezar el mes',
    released: 'Reconocido en el mes',
    usualPart: 'Menos la parte usual',
    early: 'Lo que sobra',
    alreadyGone: 'Más lo que ya había salido de más',
  },
  reasons: {
    withoutAdvances: () => 'El balance no tiene anticipos de clientes.',
    missingMonths: ({ months }) =>
      `Para saber si un anticipo lleva meses sin movimiento ${Array.isArray(months) && months.length === 1 ? 'falta' : 'faltan'} ${writeList((Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!)))}.`,
  },
};
