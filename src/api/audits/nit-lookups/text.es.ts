/** Words of the workbook of a look-up. */
export const text = {
  title: 'Consulta de NIT',
  fileName: 'consulta-nit',
  columns: ['NIT', 'DV', 'DV pegado', 'Tipo', 'Nombre', 'Estado en las listas', 'Nota'],
} as const;
