/**
 * Names of accounts as accountants abbreviate and misspell them, written out for the patterns that read them: «RETEFTE X
 * PAGAR», «INTS S/CESANT.», «Depresiacion», «Bacaciones».
 */

import { TextMemo } from '#core/dictionary/text-memo.ts';
import { plainName } from './plain-name.ts';

/** Words that are abbreviations wherever they stand. */
const WORDS: Readonly<Record<string, string>> = {
  AMORT: 'AMORTIZACION',
  AMORTIZ: 'AMORTIZACION',
  ANT: 'ANTICIPO',
  ANTIC: 'ANTICIPO',
  ARREND: 'ARRENDAMIENTO',
  ARRTO: 'ARRENDAMIENTO',
  AUTORET: 'AUTORRETENCION',
  AUTORRET: 'AUTORRETENCION',
  AUX: 'AUXILIO',
  BONIF: 'BONIFICACION',
  CESAN: 'CESANTIAS',
  CESANT: 'CESANTIAS',
  CLTES: 'CLIENTES',
  COMPENS: 'COMPENSACION',
  COMPUT: 'COMPUTO',
  CTA: 'CUENTA',
  CTAS: 'CUENTAS',
  DCTO: 'DESCUENTO',
  DCTOS: 'DESCUENTOS',
  DEPR: 'DEPRECIACION',
  DEPRE: 'DEPRECIACION',
  DEPREC: 'DEPRECIACION',
  DESCONT: 'DESCONTABLE',
  DEV: 'DEVOLUCION',
  DEVOL: 'DEVOLUCION',
  EDIF: 'EDIFICACIONES',
  EMPL: 'EMPLEADOS',
  EMPLEAD: 'EMPLEADOS',
  EQPO: 'EQUIPO',
  FINANC: 'FINANCIERO',
  GTO: 'GASTO',
  GTOS: 'GASTOS',
  HON: 'HONORARIOS',
  HONOR: 'HONORARIOS',
  HRS: 'HORAS',
  IMP: 'IMPUESTO',
  IMPTO: 'IMPUESTO',
  IMPTOS: 'IMPUESTOS',
  INCAP: 'INCAPACIDAD',
  INTS: 'INTERESES',
  MAQ: 'MAQUINARIA',
  NALES: 'NACIONALES',
  OBLIG: 'OBLIGACION',
  PENS: 'PENSIONES',
  PREST: 'PRESTAMO',
  PROVEED: 'PROVEEDORES',
  PROVIS: 'PROVISION',
  PTMO: 'PRESTAMO',
  PTMOS: 'PRESTAMOS',
  RET: 'RETENCION',
  RETEN: 'RETENCION',
  RFTE: 'RETENCION EN LA FUENTE',
  RTEFTE: 'RETENCION EN LA FUENTE',
  SDO: 'SALDO',
  SERV: 'SERVICIOS',
  SERVS: 'SERVICIOS',
  SUBS: 'SUBSIDIO',
  TRANSP: 'TRANSPORTE',
  TTE: 'TRANSPORTE',
  VAC: 'VACACIONES',
  VACAC: 'VACACIONES',
  VEH: 'VEHICULOS',
  VEHIC: 'VEHICULOS',
};

/** Abbreviations that only their neighbours tell. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bX (?=[A-Z]{3,})/g, 'POR '],
  [/\bPOR PAG\b/g, 'POR PAGAR'],
  // What is paid or received beforehand is no advance of a supplier.
  [/\bPOR ANT(IC|ICIP)?\b/g, 'POR ANTICIPADO'],
  [/\bPOR COB\b/g, 'POR COBRAR'],
  [/\bCXC\b|\bC X C\b/g, 'CUENTAS POR COBRAR'],
  [/\bCXP\b|\bC X P\b/g, 'CUENTAS POR PAGAR'],
  [/\bRETE (?!FU?E?NTE|FTE|IVA|ICA|GARAN|RENTA)(?=[A-Z]{4,})/g, 'RETENCION '],
  [/\bINTS?(?= (BANC|FIN|PREST|PTMO|OBLIG|CRED|POR PAGAR|CORR))/g, 'INTERESES'],
  [/\bDIF (EN )?CAMBIO\b/g, 'DIFERENCIA EN CAMBIO'],
  [/\bCAJAS? (DE )?COMP\b/g, 'CAJA DE COMPENSACION'],
  [/\bMAQ Y EQ\b/g, 'MAQUINARIA Y EQUIPO'],
  [/\bINT(?=( [A-Z]{1,5})* CESA)/g, 'INTERESES'],
  [/\bRE?T(E|EN)? FTE\b/g, 'RETENCION EN LA FUENTE'],
  [/\bIND(UST)? (Y )?C(IO|CIO|OM|OMERC)\b/g, 'INDUSTRIA Y COMERCIO'],
  [/(?<=\bIVA )DESC\b/g, 'DESCONTABLE'],
  [/(?<=\bIVA )GEN\b/g, 'GENERADO'],
];

/** Prefilter: most names have none of their first words. */
const PHRASE = /\b(?:X|POR|INTS?|RE?TE?|RETEN|IND|INDUST|IVA|DIF|CAJAS?|MAQ|C) |\bCX[CP]\b/;

/** Words that decide what an account is, and are written as they sound. */
const SPELLED = [
  'AMORTIZACION',
  'ARRENDAMIENTO',
  'ARRENDAMIENTOS',
  'AUTORRETENCION',
  'AUTORRETENCIONES',
  'CESANTIAS',
  'COMPENSACION',
  'DEPRECIACION',
  'DESCONTABLE',
  'GENERADO',
  'HONORARIOS',
  'INCAPACIDADES',
  'PENSIONES',
  'PROVISION',
  'RETENCION',
  'RETENCIONES',
  'SALARIOS',
  'SUELDOS',
  'VACACIONES',
  'VEHICULOS',
];
/** From this many letters on, a word with one letter missing or two exchanged is told apart from others. */
const LEAST_LETTERS = 8;

let bySound: ReadonlyMap<string, string> | null = null;
/** Words seen, written out: charts repeat the same few hundred. */
const known = new Map<string, string>(Object.entries(WORDS));
/** Distinct words kept, so that names of a hostile file do not fill the memory. */
const MOST_KNOWN = 20_000;

/** Normalised as `plainName`, with abbreviations written out and the words that decide spelled right. */
export function accountName(text: string): string {
  return names.of(text, makeName);
}

/** Months repeat the names of their accounts, and several validations ask for the same. */
const names = new TextMemo<string>(5000);

function makeName(text: string): string {
  let plain = plainName(text);
  if (PHRASE.test(plain)) for (const [pattern, whole] of PHRASES) plain = plain.replace(pattern, whole);
  return plain.split(' ').map(writtenOut).join(' ');
}

function writtenOut(word: string): string {
  if (word.length < 3) return word;
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const whole = word.length < 6 ? word : (respelled(word) ?? word);
  if (known.size < MOST_KNOWN) known.set(word, whole);
  return whole;
}

function respelled(word: string): string | null {
  bySound ??= new Map(SPELLED.flatMap((right) => mistakesOf(right).map((sound) => [sound, right] as const)));
  return bySound.get(soundOf(word)) ?? null;
}

/** How a word sounds, and how it does with one letter missing or two neighbours exchanged; the right sound last. */
function mistakesOf(right: string): string[] {
  const sound = soundOf(right);
  const found: string[] = [];
  for (let at = 1; at < right.length && right.length >= LEAST_LETTERS; at++) {
    // Not the last letter, without which a plural is a word of its own; nor one between two alike: «horarios».
    if (at < right.length - 1 && right[at - 1] !== right[at + 1])
      found.push(soundOf(right.slice(0, at) + right.slice(at + 1)));
    found.push(soundOf(right.slice(0, at - 1) + right[at] + right[at - 1] + right.slice(at + 1)));
  }
  return [...found, sound];
}

/** Colombian pronunciation: s, z and soft c alike, b and v, g and j before e and i; no h, no double letters. */
function soundOf(word: string): string {
  return word
    .replace(/H/g, '')
    .replace(/V/g, 'B')
    .replace(/S?C(?=[EI])|Z/g, 'S')
    .replace(/G(?=[EI])/g, 'J')
    .replace(/(.)\1/g, '$1');
}

const FOUR_PER_THOUSAND = /\b4 ?(?:X|POR)? ?(?:1 ?000|MIL)\b|\bCUATRO (?:POR|X) MIL\b|\bGMF\b/;
/** `GRAVAMEN A LOS MOVIMIENTOS FIN`, as packages cut it; `Grav. Mvto Fciero`; `Impto transacciones financieras`. */
const OF_MOVEMENTS =
  /\bGRAV(?:AMEN|AMENES)?\b.*\b(?:F(?:IN|C)|M(?:OV|VT|VM))|\b(?:MOVIMIENTO|TRANSACCION)(?:E?S)? FINANC/;

/** Whether an expense account is of the tax on financial movements (ET 870), by its name. */
export function isMovementsTaxName(name: string): boolean {
  const plain = plainName(name);
  return FOUR_PER_THOUSAND.test(plain) || OF_MOVEMENTS.test(plain);
}
