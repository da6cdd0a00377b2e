/** Words that several rules of this validation use. */

/** Spanish text of the identification numbers. */
import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeWhoDoes } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount } from '#core/money/money.es.ts';

export const MOST_EXAMPLES = 3;

/** First examples of a fact, formatted from their fields, and the number of further ones. */
export function examples({ data }: FactView, tell: (fields: string[]) => string): string {
  const all = listIn(data, 'examples');
  const shown = all.slice(0, MOST_EXAMPLES).map((example) => tell(example.split('\t')));
  const more = all.length - shown.length;
  return `${shown.join('; ')}${more > 0 ? `; y ${formatCount(more)} más` : ''}.`;
}

export function shapeTitle({ data, thirdParties }: FactView): string {
  switch (wordIn(data, 'shape')) {
    case 'sociedad':
      return `${writeWhoDoes(thirdParties, 'tiene', 'sociedades tienen')} un número que no es de sociedad`;
    case 'relleno':
      return `${writeWhoDoes(thirdParties, 'tiene', 'terceros tienen')} un número de relleno`;
    case 'largo':
      return `${writeWhoDoes(thirdParties, 'tiene', 'terceros tienen')} más dígitos que un NIT o una cédula`;
    case 'codigos':
      return 'El archivo identifica a los terceros con códigos internos';
    default:
      return `${writeWhoDoes(thirdParties, 'tiene', 'terceros tienen')} el NIT incompleto`;
  }
}

export function shapeReason({ data }: FactView): string {
  switch (wordIn(data, 'shape')) {
    case 'sociedad':
      return 'Por su nombre son sociedades, y el NIT de una sociedad tiene nueve dígitos y empieza por 8 o 9.';
    case 'relleno':
      return 'Ceros, un dígito repetido o dígitos en secuencia no son el NIT ni la cédula de nadie.';
    case 'largo':
      return 'Ni el NIT ni la cédula pasan de diez dígitos.';
    case 'codigos':
      return 'Con códigos propios no se puede revisar ningún NIT: genera el informe con el número de identificación.';
    default:
      return 'Le faltan dígitos o son un número de relleno.';
  }
}
