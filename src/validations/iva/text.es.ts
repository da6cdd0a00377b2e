/** What iva says to the accountant. */

import { writeMissingMonths } from '#core/checks/missing-months.es.ts';
import { countIn, listIn } from '#core/engine/fact-data.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'IVA',
  summary:
    'Compara el IVA generado con las ventas de cada cliente y el descontable con las compras de cada proveedor. Revisa el IVA de activos fijos y de gastos no deducibles, el prorrateo, y que el periodo anterior esté cerrado y pagado. También el IVA de importaciones y el impuesto al consumo.',
  question: '¿Tienes las facturas o la declaración de IVA que explican este valor? Mándanoslas, por favor.',
  client: {
    subject: 'IVA por revisar',
    found: 'El IVA registrado no coincide con las ventas o las compras.',
    need: 'Envíenos las facturas o la declaración de IVA que explican este valor.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no hay IVA.',
    notResponsible: () => 'Según el perfil la empresa no es responsable de IVA, y no hay IVA en sus libros.',
    nothingSold: () => 'El balance no tiene ventas ni cuentas de IVA.',
    responsibleUnknown: () => 'Falta saber si la empresa es responsable de IVA: complétalo en el perfil.',
    salesElsewhere: () =>
      'El IVA generado está con los clientes y las ventas con otros terceros o sin tercero: solo se comparó el total.',
    purchasesElsewhere: () =>
      'El IVA descontable está con los proveedores y las compras con otros terceros o sin tercero: no se pueden comparar.',
    withoutPeriod: () => 'Falta el periodo de IVA de la empresa (bimestral o cuatrimestral): complétalo en el perfil.',
    keptTogether: () =>
      'El IVA de las ventas, el de las compras y los pagos están en una sola cuenta: no se sabe cuánto de sus débitos pagó el periodo anterior.',
    withoutUvt: (data) =>
      `No tenemos la UVT de ${countIn(data, 'year')}: no se sabe desde qué ingresos el periodo de IVA es bimestral.`,
    missingMonths: (data) => `${writeMissingMonths(listIn(data, 'months'))}.`,
  },
};
