/**
 * Third parties common to all companies (DIAN, banks, EPS, funds, city treasuries…) and generic numbers: the final
 * consumer, exógena's buckets, placeholders (domain V14 b and c).
 */
import { endsInCheckDigit, isCompanyNumber } from '#core/identity/nit.ts';
import { type SpecialNit, specialNits } from './special-nits.gen.ts';
import type { GenericCategory, ThirdPartyCategory } from './third-party-category.ts';

export type { SpecialNit };

const index = new Map(specialNits.map((special) => [special.nit, special]));

/** The known third party of a number without DV, or null. Includes the generic numbers of the table. */
export function specialNit(nit: string): SpecialNit | null {
  return index.get(nit) ?? null;
}

/** Whether the number is known to be of the category; false also means "unknown". */
export function isKnownAs(nit: string, category: ThirdPartyCategory): boolean {
  return index.get(nit)?.categories.includes(category) ?? false;
}

/** All known third parties of a category: the accepted answers when one is missing. */
export function specialNitsOf(category: ThirdPartyCategory): SpecialNit[] {
  return specialNits.filter(({ categories }) => categories.includes(category));
}

const ASCENDING = '01234567890123456789';
const DESCENDING = '98765432109876543210';

/**
 * Generic category of a number, or null for a possible real id. Besides the table: zeros, one digit repeated (three or
 * more), sequences (five or more), exógena's 444444001 onwards, and any of these in nine or more digits with DV glued
 * on. An empty id is missing, not generic.
 */
export function genericThirdParty(id: string): GenericCategory | null {
  const kind = genericNumber(id);
  if (kind !== null) return kind;
  if (id.length < 10 || id.length > 15 || !endsInCheckDigit(id)) return null;
  return genericNumber(id.slice(0, -1));
}

/**
 * Whether a number without DV can only be a natural person's cédula: 5 to 10 digits, not the nine of a company and not
 * known as something else.
 */
export function isCedula(id: string): boolean {
  return /^\d{5,10}$/.test(id) && !isCompanyNumber(id) && !index.has(id) && genericThirdParty(id) === null;
}

function genericNumber(id: string): GenericCategory | null {
  const known = index.get(id)?.categories[0];
  if (known !== undefined) return isGeneric(known) ? known : null;
  if (!isSteady(id)) return null;
  if (/^444444\d{3}$/.test(id)) return 'generic_foreign';
  if (/^2{10,}$/.test(id)) return 'generic_final_consumer';
  if (/^0+$/.test(id) || /^(\d)\1{2,}$/.test(id)) return 'placeholder';
  const sequential = id.length >= 5 && (ASCENDING.includes(id) || DESCENDING.includes(id));
  return sequential ? 'placeholder' : null;
}

/** Prefilter: whether its first digits are constant or step by one; most numbers are not. */
function isSteady(id: string): boolean {
  if (id.length < 3) return true;
  const first = id.charCodeAt(0);
  const second = id.charCodeAt(1);
  // From 9 to 0 and back counts as one step too.
  const step = (from: number, to: number) => (to - from + 10) % 10;
  return step(first, second) === step(second, id.charCodeAt(2));
}

function isGeneric(category: ThirdPartyCategory): category is GenericCategory {
  return category === 'placeholder' || category.startsWith('generic_');
}
