/** Texts of company deletion. */
export const text = {
  otherNit: (nit: string) => `No es el NIT de esta empresa. Escribe ${nit}, sin dígito de verificación.`,
  house: 'Cuadre',
};
