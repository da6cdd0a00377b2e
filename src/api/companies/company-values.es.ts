/** Errors in the data of a company. */
export const text = {
  checkDigit: (expected: number) => `Debe ser ${expected}.`,
  notInCatalogue: 'No está en el catálogo.',
  nameTooShort: 'Escribe al menos 2 caracteres.',
  nitTaken: 'Ya hay una empresa con este NIT.',
  nitSigned: 'Hay meses firmados con este NIT: reábrelos antes de cambiarlo.',
  /** The first and the last months of a long list. */
  months: (names: readonly string[]) =>
    names.length <= 4
      ? new Intl.ListFormat('es').format(names)
      : `${names.length} meses, de ${names[0]} a ${names.at(-1)}`,
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
