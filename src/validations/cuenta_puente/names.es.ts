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

/** Tells whether a name contains one of the words or phrases, as whole words, ignoring accents and case. */
export function clearingNamed(words: readonly string[]): (name: string) => boolean {
  const asked = words.map((word) => ` ${plainName(word)} `);
  return (name) => {
    const plain = ` ${plainName(name)} `;
    return asked.some((word) => plain.includes(word));
  };
}
