/** Presentación in Spanish. */

import type { ValidationText } from '#core/engine/validation-text.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Presentación',
  summary:
    'Revisa cómo se verán los libros: cuentas que las NIIF vaciaron y siguen en uso, costos de producción sin trasladar, códigos que el PUC no tiene y nombres que contradicen su código. Son hallazgos de severidad baja.',
  question: '¿A qué corresponde este saldo, y cuándo se espera cobrarlo o pagarlo? Así lo clasificamos bien.',
  client: {
    subject: 'Saldos por clasificar',
    found: 'Hay saldos que no están donde deben mostrarse.',
    need: 'Cuéntenos a qué corresponde este saldo y cuándo se espera cobrarlo o pagarlo.',
  },
  roles: {
    gastos: 'Gastos cuyo nombre se compara con el de su cuenta del PUC',
    vaciadas: 'Valorizaciones, revalorización y superávit por valorizaciones',
    diferidos: 'Cargos diferidos',
    conservadas: 'Diferidos que el marco actual conserva',
    produccion: 'Costos de producción',
    costoDeVentas: 'Costo de ventas',
  },
  parameters: {
    planPropio: {
      label: 'Plan de cuentas propio',
      help: 'La empresa no usa los códigos del PUC: no se revisan códigos ni nombres.',
    },
    aceptadas: {
      label: 'Cuentas aceptadas',
      help: 'Cuentas de cuatro dígitos que no están en el PUC y la empresa usa a propósito.',
    },
  },
  labels: {},
  reasons: {
    ownChart: () =>
      'El plan de cuentas no es el PUC. Si es propio, márcalo en la parametrización y asigna sus cuentas a cada grupo.',
  },
};
