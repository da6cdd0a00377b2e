/** Expense items by account name, where the code does not identify them. */

import { isMovementsTaxName } from '#core/identity/account-name.es.ts';

export type NamedItem = 'sanciones' | 'gmf' | 'patrimonio' | 'atenciones' | 'personales' | 'marcadas';

const NAMES: readonly { item: NamedItem; name: { test(plain: string): boolean } }[] = [
  { item: 'marcadas', name: /\bno deducibles?\b|\bsin (soporte|factura)s?\b|\bno soportad/ },
  { item: 'gmf', name: { test: isMovementsTaxName } },
  { item: 'patrimonio', name: /impuesto.*(patrimonio|riqueza)/ },
  { item: 'sanciones', name: /\bmultas?\b|\bsancion|\bmora\b|moratori/ },
  { item: 'atenciones', name: /\bobsequio|\bregalo|\bcortesia|\batenciones\b|\bagasajo|\bfestejo/ },
  {
    item: 'personales',
    name: /\bclub(es)?\b|gastos? personal(es)?\b.*\b(socio|accionista)|(socio|accionista)s?.*gastos? personal/,
  },
];
/** Recoveries are not the expense in their name. */
const RECOVERY = /recupera|reintegro|reembolso|devolucion/;

/** Item of a name, or null. */
export function itemByName(name: string): NamedItem | null {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  if (RECOVERY.test(plain)) return null;
  return NAMES.find((entry) => entry.name.test(plain))?.item ?? null;
}
