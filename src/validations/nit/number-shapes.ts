/** Checks of third-party ids by their digits: DV, length, letters. Foreign ids are skipped. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Severity } from '#core/engine/severity.ts';
import { checkDigit, endsInCheckDigit, hasGluedDv, isCompanyNumber } from '#core/identity/nit.ts';
import { isColombianCompanyName } from '#core/identity/third-party-name.es.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';
import { type NitFact, nitFacts } from './rules.ts';

export type Shape = 'dv' | 'incompleto' | 'relleno' | 'largo' | 'sociedad' | 'letras' | 'letras_sociedad' | 'pegado';

/** A shape, and how a rule tells of it. */
export interface Told {
  shape: Shape;
  subject?: string;
  severity?: Severity;
}

/** Minimum length of a NIT or cédula: no living holder has fewer digits. */
const SHORTEST = 6;
const COMPANY_LENGTH = 9;
/** Maximum length of a cédula. Foreigners' permits have fifteen digits. */
const LONGEST = 10;
const PERMIT = 15;

export interface Shapes {
  /** By dictionary entry; null for a number without fault. */
  all: readonly (Shape | null)[];
  /** The company numbers its third parties itself: it has no NITs to check. */
  areCodes: boolean;
}

/** `isDuplicate`: entries with another spelling in the file, which have their own rule. */
export function shapesOf(balance: TrialBalance, isDuplicate: Uint8Array): Shapes {
  const all = balance.thirdParties.map((id, entry) =>
    shapeOf(id, balance.thirdParties.dv(entry), isDuplicate[entry] === 1, () =>
      isColombianCompanyName(balance.thirdParties, entry),
    ),
  );
  return { all, areCodes: usesInternalCodes(balance) };
}

/** A fact for each shape that some number has. */
export function shapeFacts(balance: TrialBalance, { all, areCodes }: Shapes, told: readonly Told[]): NitFact[] {
  if (areCodes) return [];
  return told.flatMap(({ shape: wanted, ...how }) => {
    if (!all.includes(wanted)) return [];
    const flags = Uint8Array.from(all, (shape) => (shape === wanted ? 1 : 0));
    return nitFacts(balance, flags, { ...how, data: { shape: wanted, examples: examplesOf(balance, flags) } });
  });
}

function shapeOf(id: string, dv: number, isDuplicate: boolean, isCompany: () => boolean): Shape | null {
  if (id === '') return null;
  if (!/^\d+$/.test(id)) return lettersOf(id, isCompany);
  const generic = genericThirdParty(id);
  if (isCutShort(id, generic !== null)) return 'incompleto';
  if (generic !== null) return generic === 'placeholder' && id.length >= COMPANY_LENGTH ? 'relleno' : null;
  if (dv >= 0 && id.length <= LONGEST && checkDigit(id) !== dv && !isEmptyDv(id, dv)) return 'dv';
  if (isGlued(id)) return isDuplicate ? null : 'pegado';
  if (id.length > LONGEST) return id.length < PERMIT ? 'largo' : null;
  return !isCompanyNumber(id) && isCompany() ? 'sociedad' : null;
}

/** Too few digits, or a sequence shorter than a company's; repeated digits are a generic third party. */
function isCutShort(id: string, isGeneric: boolean): boolean {
  if (!isGeneric) return id.length < SHORTEST;
  return id.length < COMPANY_LENGTH && !/^(\d)\1*$/.test(id);
}

/** Some packages print 0 for no DV. */
function isEmptyDv(id: string, dv: number): boolean {
  return dv === 0 && !isCompanyNumber(id);
}

/** A company NIT, or a ten-digit cédula, with its correct DV as the last digit. */
function isGlued(id: string): boolean {
  return hasGluedDv(id) || (id.length === 11 && id.startsWith('1') && endsInCheckDigit(id));
}

/** A passport or foreign tax id is genuine; a number with a letter inside is not. */
function lettersOf(id: string, isCompany: () => boolean): Shape | null {
  if (isCompany()) return 'letras_sociedad';
  const digits = id.replace(/\D/g, '').length;
  return /^\d/.test(id) && digits >= 7 && id.length - digits <= 2 ? 'letras' : null;
}

function usesInternalCodes({ thirdParties }: TrialBalance): boolean {
  const short = thirdParties.entries((id) => id.length < SHORTEST && /^\d+$/.test(id)).length;
  return short > 10 && short * 2 > thirdParties.count;
}

/** NIT-2 of a company with its own numbering of third parties. */
export function codesFacts(balance: TrialBalance, { all, areCodes }: Shapes): NitFact[] {
  if (!areCodes) return [];
  const flags = Uint8Array.from(all, (shape) => (shape === 'incompleto' ? 1 : 0));
  const data = { shape: 'codigos', examples: examplesOf(balance, flags) };
  return nitFacts(balance, flags, { subject: 'codigos', severity: 'baja', data });
}

/** Id, name, given DV and correct DV, tab-separated. */
function examplesOf({ thirdParties }: TrialBalance, flags: Uint8Array): string[] {
  return thirdParties.flatMap((id, entry) => {
    if (flags[entry] === 0) return [];
    const right = /^\d{1,15}$/.test(id) ? String(checkDigit(id)) : '';
    return [
      [id, thirdParties.name(entry), thirdParties.dv(entry) < 0 ? '' : String(thirdParties.dv(entry)), right].join(
        '\t',
      ),
    ];
  });
}
