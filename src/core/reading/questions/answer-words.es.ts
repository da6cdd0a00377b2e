/** What a person said of a file, as an audit of its books says it. */
import type { ReadAnswers } from './question.ts';

const units = {
  miles: 'El archivo trae las cifras en miles: las multiplicamos por 1.000.',
  millones: 'El archivo trae las cifras en millones: las multiplicamos por 1.000.000.',
  pesos: 'Dijiste que las cifras del archivo están en pesos, aunque su título dice otra unidad.',
};

/** Sentences; empty where nothing was said. */
export function describeAnswers({ unit, company, book }: ReadAnswers): string {
  const sentences = [
    unit && units[unit],
    company && `De las empresas del archivo, leímos la que elegiste: ${company}.`,
    book && `De los libros del archivo, leímos el que elegiste: ${book}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
