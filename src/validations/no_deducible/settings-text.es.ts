/** Roles and parameters of no_deducible in Spanish. */
import type { validation } from './validation.ts';

export const roles: Record<keyof (typeof validation)['roles'], string> = {
  gastos: 'Gastos y costos de producción, en los que también decide el nombre de la cuenta',
  costos: 'Costos de ventas y compras',
  compras: 'Compras, que alguien factura',
  sinFactura: 'Depreciaciones, amortizaciones y pérdidas, que nadie factura',
  sanciones: 'Multas, sanciones, indemnizaciones y condenas no laborales',
  litigiosLaborales: 'Condenas laborales',
  impuestosAsumidos: 'Impuestos asumidos de terceros',
  impuestoRenta: 'Impuesto de renta',
  impuestoPatrimonio: 'Impuesto al patrimonio',
  gmf: 'Gravamen a los movimientos financieros',
  impuestos: 'Otros impuestos',
  donaciones: 'Donaciones',
  atenciones: 'Atenciones, obsequios y gastos de representación',
  provisiones: 'Provisiones y deterioro',
  ejerciciosAnteriores: 'Gastos de ejercicios anteriores',
  personales: 'Clubes y gastos personales de socios',
  marcadas: 'Cuentas que la empresa marcó como no deducibles',
  impuestosPorPagar: 'ICA, predial y vehículos por pagar',
  ingresos: 'Ingresos',
  caja: 'Caja',
  nomina: 'Gastos de personal, que no son pagos a proveedores',
  ivaDescontable: 'IVA, para saber quién lo factura',
};

export const parameters = {
  tarifaRenta: { label: 'Tarifa de renta', help: 'Con ella se estima el efecto en el impuesto.' },
  tarifaEspecial: {
    label: 'Tarifa del régimen especial',
    help: 'La de las entidades sin ánimo de lucro, según el perfil de la empresa.',
  },
  topeAtenciones: {
    label: 'Tope de atenciones',
    help: 'Porcentaje de los ingresos del año que se acepta en obsequios y atenciones.',
  },
  topeNoResponsables: {
    label: 'Tope con no responsables de IVA',
    help: 'UVT del año que se aceptan por operaciones gravadas con quien no es responsable de IVA.',
  },
  pagosEnEfectivo: {
    label: 'Pagos en efectivo del año',
    help: 'Lo pagado en efectivo en el año, hasta el mes auditado. El balance no lo dice; en cero, la regla queda sin evaluar cuando por caja salió más del tope.',
  },
};
