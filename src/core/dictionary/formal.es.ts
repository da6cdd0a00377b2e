/**
 * Sentences that say «tú», as the product does to its users, said with «usted» to a client of theirs. Only imperatives where a
 * clause begins are changed: «que compara dos años» is none.
 */
import { lookUp } from './look-up.ts';

/** Of «tú», of «usted». */
const imperatives: Readonly<Record<string, string>> = {
  abre: 'abra',
  agrupa: 'agrupe',
  borra: 'borre',
  busca: 'busque',
  carga: 'cargue',
  compara: 'compare',
  comprueba: 'compruebe',
  confirma: 'confirme',
  corrige: 'corrija',
  deja: 'deje',
  despliega: 'despliegue',
  di: 'diga',
  divide: 'divida',
  elige: 'elija',
  entra: 'entre',
  exporta: 'exporte',
  genera: 'genere',
  guarda: 'guarde',
  haz: 'haga',
  indica: 'indique',
  marca: 'marque',
  muestra: 'muestre',
  pide: 'pida',
  quita: 'quite',
  revisa: 'revise',
  sube: 'suba',
  suelta: 'suelte',
};

/** Wherever they stand. */
const always: Readonly<Record<string, string>> = {
  ábrelo: 'ábralo',
  bórralas: 'bórrelas',
  dale: 'dele',
  descárgalo: 'descárguelo',
  descomprímelo: 'descomprímalo',
  divídelo: 'divídalo',
  elígelo: 'elíjalo',
  envíalo: 'envíelo',
  expórtalo: 'expórtelo',
  guárdalo: 'guárdelo',
  llévalo: 'llévelo',
  pídelo: 'pídalo',
  quítala: 'quítela',
  quítalas: 'quítelas',
  quítale: 'quítele',
  súbelo: 'súbalo',
  súbelos: 'súbalos',
  suéltalo: 'suéltelo',
  elegiste: 'eligió',
  guardaste: 'guardó',
  puedes: 'puede',
  tienes: 'tiene',
  vas: 'va',
  te: 'le',
  tu: 'su',
  tú: 'usted',
  tus: 'sus',
  tuya: 'suya',
  tuyo: 'suyo',
};

/** A word with what stands before it: the start, the end of a clause, or a word. */
const words = /(^\s*(?:[yoe]\s+)?|[.:;,(]\s+(?:[yoe]\s+)?|\s+[yoe]\s+|\s+|[^\p{L}])(\p{L}+)/gu;
/** What others wrote. */
const quoted = /(«[^»]*»)/;

export function formal(text: string): string {
  return text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : formalPart(part, at === 0)))
    .join('');
}

function formalPart(text: string, isFirst: boolean): string {
  return text.replaceAll(words, (whole, before: string, word: string, at: number) => {
    const known = word.toLowerCase();
    const begins = (at === 0 && isFirst) || before.trim() !== '';
    const said = lookUp(always, known) ?? (begins ? lookUp(imperatives, known) : undefined);
    if (said === undefined) return whole;
    return before + (word === known ? said : `${said[0]!.toUpperCase()}${said.slice(1)}`);
  });
}
