/** Sentences about firms. */
export const text = {
  tooLight: 'Este color es muy claro para leerse sobre blanco: elige uno más oscuro.',
};
