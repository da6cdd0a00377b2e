/** Spanish text of the identification numbers. */
import type { ValidationText } from '#core/engine/validation-text.ts';

export const text: ValidationText<never> = {
  title: 'NIT',
  summary:
    'Revisa los números con que se identifican los terceros: dígito de verificación, longitud, letras, números repetidos y nombres con varios números. También los compara con la lista de proveedores ficticios de la DIAN.',
  question: '¿Nos confirmas los datos de este tercero? Mándanos su RUT o su cédula.',
  roles: {},
  parameters: {
    proveedoresFicticios: {
      label: 'Proveedores ficticios',
      help: 'NIT que sabes declarados proveedores ficticios, además de los de la lista de la DIAN cargada en Cuadre. Sin dígito de verificación.',
    },
  },
  labels: {},
  reasons: {
    sin_numeros: () => 'El archivo no trae números de identificación de terceros.',
    sin_lista: () =>
      'Falta la lista de proveedores ficticios de la DIAN. Mientras el administrador de Cuadre la carga, puedes poner los NIT que conozcas en los parámetros de esta validación.',
  },
};
