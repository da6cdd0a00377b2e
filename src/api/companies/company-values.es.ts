/** Errors in the data of a company. */
export const text = {
  checkDigit: (expected: number) => `Debe ser ${expected}.`,
  notInCatalogue: 'No está en el catálogo.',
  nameTooShort: 'Escribe al menos 2 caracteres.',
  nitTaken: 'Ya hay una empresa con este NIT.',
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
