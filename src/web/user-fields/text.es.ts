/** Texts of the personal-data fields. */
export const userFieldText = {
  name: 'Nombre completo',
  phone: 'Celular o teléfono',
  phoneInvalid: 'El teléfono lleva entre 7 y 20 dígitos; puede empezar con + y el código del país',
  documentType: 'Tipo de documento',
  choose: 'Elige el tipo',
  documentNumber: 'Número de documento',
  documentNumberInvalid: 'El número tiene entre 4 y 20 letras o dígitos, sin puntos ni espacios',
  card: 'Tarjeta profesional (opcional)',
  cardHelp: 'Si eres contador público y llevas los libros de varias empresas.',
  cardInvalid: 'La tarjeta profesional lleva entre 3 y 20 dígitos o letras, como 123456-T',
};
