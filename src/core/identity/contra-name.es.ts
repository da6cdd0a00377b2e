/**
 * Contra accounts by name, under codes that the PUC does not mark as such: 139801 «Deterioro de cartera», 152498
 * «Depreciación acumulada», 790505 «Traslado a producción en proceso». The code decides first; the name is secondary evidence (domain.md 2.4).
 */
import { shareWord } from './shared-word.ts';

export type ContraKind = 'accumulated' | 'impairment' | 'withdrawals' | 'returns' | 'transfer';

const NAMES: readonly { classes: string; kind: ContraKind; name: RegExp }[] = [
  { classes: '1', kind: 'accumulated', name: /\b(dep|depr|depre\w*|amort\w*|agota\w*)\b.*\bacum/ },
  { classes: '1', kind: 'impairment', name: /\bdeterioro\b|^(menos )?provisi(?!.*ingreso)/ },
  // What the owner takes out of his capital.
  { classes: '3', kind: 'withdrawals', name: /\bretiros?\b/ },
  { classes: '4', kind: 'returns', name: /\b(devoluci|rebaja|descuento).*\bventas?\b/ },
  { classes: '6', kind: 'returns', name: /\b(devoluci|rebaja|descuento).*\bcompras?\b/ },
  { classes: '7', kind: 'transfer', name: /\b(traslad|aplicad|transferid|transferencia)/ },
];

/** Kind of contra account by name, or null. Does not consult the PUC: an account that it marks needs no name. */
export function contraByName(code: string, name: string): ContraKind | null {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return NAMES.find((entry) => entry.classes === code[0] && entry.name.test(plain))?.kind ?? null;
}

interface Paired {
  /** Leaves. */
  readonly cost: readonly number[];
  readonly accumulated: readonly number[];
}

/**
 * The only group with accumulated amounts and no cost, and the only one with cost and no accumulated amounts, where their
 * names say that they belong together (159245 «Dep. acumulada armamento», of 1560; 169810 «Amort. software», of 1635).
 */
export function strayContra<Group extends Paired>(
  groups: readonly Group[],
  nameOf: (leaf: number) => string,
): { stray: Group; bare: Group } | null {
  const [stray, secondStray] = groups.filter(({ cost, accumulated }) => cost.length === 0 && accumulated.length > 0);
  const [bare, secondBare] = groups.filter(({ cost, accumulated }) => cost.length > 0 && accumulated.length === 0);
  if (!stray || !bare || secondStray || secondBare) return null;
  return shareWord(stray.accumulated.map(nameOf), bare.cost.map(nameOf)) ? { stray, bare } : null;
}
