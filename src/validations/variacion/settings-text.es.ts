/** Roles and parameters of variacion in Spanish. */
import type { validation } from './validation.ts';

export const roles: Record<keyof (typeof validation)['roles'], string> = {
  resultado: 'Ingresos, costos y gastos: se compara lo del mes',
  balance: 'Activos, pasivos y patrimonio: se compara el saldo',
  produccion: 'Costos de producción, que pasan a inventarios o al costo: se comparan sus débitos',
  sinTerceros: 'Cuentas cuyos terceros no explican nada',
  porTercero: 'Gastos en que se revisa también cada tercero',
  prestaciones: 'Prestaciones sociales: se mueven en junio, diciembre y al cambiar el año',
  vacaciones: 'Vacaciones: bajan cuando alguien las toma',
  cierreAnual: 'Impuesto de renta y resultados: se mueven con el cierre y la declaración',
  impuestosAnuales: 'Predial, vehículos y registro mercantil: una vez al año',
  seguros: 'Seguros y otros pagados por anticipado',
  impuestosPeriodicos: 'IVA y sus retenciones: se cierran por periodos',
  impuestosMunicipales: 'ICA y sus retenciones: se cierran y pagan según el municipio',
  nomina: 'Nómina y aportes: suben con el salario al empezar el año',
  siguenAlIngreso: 'Cuentas que suben y bajan con las ventas',
  porPagar: 'Proveedores y cuentas por pagar: suben con lo que se compra',
  comprado: 'Activos y pagos anticipados que se compran a un tercero',
  ventas: 'Ventas',
  costos: 'Costo de ventas',
  cartera: 'Clientes',
  proveedores: 'Proveedores',
  compras: 'Compras e inventarios',
  personal: 'Gastos de personal',
};

export const parameters = {
  cambioMes: {
    label: 'Cambio frente al mes anterior',
    help: 'Porcentaje desde el que se informa, si además supera la materialidad.',
  },
  cambioPromedio: { label: 'Cambio frente al promedio', help: 'Promedio de los 3 a 12 meses anteriores.' },
  cambioAnual: { label: 'Cambio frente al año anterior', help: 'Contra el mismo mes del año anterior.' },
  desviaciones: {
    label: 'Desviaciones estándar',
    help: 'Con seis meses o más, distancia del promedio que se informa.',
  },
  puntosMargen: { label: 'Margen bruto', help: 'Puntos de cambio del margen que se informan.' },
  diasRotacion: { label: 'Días de rotación', help: 'Días de cartera o de proveedores que deben cambiar, como mínimo.' },
  destacadas: {
    label: 'Variaciones destacadas',
    help: 'Cuántas, de las que no tienen precedente ni explicación, quedan de severidad media. En diciembre y enero, el doble.',
  },
  maximo: { label: 'Variaciones que se muestran', help: 'Las demás, más pequeñas, no se listan.' },
};
