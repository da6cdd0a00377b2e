/** Validation errors of request fields, in Spanish. */
import { lookUp } from '#core/dictionary/look-up.ts';

const types: Record<string, string> = {
  integer: 'número entero',
  number: 'número',
  string: 'texto',
  boolean: 'valor de sí o no',
  array: 'lista',
  object: 'conjunto de datos',
};

const formats: Record<string, string> = {
  email: 'Escribe un correo como nombre@empresa.com.',
  'person-name': 'Escribe solo el nombre, sin direcciones de páginas ni de correo; después de un punto va un espacio.',
  uuid: 'No es un identificador válido.',
  'date-time': 'Escribe una fecha y hora en formato ISO 8601.',
};

/** Sentence of a violated JSON Schema keyword. */
export function fieldErrorText(keyword: string, params: Record<string, unknown>): string {
  switch (keyword) {
    case 'required':
      return 'Falta este dato.';
    case 'boolean':
      return 'Este campo no existe.';
    case 'type':
      return `No es un ${lookUp(types, String(params.type)) ?? 'valor'} válido.`;
    case 'format':
      return lookUp(formats, String(params.format)) ?? 'No tiene la forma esperada.';
    case 'minLength':
      return `Escribe al menos ${params.limit} caracteres.`;
    case 'maxLength':
      return `Escribe como máximo ${params.limit} caracteres.`;
    case 'minimum':
      return `Debe ser ${params.limit} o más.`;
    case 'maximum':
      return `Debe ser ${params.limit} o menos.`;
    case 'enum':
      return `Debe ser uno de estos: ${(params.allowedValues as unknown[]).join(', ')}.`;
    case 'maxItems':
      return `Envía como máximo ${params.limit}.`;
    case 'maxProperties':
      return `Envía como máximo ${params.limit} datos.`;
    case 'minItems':
      return `Envía al menos ${params.limit}.`;
    case 'distinct':
      return 'Hay valores repetidos: envía cada uno una sola vez.';
    case 'minProperties':
      return 'Envía al menos un dato.';
    default:
      return 'No tiene la forma esperada.';
  }
}

export const text = {
  unexpectedBody: 'Esta llamada no recibe datos en el cuerpo.',
  tooDeep: 'El cuerpo tiene demasiados niveles: envía listas y objetos de hasta 32 niveles.',
  notJson: 'El cuerpo no es JSON válido.',
  unwritable: 'Contiene un carácter que no se puede guardar.',
  badHosts: (value: string) =>
    `CUADRE_HOSTS debe tener nombres separados por comas, como cuadre.ejemplo.co o 192.168.1.5:3000, y «${value}» no lo es.`,
  noFile: 'Envía un archivo en el campo «file».',
  lateFile: 'El archivo tardó demasiado en llegar. Revisa tu conexión y súbelo de nuevo.',
  keyReused: 'Esta clave ya se usó con otros datos.',
  keyLength: 'La clave debe tener entre 1 y 200 caracteres.',
};
