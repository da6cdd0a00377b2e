/** Settings and formula lines of depreciacion in Spanish. */

export const roles = {
  costo: 'Propiedades, planta y equipo que se deprecian',
  noDepreciables: 'Terrenos, obras en curso, equipos en montaje y en tránsito',
  otrosActivos: 'Los demás activos fijos e intangibles que se pueden vender',
  utilidadEnVenta: 'Utilidad en venta de activos fijos',
  acumulada: 'Depreciación acumulada',
  gasto: 'Gasto de depreciación',
  gastoPorNombre: 'Depreciación en el costo de ventas, por su nombre',
  produccion: 'Depreciación en costos de producción, por su nombre',
  resultadosAnteriores: 'Resultados de ejercicios anteriores',
};

export const parameters = {
  pares: {
    label: 'Depreciación acumulada de cada activo',
    help: 'Cuenta de depreciación acumulada y cuenta del costo al que pertenece. El prefijo más largo decide.',
  },
  gastos: {
    label: 'Gasto de cada depreciación',
    help: 'Cuenta de gasto y cuenta de depreciación acumulada que se llena con ella.',
  },
  tasas: {
    label: 'Tasas anuales de depreciación',
    help: 'Cuenta del costo y porcentaje anual según la política de la empresa. De entrada son los máximos fiscales.',
  },
  unidadesDeProduccion: {
    label: 'Activos por unidades de producción',
    help: 'Cuentas del costo que se deprecian según su uso: no se comparan con una tasa ni con su promedio.',
  },
  tolerancia: {
    label: 'Tolerancia entre gasto y acumulada',
    help: 'Cuánto puede apartarse el gasto del mes de lo que se acumuló.',
  },
  banda: {
    label: 'Banda alrededor de la tasa',
    help: 'Cuánto puede apartarse la depreciación de una clase de lo que da su tasa.',
  },
  desviacion: {
    label: 'Variación contra lo usual',
    help: 'En porcentaje: cuánto puede apartarse la depreciación de lo usual (mediana de seis meses) si no hubo compras ni retiros.',
  },
  valorResidual: {
    label: 'Valor residual',
    help: 'Porcentaje del costo que puede quedar sin depreciar sin que sea una omisión.',
  },
};

export const labels = {
  charged: 'Gasto del mes',
  accumulated: 'Menos depreciación acumulada en el mes',
  withoutAccumulated: 'Gasto sin acumulada',
  withoutExpense: 'Acumulada sin gasto',
  cost: 'Costo al empezar el mes',
  accumulatedBefore: 'Menos depreciación acumulada',
  left: 'Por depreciar',
  part: 'A su tasa',
  due: 'Depreciación que falta',
  dueRest: 'Lo que queda, menos de lo que da su tasa',
  credited: 'Depreciación del mes',
  reversed: 'Registrado al revés, por anular',
  ofMonth: 'Depreciación del mes, por registrar',
  toBook: 'Por registrar',
  expected: 'Menos un mes de la tasa anual',
  mean: 'Menos lo usual (mediana de los meses anteriores)',
  difference: 'Diferencia',
  chargedThisYear: 'Depreciación del año',
  ceiling: 'Menos máximo fiscal del año',
  excess: 'Diferencia temporaria',
  gain: 'Utilidad en venta de activos',
  retired: 'Menos costo retirado en el mes',
  withoutCost: 'Sin costo retirado',
};
