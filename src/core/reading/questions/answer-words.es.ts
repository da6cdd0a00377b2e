/** What a person said of a file, as an audit of its books says it. */
import { ALL_BOOKS, type ReadAnswers, type SignAnswer } from './question.ts';

const units = {
  miles: 'El archivo trae las cifras en miles: las multiplicamos por 1.000.',
  millones: 'El archivo trae las cifras en millones: las multiplicamos por 1.000.000.',
  pesos: 'Dijiste que las cifras del archivo están en pesos, aunque su título dice otra unidad.',
};

const rows = {
  totales: 'Dijiste que las filas que no son la suma de las que tienen debajo son totales: no las sumamos.',
  movimientos:
    'Dijiste que las filas que no son la suma de las que tienen debajo son movimientos propios: las sumamos.',
};

const signs: Record<SignAnswer, string> = {
  'con-signo': 'Dijiste que el archivo trae los saldos crédito en negativo.',
  'por-clase': 'Dijiste que el archivo trae en positivo las clases 2, 3, 4 y 9.',
  'por-naturaleza': 'Dijiste que el archivo trae en positivo cada cuenta según su naturaleza.',
};

/** Sentences; empty where nothing was said. */
export function describeAnswers({ unit, company, book, levels, sign, columns }: ReadAnswers): string {
  const sentences = [
    unit && units[unit],
    company && `De las empresas del archivo, leímos la que elegiste: ${company}.`,
    levels && rows[levels],
    sign && signs[sign],
    columns && `De las columnas con el mismo título, leímos las que elegiste: ${columns}.`,
    book === ALL_BOOKS &&
      'Dijiste que las partes del archivo que cuadran cada una por su lado son un solo libro: las leímos juntas.',
    book && book !== ALL_BOOKS && `De los libros del archivo, leímos el que elegiste: ${book}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
