/** Settings and formula lines of parafiscal in Spanish. */

export const roles = {
  sueldos: 'Sueldos, jornales, horas extras y comisiones',
  integral: 'Salario integral',
  noSalarial: 'Pagos que no son salario: auxilios, bonificaciones y primas extralegales',
  vacaciones: 'Gasto de vacaciones',
  vacacionesPorPagar: 'Vacaciones estimadas y consolidadas',
  gastoPension: 'Aportes a pensión',
  gastoSalud: 'Aportes a salud (EPS)',
  gastoRiesgos: 'Aportes a riesgos laborales (ARL)',
  gastoCaja: 'Aportes a caja de compensación',
  gastoSena: 'Aportes al SENA',
  gastoIcbf: 'Aportes al ICBF',
  nominaPorNombre: 'Nómina en el gasto y en el costo de ventas, por su nombre',
  produccion: 'Nómina en costos de producción, por su nombre',
  aportes: 'Grupo de retenciones y aportes de nómina',
  descuentosPorNombre: 'Descuentos de nómina en otros pasivos, por su nombre: libranzas, embargos, cooperativas',
  pasivoSalud: 'Salud por pagar',
  pasivoRiesgos: 'Riesgos laborales por pagar',
  pasivoParafiscales: 'Caja, SENA e ICBF por pagar',
  pasivoPension: 'Pensión por pagar',
  autorretencion: 'Autorretención de renta por pagar',
  ingresos: 'Ingresos operacionales',
  honorarios: 'Honorarios',
  bancos: 'Cuentas bancarias',
};

export const parameters = {
  tolerancia: {
    label: 'Tolerancia de los aportes',
    help: 'Cuánto puede apartarse cada aporte de lo que corresponde a la base del mes.',
  },
};

export const labels = {
  pension: 'Pensión',
  salud: 'Salud',
  riesgos: 'Riesgos laborales',
  caja: 'Caja de compensación',
  sena: 'SENA',
  icbf: 'ICBF',
  due: 'Aportes del empleador',
  charged: 'Gasto del mes',
  expected: 'Menos lo que corresponde a la base',
  short: 'Falta',
  over: 'Sobra',
  credited: 'Créditos del pasivo en el mes',
  employer: 'Menos aportes del empleador',
  deducted: 'Descontado a los empleados',
  employeesDue: 'Menos lo que debían aportar',
  owed: 'Saldo del pasivo',
  ofMonth: 'Menos lo causado en el mes',
  unpaid: 'De meses anteriores, sin pagar',
  paid: 'Pagado en el mes',
  dueBefore: 'Menos lo que se debía',
  excess: 'Pagado de más',
  usualRate: 'Menos lo que da su tarifa de siempre',
  apart: 'Diferencia',
};

/** Payee of each contribution, as a phrase. */
export const contributionTargets: Readonly<Record<string, string>> = {
  pension: 'a pensión',
  salud: 'a salud',
  riesgos: 'a riesgos laborales',
  caja: 'a la caja de compensación',
  sena: 'al SENA',
  icbf: 'al ICBF',
};

/** Contributions, as phrases. */
export const contributionNames: Readonly<Record<string, string>> = {
  pension: 'pensión',
  salud: 'salud',
  riesgos: 'riesgos laborales',
  caja: 'caja de compensación',
  sena: 'SENA',
  icbf: 'ICBF',
};
