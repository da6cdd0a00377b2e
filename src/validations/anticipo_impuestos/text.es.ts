/** What anticipo_impuestos says to the accountant. */

import { writeMissingMonths } from '#core/checks/missing-months.es.ts';
import { countIn, listIn } from '#core/engine/fact-data.ts';
import { writeCount } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Anticipos de impuestos',
  summary:
    'Revisa lo que la empresa pagó o le retuvieron por anticipado: que lo de años anteriores se haya cruzado con la declaración, que el IVA retenido y los saldos a favor se usen a tiempo, y que las retenciones correspondan a las ventas.',
  question: '¿Tienes el certificado o la declaración que soporta este saldo de impuestos? Mándanoslo, por favor.',
  client: {
    subject: 'Impuestos pagados por adelantado',
    found: 'Hay saldos de impuestos que falta soportar o usar.',
    need: 'Envíenos los certificados o las declaraciones que soportan estos saldos.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se cruzan anticipos.',
    salesElsewhere: () =>
      'Las retenciones están con los clientes y las ventas con otros terceros o sin tercero: no se pueden comparar.',
    withoutAdvances: () => 'El balance no tiene anticipos de impuestos.',
    withoutPeriod: () => 'Falta el periodo de IVA de la empresa: complétalo en el perfil.',
    missingMonths: (data) => `${writeMissingMonths(listIn(data, 'months'))} para saber de cuándo es el saldo.`,
    monthsOfAdvance: (data) =>
      `${writeMissingMonths(listIn(data, 'months'))} para saber si se pagó el anticipo de algún bimestre.`,
    monthsOfIca: () => 'Faltan meses de historia para saber de cuándo es el ICA por pagar.',
    shortHistory: (data) =>
      `Solo hay ${writeCount(countIn(data, 'known'), 'mes', 'meses')} de historia: no se sabe de cuándo es el saldo a favor.`,
  },
};
