/** Units of judgement: accounts with role and normal side, or all accounts under a prefix as one. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { contraByName } from '#core/identity/contra-name.es.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { type Nature, natureOf } from '#core/reference/chart/puc.ts';
import { isSavingsName } from './savings-name.es.ts';
import { type JudgedRole, type Treatment, treatments } from './treatments.ts';

/** An account, or a prefix with the accounts under it. */
export interface Unit {
  code: string;
  role: JudgedRole;
  treatment: Treatment;
  nature: Nature;
  /** Indexes of its leaf accounts. */
  leaves: number[];
}

export interface Marks {
  /** Prefixes whose normal side the company declares. */
  naturalezaDebito: readonly string[];
  naturalezaCredito: readonly string[];
  /** Prefixes judged by third party as well. */
  porTercero: readonly string[];
}

type RolePrefixes = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;
type Place = { role: JudgedRole | (typeof UNJUDGED)[number]; prefix: string };

/** Accounts of other validations, and those without a normal side. */
const UNJUDGED = ['correctoras', 'prestaciones', 'sinNaturaleza'] as const;

const PLACES = [
  ...(Object.keys(treatments) as JudgedRole[]).filter((role) => role !== 'otras' && role !== 'conceptoRetenido'),
  ...UNJUDGED,
] as const;

/** Every unit of the books, by the code of its first account. */
export function unitsOf(balance: TrialBalance, roles: RolePrefixes, marks: Marks): Unit[] {
  const places = new Map<string, Place>();
  for (const role of PLACES) for (const prefix of roles[role]?.prefixes ?? []) places.set(prefix, { role, prefix });
  const natures = new Map<string, Nature>([
    ...marks.naturalezaDebito.map((prefix) => [prefix, 'D'] as const),
    ...marks.naturalezaCredito.map((prefix) => [prefix, 'C'] as const),
  ]);
  const byThirdParty = new Map(marks.porTercero.map((prefix) => [prefix, true]));
  const units = new Map<string, Unit>();
  const add = (code: string, role: JudgedRole, treatment: Treatment, leaf: number) => {
    const unit = units.get(code);
    if (unit) unit.leaves.push(leaf);
    else
      units.set(code, { code, role, treatment, nature: longestMatch(natures, code) ?? natureOf(code), leaves: [leaf] });
  };
  for (const leaf of balance.leaves()) {
    const code = balance.leaf(leaf).code;
    const name = balance.leaf(leaf).name;
    const place = longestMatch(places, code);
    if (place?.role === 'sinNaturaleza') continue;
    const declared = longestMatch(natures, code) !== null;
    // Contra accounts are judged by `invertida`, unless the company declares the correct side here.
    if (!declared && (place?.role === 'correctoras' || place?.role === 'prestaciones' || contraByName(code, name)))
      continue;
    const role = roleOf(place, name);
    const treatment = treatments[role];
    const marked = longestMatch(byThirdParty, code) !== null;
    if (place && treatment.scope === 'prefix') {
      add(place.prefix, role, treatment, leaf);
      if (role === 'retenciones' && !marked) add(code, 'conceptoRetenido', treatments.conceptoRetenido, leaf);
      if (declared || marked) add(code, 'otras', treatments.otras, leaf);
    } else add(code, role, marked ? { ...treatment, scope: 'thirdParties' } : treatment, leaf);
  }
  return [...units.values()];
}

/** Savings accounts cannot be overdrawn, wherever they are booked. */
function roleOf(place: Place | null, name: string): JudgedRole {
  if (place === null || isUnjudged(place.role)) return 'otras';
  return place.role === 'bancos' && isSavingsName(name) ? 'ahorros' : place.role;
}

function isUnjudged(role: Place['role']): role is (typeof UNJUDGED)[number] {
  return (UNJUDGED as readonly string[]).includes(role);
}
