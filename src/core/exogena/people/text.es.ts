/** What is wrong in the data of a third party. */
export const text = {
  long: (most: number) => `Escríbelo en ${most} caracteres o menos.`,
  minor: 'En la fila de cuantías menores solo van la dirección y el municipio de la empresa.',
  type: (type: string) => `«${type}» no es un tipo de documento de la DIAN: elige uno de la lista, como 13 o 31.`,
  notNit: (number: string) => `${number} no puede ser un NIT: un NIT tiene solo cifras, cinco o más.`,
  notDigits: (number: string, name: string) => `${number} no puede ser ${name.toLowerCase()}: tiene solo cifras.`,
  digit: 'El DV es una sola cifra.',
  noDv: 'Este documento no lleva DV.',
  wrongDv: (number: string, right: number) => `El DV de ${number} es ${right}.`,
  both: 'Escribe la razón social o los apellidos y nombres, no ambos.',
  natural: (name: string) => `${name}: es una persona natural; escribe sus apellidos y nombres, no una razón social.`,
  legal: 'Es una persona jurídica: escribe la razón social, no apellidos y nombres.',
  surname: 'Falta el primer apellido.',
  name: 'Falta el primer nombre.',
  country: (code: string) => `«${code}» no es un país de la DIAN: elige uno de la lista, como 169 (Colombia).`,
  municipality: (code: string) => `«${code}» no es un municipio: elige uno de la lista, como 11001 (Bogotá).`,
  abroad: 'De quien reside en el exterior no se informan la dirección ni el municipio: déjalo vacío.',
};
