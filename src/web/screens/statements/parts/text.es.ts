/** Texts of the parts of a figure. */
export const partsText = {
  title: (label: string) => `De qué está hecha la cifra: ${label}`,
  inBooks: 'Saldo en el balance',
  moved: (line: string) => `Saldos contrarios, reclasificados: están en ${line}`,
  total: 'Cifra del estado',
  close: 'Volver al estado',
  note: 'En el balance los saldos contrarios restan. El estado no los compensa: los muestra al otro lado, y por eso la cifra es mayor.',
};
