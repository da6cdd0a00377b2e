/** Spanish names of the roles of accounts in the validation of third parties. */
import type { Role } from './rules.ts';

export const rolesText: Readonly<Record<Role, string>> = {
  exigido: 'Cuentas que exigen tercero (falta: alta)',
  esperado: 'Cuentas que esperan tercero (falta: media)',
  recomendado: 'Cuentas en que se recomienda tercero (falta: baja)',
  libre: 'Cuentas que pueden ir sin tercero',
  dian: 'Cuentas cuyo tercero es la DIAN',
  dianOMunicipio: 'Cuentas cuyo tercero es la DIAN o el municipio',
  municipio: 'Cuentas cuyo tercero es el municipio',
  impuestoLocal: 'Gasto y anticipo de industria y comercio',
  bancos: 'Cuentas cuyo tercero es un banco',
  eps: 'Cuentas cuyo tercero es una EPS',
  arl: 'Cuentas cuyo tercero es una ARL',
  cajas: 'Cuentas cuyo tercero es una caja de compensación, el SENA o el ICBF',
  pensiones: 'Cuentas cuyo tercero es un fondo de pensiones o cesantías',
  consumidorFinal: 'Cuentas que admiten consumidor final',
  contado: 'Cuentas que admiten consumidor final mientras no quede saldo',
  nitPropio: 'Cuentas en que la propia empresa no puede ser tercero',
  nitPropioMenor: 'Gastos en que la propia empresa no puede ser tercero, salvo por poco',
  nitPropioDudoso: 'Cuentas en que la propia empresa es un tercero por verificar',
  porCostumbre: 'Cuentas cuyo tercero lo dice la costumbre de la empresa',
  certificados: 'Cuentas de lo que certifican los clientes',
  clientes: 'Lo que deben los clientes',
  proveedores: 'Lo que se debe a proveedores',
  cartera: 'Cuentas por cobrar y por pagar en que un saldo quieto importa',
};
