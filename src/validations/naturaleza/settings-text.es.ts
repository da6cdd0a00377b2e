/** Roles and parameters of naturaleza in Spanish. */

export const roles = {
  caja: 'Caja: nunca puede ser negativa',
  bancos: 'Bancos, cuentas corrientes',
  ahorros: 'Cuentas de ahorro: no admiten sobregiro',
  clientes: 'Clientes',
  proveedores: 'Proveedores, contratistas y costos y gastos por pagar',
  deudores: 'Las demás cuentas por cobrar',
  impuestosAFavor: 'Anticipos y saldos a favor de impuestos',
  pasivos: 'Los demás pasivos',
  inventarios: 'Inventarios: se miran por cuenta, no por tercero',
  activosFijos: 'Propiedades, planta y equipo: se miran por cuenta',
  iva: 'IVA: si la empresa no es responsable, su saldo débito es costo',
  impuestosPorPagar: 'Impuestos cuyo saldo débito es un saldo a favor: se mira el total',
  retenciones: 'Retenciones y aportes: se mira el total, no el tercero',
  resultado: 'Ingresos, costos y gastos: se mira el acumulado',
  ajustes: 'Gastos e ingresos que suelen registrarse netos',
  orden: 'Cuentas de orden',
  correctoras: 'Cuentas correctoras: las revisa «Cuentas de naturaleza invertida»',
  prestaciones: 'Prestaciones: las revisa «Prestaciones sociales», por empleado',
  sinNaturaleza: 'Cuentas en las que cualquier saldo es normal',
  ingresos: 'Ventas: dónde queda por error el pago de un cliente',
  devoluciones: 'Dónde se registran las devoluciones y notas crédito de clientes',
};

export const parameters = {
  naturalezaDebito: {
    label: 'Cuentas de naturaleza débito',
    help: 'Códigos o prefijos cuya naturaleza es débito en tu plan de cuentas, aunque el PUC diga otra cosa. El más largo decide.',
  },
  naturalezaCredito: {
    label: 'Cuentas de naturaleza crédito',
    help: 'Códigos o prefijos cuya naturaleza es crédito en tu plan de cuentas, aunque el PUC diga otra cosa. El más largo decide.',
  },
  porTercero: {
    label: 'Naturaleza por tercero',
    help: 'Cuentas en las que también cada tercero debe quedar en el lado normal, aunque por defecto solo se mire la cuenta.',
  },
  destinos: {
    label: 'Adónde se reclasifica',
    help: 'Cuenta que recibe el saldo contrario en el asiento sugerido. El prefijo más largo decide; sin destino no se sugiere asiento.',
  },
};
