/** Sentences of what is wrong with a planilla. */
export const readingText = {
  name: 'Planilla de aportes (PILA)',
  shortName: 'Planilla',
  badNit: (written: string) => `Línea 1, posiciones 210 a 225: se esperaba el NIT del aportante y hay «${written}».`,
  badMonth: (written: string) =>
    `Línea 1, posiciones 305 a 311: se esperaba el periodo de pensión (2026-03) y hay «${written}».`,
  badAmount: (row: number) =>
    `Línea ${row}: un valor del empleado no es un número. Descarga otra vez el archivo plano de la planilla, sin abrirlo en Excel.`,
  short: (row: number, length: number) =>
    `Línea ${row}: tiene ${length} caracteres y se esperaban al menos 512. El archivo está cortado: descárgalo otra vez.`,
  unproved: (wrong: number, all: number) =>
    `En ${wrong} de ${all} empleados el aporte a pensión no es su base por su tarifa: las posiciones de este archivo no son las del archivo plano tipo E que se conoce. No se usa.`,
  people: (said: number, found: number) =>
    `La planilla dice ${said} cotizantes y el archivo trae ${found}: está incompleto. Descárgalo otra vez.`,
  empty: 'La planilla no trae ningún cotizante.',
};
