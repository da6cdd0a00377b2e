/** Names of the roles, parameters and lines of formulas of retencion. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './default-roles.ts';

export const roles: Record<Role, string> = {
  honorarios: 'Honorarios (base)',
  comisiones: 'Comisiones (base)',
  servicios: 'Servicios (base)',
  serviciosDeProduccion: 'Servicios en costos de producción (base)',
  aseoVigilanciaTemporales: 'Aseo, vigilancia y servicios temporales (base AIU)',
  arrendamientos: 'Arrendamientos (base)',
  intereses: 'Intereses pagados (base)',
  compras: 'Compras y otros (base)',
  materialesDeProduccion: 'Materiales en costos de producción (base)',
  inventarios: 'Inventarios comprados (base)',
  sinRetencion: 'Gastos sobre los que no se retiene',
  otrasBases: 'Otras cuentas que pueden explicar una retención',
  costos: 'Costo de ventas con contratistas',
  salarios: 'Salarios',
  empleados: 'Cuentas cuyos terceros son empleados',
  dividendos: 'Dividendos por pagar',
  retSalarios: 'Retención por salarios',
  retDividendos: 'Retención por dividendos',
  retHonorarios: 'Retención por honorarios',
  retComisiones: 'Retención por comisiones',
  retServicios: 'Retención por servicios',
  retArrendamientos: 'Retención por arrendamientos',
  retRendimientos: 'Retención por rendimientos financieros',
  retCompras: 'Retención por compras',
  retExterior: 'Retención por pagos al exterior',
  otrasRetenciones: 'Otras retenciones practicadas',
  autorretencion: 'Autorretenciones por pagar',
  reteIva: 'IVA retenido a proveedores',
  reteIca: 'ICA retenido a proveedores',
  ivaDescontable: 'IVA descontable',
  aFavor: 'Retención en la fuente que te practicaron',
  autorretencionAFavor: 'Autorretención a favor',
  ingresos: 'Ingresos',
  ingresosNetos: 'Devoluciones en ventas',
  clientes: 'Clientes y sus anticipos',
  porPagar: 'Proveedores y costos y gastos por pagar',
  asumidas: 'Impuestos asumidos',
  bancos: 'Bancos',
};

export const parameters: ValidationText['parameters'] = {
  puntosDeTarifa: {
    label: 'Distancia a la tarifa',
    help: 'Puntos porcentuales que la retención puede alejarse de una tarifa de ley sin que sea hallazgo.',
  },
  vecesLaBase: {
    label: 'Veces la base mínima',
    help: 'La base mínima se mide pago por pago, y el balance solo muestra el mes. Desde tantas veces la base mínima se da por seguro que algún pago la alcanzó.',
  },
  noSujetos: {
    label: 'Terceros a los que no se les retiene',
    help: 'NIT de proveedores autorretenedores, del régimen simple o no contribuyentes, según su RUT.',
  },
  cuentasConTercero: {
    label: 'Cuentas que se llevan por proveedor',
    help: 'Cuentas de retención en las que el tercero es el proveedor, aunque los movimientos parezcan decir otra cosa.',
  },
  cuentasConAutoridad: {
    label: 'Cuentas que se llevan con la DIAN',
    help: 'Cuentas de retención en las que el único tercero es la DIAN o el municipio: solo se revisa su total.',
  },
  agenteReteIva: {
    label: 'La empresa es agente de retención de IVA',
    help: 'Actívalo si la empresa es gran contribuyente o entidad del Estado y no aparece en las listas de la DIAN que trae el programa.',
  },
  tarifaMaximaReteIca: {
    label: 'Tarifa máxima de reteICA',
    help: 'Porcentaje más alto que retiene la empresa en sus municipios (1,4 % es 14 por mil).',
  },
  mesesReteIca: {
    label: 'Meses del periodo de reteICA',
    help: 'Cada cuántos meses se declara el ICA retenido: 1 si es mensual, 2 si es bimestral.',
  },
};

export const labels: ValidationText['labels'] = {
  base: 'Base del mes',
  expected: 'Retención esperada',
  withheld: 'Menos retención registrada',
  missing: 'Diferencia',
  owed: 'Por pagar al empezar el mes',
  paid: 'Menos pagado en el mes',
  unpaid: 'Sin consignar',
  supplierVat: 'IVA de los proveedores en el mes',
  withheldVat: 'IVA retenido',
  soldOrOwed: 'Ventas del mes y cartera al empezar el mes',
  highestWithholding: 'Retención con la tarifa más alta',
  booked: 'Retención registrada a favor',
  wages: 'Pagos laborales del mes',
  leastWithholding: 'Retención mínima, después de todas las deducciones',
  dividends: 'Dividendos abonados en el mes',
};
