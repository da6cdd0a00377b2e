/** Words of every guided tour. */
export const tourText = {
  next: 'Siguiente',
  back: 'Atrás',
  skip: 'Omitir',
  close: 'Cerrar el recorrido',
  done: 'Terminar',
  /** Filled in by the library. */
  progress: '{{current}} de {{total}}',
  again: 'Ver el recorrido',
};
