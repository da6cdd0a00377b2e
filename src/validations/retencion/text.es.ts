/** What retencion says to the accountant. */

import { writeMissingMonths } from '#core/checks/missing-months.es.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './default-roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';
import { conceptName } from './words.es.ts';

export const text: ValidationText<Role> = {
  title: 'Retención en la fuente',
  summary:
    'Compara lo retenido a cada proveedor con la tarifa del concepto y la base mínima del mes, y revisa que lo retenido el mes anterior se haya consignado. También mira reteIVA, reteICA, pagos al exterior, salarios, dividendos y las retenciones que te practicaron.',
  question:
    '¿Nos confirmas este pago y si se le descontó o se pagó la retención? Mándanos la factura o el recibo de pago.',
  client: {
    subject: 'Retenciones por revisar',
    found: 'Lo retenido o lo pagado a la DIAN no coincide con lo que corresponde.',
    need: 'Envíenos la factura o el recibo de pago de esta retención.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se practican ni se pagan retenciones.',
    nothingToWithhold: () => 'El balance no tiene gastos, compras ni cuentas de retención.',
    withoutTables: (data) => `Faltan la UVT o las tarifas de retención de ${countIn(data, 'year')}.`,
    notAgent: () => 'Según el perfil, la empresa no es agente de retención.',
    agentUnknown: () => 'Falta saber si la empresa es agente de retención: complétalo en el perfil.',
    salesElsewhere: () =>
      'Las retenciones a favor están con los clientes y las ventas con otros terceros o sin tercero: no se pueden comparar.',
    basesElsewhere: (data) =>
      `Lo retenido en ${conceptName(wordIn(data, 'concept'))} está con los proveedores y su base con otros terceros o sin tercero: no se pueden comparar.`,
    missingMonths: (data) => `${writeMissingMonths(listIn(data, 'months'))} para saber de cuándo es el ICA retenido.`,
  },
};
