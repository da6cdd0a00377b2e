/** Terminal messages about the keys of stored secrets. */
export const text = {
  keyTooShort: (shortest: number) =>
    `CUADRE_SECRETS_KEY es demasiado corta: cada clave lleva al menos ${shortest} caracteres al azar. Escribe una más larga, o quítala para que Cuadre guarde la suya en la carpeta de datos.`,
};
