/** Settings and formula lines of utilidad in Spanish. */

export const roles = {
  ingresos: 'Ingresos',
  gastos: 'Gastos',
  costos: 'Costos de ventas',
  produccion: 'Costos de producción o de operación',
  cierre: 'Ganancias y pérdidas: la cuenta del cierre',
  utilidad: 'Utilidad del ejercicio',
  perdida: 'Pérdida del ejercicio',
  acumuladas: 'Utilidades y pérdidas acumuladas',
  reservas: 'Reservas',
  reservaLegal: 'Reserva legal',
  capital: 'Capital',
  superavit: 'Superávit de capital',
  dividendos: 'Dividendos por pagar y deudas con socios',
  patrimonio: 'Patrimonio',
};

export const parameters = {
  reservaObligatoria: {
    label: 'Debe llevar reserva legal',
    help: 'Actívalo si los estatutos lo ordenan. A las sociedades anónimas y limitadas se les exige siempre.',
  },
  mesDeLaAsamblea: {
    label: 'Mes de la asamblea',
    help: 'Último mes en que la utilidad del año anterior puede seguir en la cuenta de la utilidad del ejercicio.',
  },
};

export const labels = {
  ingresos: 'Ingresos',
  gastos: 'Gastos',
  costos: 'Costos de ventas',
  produccion: 'Costos de producción',
  shownBefore: 'Resultado del ejercicio al empezar el mes',
  movement: 'Movimiento del mes',
  shown: 'Resultado del ejercicio al cierre',
  profit: 'Utilidad del ejercicio',
  loss: 'Menos pérdida del ejercicio',
  net: 'Neto',
  retainedMovement: 'Movimiento de los resultados acumulados',
  explained: 'Menos distribuciones, reservas y traslados',
  unexplained: 'Sin explicar',
  equity: 'Patrimonio en libros',
  resultOfYear: 'Resultado del año',
  whole: 'Patrimonio',
  equityBefore: 'Resultados del ejercicio y acumulados en diciembre',
  resultOfDecember: 'Resultado del año',
  carried: 'Menos lo que abre en enero',
  difference: 'Diferencia',
  reserveDue: 'Reserva que corresponde',
  reserved: 'Menos reserva apropiada',
  missing: 'Falta',
};
