/** Tercero en cuenta inusual in Spanish. */

import type { ValidationText } from '#core/engine/validation-text.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Tercero en cuenta inusual',
  summary:
    'Aprende de los meses anteriores a qué cuenta de gasto se registra cada tercero y por cuánto, y avisa cuando aparece en otra o por un valor muy distinto. Encuentra registros en la cuenta equivocada y facturas mal digitadas.',
  question:
    '¿Qué se le compró o se le pagó a este tercero? Mándanos el soporte, porque no es lo que suele registrarse con él.',
  client: {
    subject: 'Registros en un lugar poco usual',
    found: 'Se registró a alguien donde no suele estar.',
    need: 'Cuéntenos a qué corresponde este movimiento y envíenos el soporte.',
  },
  roles: {
    gastos: 'Gastos y costos indirectos en que cada proveedor tiene su cuenta',
    produccion: 'Costos de producción, que el mes traslada: se mira lo debitado',
    costos: 'Costo de ventas: allí solo se miran los proveedores de valor fijo',
    activosFijos: 'Propiedad, planta y equipo: adonde no va lo que un proveedor siempre factura como gasto',
    patrimonio: 'Reservas y resultados de ejercicios anteriores',
    destinos: 'Gastos, costos, inventarios y pagos por anticipado: adonde va lo que se compra',
    proveedores: 'Cuentas por pagar: dicen quién es proveedor',
    deSocios: 'Cuentas que dicen quién es socio',
    ingresos: 'Ventas: los gastos que crecen con ellas no se acusan',
    excluidas: 'Nómina, impuestos, depreciación y provisiones, que no dependen de un proveedor',
  },
  parameters: {
    desviaciones: {
      label: 'Desviaciones estándar',
      help: 'Distancia del promedio del tercero desde la que se informa.',
    },
    cambio: { label: 'Cambio mínimo', help: 'Porcentaje del valor usual que además debe cambiar.' },
  },
  labels: {
    now: 'Registrado en el mes',
    usual: 'Menos lo usual (promedio)',
    lastMonth: 'Menos lo de cada mes anterior',
    difference: 'Diferencia',
  },
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se registran facturas de proveedores.',
    missingMonths: ({ known, fewest }) =>
      `Hacen falta ${fewest} meses anteriores para conocer las costumbres de cada tercero y hay ${known}.`,
  },
};
