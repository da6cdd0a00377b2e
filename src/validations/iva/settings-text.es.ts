/** Names of the roles, parameters and lines of formulas of iva. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';

export const roles: Record<Role, string> = {
  cuenta: 'Impuesto a las ventas por pagar (toda la cuenta)',
  generado: 'IVA generado',
  descontable: 'IVA descontable',
  importaciones: 'IVA descontable en importaciones',
  devoluciones: 'IVA en devoluciones',
  saldoAFavor: 'Saldos a favor en impuestos',
  consumo: 'Cuentas donde se busca, por su nombre, el impuesto al consumo',
  clientes: 'Clientes',
  bancos: 'Bancos con que se paga',
  porPagar: 'IVA por pagar del periodo',
  ivaComoGasto: 'IVA llevado al gasto',
  ingresos: 'Ventas',
  devolucionesEnVentas: 'Devoluciones en ventas',
  otrosIngresos: 'Otros ingresos',
  mandatos: 'Ventas por cuenta de terceros',
  ingresosDiferidos: 'Ingresos y anticipos facturados por anticipado',
  ingresosExcluidos: 'Ventas excluidas de IVA',
  compras: 'Compras, costos y gastos (base)',
  anticipos: 'Anticipos a proveedores (llevan su IVA cuando llega la factura)',
  inventarios: 'Inventarios',
  costoDeVentas: 'Costo de ventas',
  activosFijos: 'Activos fijos',
  cuentasPorPagar: 'Proveedores y costos y gastos por pagar',
  depreciacion: 'Depreciación acumulada de los activos que se venden',
  noDeducibles: 'Gastos no deducibles',
};

export const parameters: ValidationText['parameters'] = {
  tarifas: { label: 'Tarifas', help: 'Porcentajes de IVA que puede llevar una factura.' },
  puntosDeTarifa: {
    label: 'Distancia a la tarifa',
    help: 'Puntos porcentuales que el IVA puede alejarse de una tarifa sin que sea hallazgo.',
  },
  ventasATarifa: {
    label: 'Ventas a una sola tarifa',
    help: 'Desde qué porcentaje de las ventas a una tarifa exacta se supone que la empresa no mezcla tarifas en un mismo cliente.',
  },
  ventasExcluidas: {
    label: 'Ventas sin IVA',
    help: 'Desde qué porcentaje de ventas sin IVA se pregunta por el prorrateo.',
  },
};

export const labels: ValidationText['labels'] = {
  sold: 'Ventas del mes',
  generated: 'IVA generado',
  expectedTax: 'IVA esperado',
  difference: 'Diferencia',
  highestTax: 'Menos IVA a la tarifa más alta',
  untaxed: 'Menos ventas exentas o excluidas',
  bought: 'Compras y gastos del mes',
  deducted: 'IVA descontable',
  leftInCost: 'IVA dentro de lo comprado',
  excluded: 'Ventas sin IVA del mes',
  apportioned: 'IVA que no es descontable',
  owedBefore: 'Por pagar al empezar el periodo',
  unpaid: 'Sin pagar',
  returned: 'Devoluciones del mes',
  reversed: 'IVA reversado',
  imported: 'Comprado en el exterior',
  consumption: 'Impuesto al consumo',
  excess: 'Descontable menos generado del periodo',
  expensed: 'Llevado al gasto',
};
