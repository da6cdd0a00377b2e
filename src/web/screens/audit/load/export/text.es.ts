/** Texts about exporting the balance. */

export const exportText = {
  how: 'Cómo exportarlo desde',
  other: 'otro programa',
  any: 'tu programa contable',
  title: (software: string) => `Exportar el balance desde ${software}`,
  more: 'Errores frecuentes y cómo leemos el archivo',
};
