/** What the terminal says about the key of the sessions. */
export const text = {
  secretTooShort: (shortest: number) =>
    `CUADRE_SECRET es demasiado corta: escribe al menos ${shortest} caracteres al azar, o quítala para que Cuadre guarde su propia clave en la carpeta de datos.`,
};
