/** What the terminal says about the key of the sessions. */
export const text = {
  secretTooShort: (shortest: number) =>
    `CUADRE_SECRET es demasiado corta: cada clave lleva al menos ${shortest} caracteres al azar y se separan con comas. Alárgala, o quítala para que Cuadre guarde su propia clave en la carpeta de datos.`,
};
