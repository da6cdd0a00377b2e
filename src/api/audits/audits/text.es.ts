/** Reasons why an audit could not be finished. */
export const text = {
  failures: {
    memory:
      'La auditoría necesita más memoria de la que puede usar. Carga el balance con menos detalle o pide ayuda a soporte.',
    time: 'La auditoría tardó más de lo permitido y la detuvimos. Vuelve a intentarlo; si se repite, pide ayuda a soporte.',
    other: 'Se ha producido un error al auditar. Vuelve a intentarlo; si se repite, pide ayuda a soporte.',
  },
};
