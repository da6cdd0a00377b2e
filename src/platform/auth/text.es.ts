/** Terminal messages about session keys and leaked passwords. */
export const text = {
  secretTooShort: (shortest: number) =>
    `CUADRE_SECRET es demasiado corta: cada clave lleva al menos ${shortest} caracteres al azar y se separan con comas. Alárgala, o quítala para que Cuadre guarde su propia clave en la carpeta de datos.`,
  badLeakedPasswordsUrl: (value: string) =>
    `CUADRE_LEAKED_PASSWORDS_URL debe ser una dirección como https://api.pwnedpasswords.com/range, y es «${value}».`,
};
