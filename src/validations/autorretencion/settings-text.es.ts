/** Names of the roles, parameters and lines of formulas of autorretencion. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';

export const roles: Record<Role, string> = {
  porPagar: 'Autorretención de renta por pagar',
  aFavor: 'Autorretención de renta a favor',
  anticipos: 'Anticipos de impuestos (se busca por nombre)',
  impuesto: 'Gasto por impuesto de renta',
  operacionales: 'Ingresos operacionales',
  costos: 'Costos de lo que tiene base especial (se buscan por nombre)',
  otrosIngresos: 'Otros ingresos',
  noGravados: 'Ingresos que no llevan autorretención',
  icaPorPagar: 'Autorretención de ICA por pagar',
  icaAFavor: 'Autorretención de ICA a favor',
  paraTerceros: 'Ingresos recibidos para terceros',
  anticiposRecibidos: 'Anticipos recibidos (copagos y recaudos, por su nombre)',
  otrasRetenciones: 'Las demás retenciones del formulario',
  bancos: 'Bancos',
};

export const parameters: ValidationText['parameters'] = {
  tarifaIca: {
    label: 'Tarifa de autorretención de ICA',
    help: 'En porcentaje: 1,104 % es 11,04 por mil. Déjala en cero si el municipio no la exige.',
  },
};

export const labels: ValidationText['labels'] = {
  credited: 'Autorretención por pagar del mes',
  debited: 'Menos autorretención a favor del mes',
  difference: 'Diferencia',
  income: 'Ingresos del mes',
  expected: 'Autorretención esperada',
  usualShare: 'En la proporción de los meses anteriores',
  booked: 'Menos autorretención registrada',
  owed: 'Por pagar al empezar el mes',
  paid: 'Menos pagado en el mes',
  unpaid: 'Sin consignar',
};
