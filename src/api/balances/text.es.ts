/** Texts about balances. */
export const text = {
  columnsOf: (company: string) => `Columnas de ${company}`,
  tooManyFiles: (found: number, most: number) =>
    `El archivo comprimido trae ${found} archivos y recibimos hasta ${most}. Divídelo y súbelo por partes.`,
  fewHeaders:
    'La fila de títulos debe tener al menos tres celdas con texto. Elige la fila donde están los nombres de las columnas.',
  unknowable:
    'Sin títulos reconocemos el próximo archivo por sus cifras: las primeras filas deben traer saldo inicial, movimiento y saldo final que sumen. Indica la fila de títulos o revisa las columnas.',
  sourceOfAnother: (found: string, expected: string) =>
    `El archivo es del NIT ${found} y esta empresa es ${expected}. Súbelo en su empresa: aquí no cruzaría con nada.`,
  otherPeriod: (period: string) => `El archivo dice que es de ${period}. Confirma el mes o elige el del archivo.`,
};
