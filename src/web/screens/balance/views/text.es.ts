/** Texts of the saved views of the explorer. */
export const viewsText = {
  button: 'Vistas guardadas',
  shown: (name: string) => `Vista: ${name}`,
  none: 'Guarda cómo miras el balance: columnas, filtros y orden. Con un clic se ve así cualquier mes y empresa.',
  noneToRead: 'Tu firma todavía no ha guardado vistas del balance. Las guarda quien puede editar hallazgos.',
  failed: 'No pudimos leer las vistas guardadas. Cierra y abre este cuadro para intentarlo otra vez.',
  name: 'Nombre de la vista',
  save: 'Guardar esta vista',
  forAll: 'La ve toda la firma, en todas sus empresas; también la cuenta, el tercero y las palabras que buscas.',
  by: (owner: string | null) => (owner === null ? 'La guardaste tú' : `De ${owner}`),
  more: (name: string) => `Más acciones de la vista ${name}`,
  update: 'Actualizar con lo que se ve ahora',
  rename: 'Cambiar el nombre',
  renameOf: (name: string) => `Nombre nuevo de la vista ${name}`,
  keepName: 'Guardar',
  remove: 'Borrar para toda la firma',
};
