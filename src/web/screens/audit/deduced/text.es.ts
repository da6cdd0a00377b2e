/** Words of what the books say of the company. */
export const deducedText = {
  title: 'Deducido de los libros: confirma',
  confirm: 'Confirmar',
  correct: 'Corregir',
  saved: 'Guardamos lo que confirmaste en los datos de la empresa.',
};
