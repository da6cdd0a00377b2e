/** Roles and parameters of anticipo in Spanish. */
import type { validation } from './validation.ts';

export const roles: Record<keyof (typeof validation)['roles'], string> = {
  anticipos: 'Anticipos a proveedores y otros',
  anticiposDeObra: 'Anticipos a contratistas, que se amortizan con el avance',
  anticiposEmpleados: 'Anticipos y avances a trabajadores, por legalizar',
  prestamosEmpleados: 'Préstamos y otras cuentas por cobrar a trabajadores',
  proveedores: 'Proveedores, contratistas y costos y gastos por pagar',
  proveedoresExterior: 'Proveedores del exterior',
  nomina: 'Salarios por pagar',
  socios: 'Cuentas por cobrar a socios',
  deudasConSocios: 'Deudas con socios y dividendos por pagar',
  consumos: 'Inventarios, activos, costos y gastos que se reciben de un proveedor',
  gastosDeViaje: 'Gasto con que se sugiere legalizar el anticipo de un empleado',
};

export const parameters = {
  mesesSinMovimiento: {
    label: 'Meses sin movimiento',
    help: 'Meses seguidos, con el auditado, sin débitos ni créditos de un anticipo para avisar de él.',
  },
};
