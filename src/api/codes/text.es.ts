/** What can be wrong with a batch of codes, and what its export says. */
export const text = {
  needsPlan: 'Un código de licencia necesita un plan.',
  needsPlaces: 'Escribe cuántas empresas o usuarios da cada código.',
  expiresInThePast: 'Elige una fecha de hoy en adelante.',
  fileName: (tag: string) => `codigos-${tag}.csv`,
  header: ['Lote', 'Terminación', 'Estado', 'Vence', 'Entregado a', 'Usado', 'Usado por'],
};
