/** Settings and formula lines of amortizacion in Spanish. */

export const roles = {
  intangibles: 'Intangibles',
  otrosActivos: 'Plantaciones, vías, minas y semovientes',
  acumulada: 'Amortización y agotamiento acumulados',
  deterioro: 'Deterioro de intangibles',
  diferidos: 'Cargos diferidos',
  impuestoDiferido: 'Impuesto diferido',
  pagadosPorAnticipado: 'Gastos pagados por anticipado',
  gasto: 'Gasto de amortización',
  gastoNatural: 'Gastos por su naturaleza, a los que va lo pagado por anticipado',
  gastoPorNombre: 'Amortización en el costo de ventas, por su nombre',
  produccion: 'Amortización en costos de producción, por su nombre',
  ingresosDiferidos: 'Ingresos recibidos por anticipado, que se reconocen con el paso de los meses',
  ingresos: 'Ingresos a los que se llevan',
  resultadosAnteriores: 'Resultados de ejercicios anteriores',
};

export const parameters = {
  pares: {
    label: 'Amortización acumulada de cada activo',
    help: 'Cuenta de amortización acumulada y cuenta del costo al que pertenece.',
  },
  vidaIndefinida: {
    label: 'Intangibles que no se amortizan',
    help: 'Cuentas del costo de intangibles de vida indefinida o que aún no están en uso.',
  },
  contratos: {
    label: 'Meses de cada contrato',
    help: 'Cuenta de gastos pagados por anticipado y número de meses en que se consume: 17052001 y 12.',
  },
  mesesSinConsumo: {
    label: 'Meses sin consumo',
    help: 'Cuántos meses seguidos sin créditos hacen que un gasto pagado por anticipado sea un hallazgo.',
  },
  tolerancia: {
    label: 'Tolerancia de la amortización',
    help: 'Cuánto puede apartarse el gasto de lo que disminuyó el activo.',
  },
};

export const labels = {
  charged: 'Gasto del mes',
  reduced: 'Menos lo que disminuyeron los activos',
  withoutAsset: 'Gasto sin activo',
  withoutExpense: 'Acumulada sin gasto',
  cost: 'Costo al empezar el mes',
  accumulatedBefore: 'Menos amortización acumulada',
  left: 'Por amortizar',
  due: 'Un mes',
  dueAsBefore: 'Un mes, como el último que se amortizó',
  dueRest: 'Lo que queda, menos de un mes',
  consumed: 'Consumo del mes',
  pace: 'Menos una cuota del contrato',
  difference: 'Diferencia',
  chargedThisYear: 'Amortización del año',
  ceiling: 'Menos máximo fiscal del año',
  excess: 'Diferencia temporaria',
};
