/** Messages of `cuadre estados`. */

export const statementsText = {
  noFiles: 'Dinos qué archivo o carpeta leer: cuadre estados balances/',
  unknownStatement: (given: string, known: readonly string[]) =>
    `No existe el estado «${given}». Los que hay: ${known.join(', ')}.`,
  unknownComparative: (given: string, known: readonly string[]) =>
    `No se puede comparar con «${given}». Se puede con: ${known.join(', ')}.`,
  unknownChoice: (given: string, known: readonly string[]) =>
    `Los gastos se presentan por ${known.join(' o por ')}, no por «${given}».`,
  unknownUnit: (given: string, known: readonly string[]) =>
    `No hay cifras en «${given}». Las unidades son: ${known.join(', ')}.`,
  concept: 'Concepto',
  change: 'Variación',
  noFigure: 'sin datos',
  holds: 'Sí',
  doesNotHold: 'No',
  units: { times: ' veces', percent: ' %', days: ' días' },
  marks: {
    proposed: 'propuesta',
    reclassified: 'reclasificada',
    unmapped: 'sin línea',
    adjusted: 'ajustada por redondeo',
  },
};
