/** Names of clearing accounts. The list is a parameter's default; a name matches if it contains one of them. */
import { plainName } from '#core/identity/plain-name.ts';

export const clearingNames: readonly string[] = [
  'puente',
  'transitoria',
  'transitorio',
  'transitorias',
  'de paso',
  'suspenso',
  'por identificar',
  'sin identificar',
  'no identificado',
  'no identificados',
  'no identificada',
  'no identificadas',
  'por clasificar',
  'sin clasificar',
  'por reclasificar',
  'por aclarar',
  'por conciliar',
  'por asignar',
  'sin asignar',
  'por aplicar',
  'sin aplicar',
  'partidas conciliatorias',
  'traslado de saldos',
  'traslados de saldos',
  'saldos iniciales',
  'traslados entre cuentas',
  'traslados entre bancos',
  'traslados bancarios',
];

/** Whether a name contains one of the words or phrases, as whole words, ignoring accents and case. */
export function namesClearing(name: string, words: readonly string[]): boolean {
  const plain = ` ${plainName(name)} `;
  return words.some((word) => plain.includes(` ${plainName(word)} `));
}
