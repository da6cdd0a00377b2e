/** What can be wrong with a licence that is given. */
export const text = {
  endsInThePast: 'Elige una fecha de hoy en adelante.',
};
