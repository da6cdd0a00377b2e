/** Names of the roles, parameters and lines of formulas of anticipo_impuestos. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';

export const roles: Record<Role, string> = {
  anticipoRenta: 'Anticipo de renta',
  retencion: 'Retención en la fuente que te practicaron',
  autorretencion: 'Autorretención y otros anticipos',
  reteIva: 'IVA que te retuvieron',
  reteIca: 'ICA que te retuvieron',
  anticipoIca: 'Anticipo de ICA',
  saldosAFavor: 'Saldos a favor en declaraciones',
  anticipoSimple: 'Anticipos del régimen simple',
  impuestoDeRenta: 'Impuesto de renta por pagar',
  gastoDeRenta: 'Gasto por impuesto de renta',
  iva: 'IVA por pagar',
  ica: 'ICA por pagar',
  ingresos: 'Ingresos',
  clientes: 'Clientes',
  bancos: 'Bancos',
};

export const parameters: ValidationText['parameters'] = {
  mesDeclaracionRenta: {
    label: 'Mes desde el que la renta está declarada',
    help: 'Al cierre de ese mes ya no deben quedar anticipos ni retenciones de años anteriores (6 es junio).',
  },
  mesDeclaracionIca: {
    label: 'Mes desde el que el ICA está declarado',
    help: 'Al cierre de ese mes ya no debe quedar ICA retenido de años anteriores.',
  },
  mesesDevolucion: {
    label: 'Meses para pedir la devolución',
    help: 'Plazo para pedir la devolución o compensación de un saldo a favor.',
  },
  tarifaMaximaReteIca: {
    label: 'Tarifa máxima de reteICA',
    help: 'Porcentaje más alto que te retienen en tus municipios (1,4 % es 14 por mil).',
  },
};

export const labels: ValidationText['labels'] = {
  closing: 'Saldo al cierre',
  ofTheYear: 'Menos lo registrado en el año',
  ofBothYears: 'Menos lo registrado desde enero del año anterior',
  old: 'De años anteriores',
  unpaid: 'Sin pagar de periodos anteriores',
  tax: 'IVA generado y el de la cartera inicial',
  sold: 'Ventas del mes y cartera inicial',
  highest: 'Retención con la tarifa más alta',
  booked: 'Registrado en el mes',
  taxOfYear: 'Impuesto del año anterior',
  highestAdvance: 'Anticipo máximo (75 %)',
};
