/** Settings and formula lines of prestacion in Spanish. */

export const roles = {
  sueldos: 'Sueldos, jornales y comisiones',
  horasExtras: 'Horas extras y recargos',
  transporte: 'Auxilio de transporte',
  integral: 'Salario integral',
  incapacidades: 'Incapacidades',
  gastoCesantias: 'Gasto de cesantías',
  gastoIntereses: 'Gasto de intereses sobre cesantías',
  gastoPrima: 'Gasto de prima de servicios',
  gastoVacaciones: 'Gasto de vacaciones',
  nominaPorNombre: 'Nómina en el gasto y en el costo de ventas, por su nombre',
  produccion: 'Nómina en costos de producción, por su nombre',
  estimadoCesantias: 'Cesantías estimadas',
  estimadoIntereses: 'Intereses sobre cesantías estimados',
  estimadoPrima: 'Prima de servicios estimada',
  estimadoVacaciones: 'Vacaciones estimadas',
  consolidadoCesantias: 'Cesantías consolidadas',
  consolidadoIntereses: 'Intereses sobre cesantías consolidados',
  consolidadoPrima: 'Prima de servicios por pagar',
  consolidadoVacaciones: 'Vacaciones consolidadas',
  cesantiasAnteriores: 'Cesantías del régimen anterior, que no se consignan cada año',
  bancos: 'Cuentas bancarias',
};

export const parameters = {
  tolerancia: {
    label: 'Tolerancia de la provisión',
    help: 'Cuánto puede apartarse el gasto de cada prestación de lo que corresponde a los salarios del mes.',
  },
  toleranciaPasivo: {
    label: 'Tolerancia entre gasto y pasivo',
    help: 'Cuánto puede apartarse el gasto de una prestación de lo que se acreditó en su pasivo.',
  },
};

export const labels = {
  cesantias: 'Cesantías',
  intereses: 'Intereses sobre cesantías',
  prima: 'Prima de servicios',
  vacaciones: 'Vacaciones',
  due: 'Prestaciones del mes',
  charged: 'Gasto del mes',
  expected: 'Menos lo que corresponde a los salarios',
  short: 'Falta',
  over: 'Sobra',
  credited: 'Menos créditos del pasivo',
  withoutLiability: 'Gasto sin pasivo',
  withoutExpense: 'Pasivo sin gasto',
  owed: 'Saldo del pasivo',
  accruedSince: 'Menos lo causado desde entonces',
  unpaid: 'De periodos anteriores, sin pagar',
  estimated: 'Estimado sin consolidar',
};

/** Benefits, as phrases. */
export const benefitNames: Readonly<Record<string, string>> = {
  cesantias: 'cesantías',
  intereses: 'intereses sobre cesantías',
  prima: 'prima de servicios',
  vacaciones: 'vacaciones',
};
