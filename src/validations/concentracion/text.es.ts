/** Concentración in Spanish. */

import type { ValidationText } from '#core/engine/validation-text.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Concentración',
  summary:
    'Dice si un solo cliente o un solo proveedor pesa más del 30 % de los ingresos o de las compras. No es un error: es un riesgo que deben conocer los socios, el banco y quien firma los estados financieros.',
  question: '¿Es normal que casi todo este movimiento sea con un solo tercero? Cuéntanos por qué.',
  client: {
    subject: 'Movimiento con un solo tercero',
    found: 'Casi todo el movimiento del mes es con la misma persona o empresa.',
    need: 'Cuéntenos por qué casi todo este movimiento es con un solo tercero.',
  },
  roles: {
    ingresos: 'Ingresos operacionales',
    compras: 'Compras por proveedor',
    proveedores: 'Proveedores: sus créditos, si no hay cuentas de compras',
  },
  parameters: {
    tope: { label: 'Tope', help: 'Porcentaje desde el que se informa el primer cliente o proveedor.' },
  },
  labels: {
    first: 'El primero',
    income: 'Ingresos operacionales del año',
    sales: 'Ventas del mes',
    purchases: 'Compras del año',
    invoices: 'Facturas de proveedores del mes',
  },
  reasons: {
    withoutTrade: () => 'El balance no tiene ingresos operacionales ni compras con terceros.',
  },
};
