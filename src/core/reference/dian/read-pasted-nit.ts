/** Reads a line of a pasted list of NITs: its number, its check digit, and what kind of person it can be. */
import { checkDigit, isCompanyNumber, parseNit } from '#core/identity/nit.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';

export const nitProblems = ['blank', 'letters', 'short', 'long', 'generic', 'filler'] as const;
/**
 * `blank`: an empty line, which keeps its place. `generic`: a number that stands for nobody, such as the final
 * consumer's. `filler`: digits that repeat or run on, as many as a company's.
 */
export type NitProblem = (typeof nitProblems)[number];

export const personKinds = ['company', 'person', 'unknown'] as const;
export type PersonKind = (typeof personKinds)[number];

export interface PastedNit {
  /** Without DV; of a problem, what was pasted. */
  readonly nit: string;
  readonly problem: NitProblem | null;
  /** Null with a problem. */
  readonly dv: number | null;
  /** As pasted; null if none was. */
  readonly givenDv: number | null;
  readonly kind: PersonKind | null;
  /** Digits that it lacks to be a company's, of a person's number that begins like one. */
  readonly lacks: number;
  /** Of a person's number: its digits repeat or run on. */
  readonly isSteady: boolean;
}

/** No living holder has fewer digits. */
const shortest = 5;
const companyLength = 9;
/** Of a cédula. */
const longest = 10;

/** The line may be several cells of a sheet, tab-separated: the number, perhaps its DV, perhaps others. */
export function readPastedNit(line: string): PastedNit {
  const cells = line
    .split(/[\t;|]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  // A name may have digits too: «Muebles 2000 S.A.S.».
  const whole = cells.findIndex((cell) => /^[\d.,\s-]+$/.test(cell) && cell.replace(/\D/g, '').length >= shortest);
  const first = whole < 0 ? cells.findIndex((cell) => /\d/.test(cell)) : whole;
  const own = cells[first] ?? line.trim();
  const next = cells[first + 1];
  const { id, dv } = parseNit(own);
  return judge(id, dv ?? (next !== undefined && /^\d$/.test(next) ? Number(next) : null), own);
}

function judge(id: string, given: number | null, pasted: string): PastedNit {
  const wrong = (problem: NitProblem): PastedNit => ({
    // An id is compared in capitals; a line that is none stays as it was written.
    nit: problem === 'letters' ? pasted : id,
    problem,
    dv: null,
    givenDv: given,
    kind: null,
    lacks: 0,
    isSteady: false,
  });
  if (id === '') return wrong('blank');
  if (!/^\d+$/.test(id)) return wrong('letters');
  if (id.length < shortest) return wrong('short');
  // Ten-digit cédulas start with 1: this is a company's number with its DV glued on, right or wrong.
  const isGlued = given === null && id.length === longest && isCompanyNumber(id.slice(0, companyLength));
  if (isGlued) return right(id.slice(0, companyLength), Number(id.at(-1)));
  const nobody = genericThirdParty(id);
  const isFiller = nobody === 'placeholder';
  if (nobody !== null && !isFiller) return wrong('generic');
  // Old cédulas are as short as 12345.
  if (isFiller && (id.length >= companyLength || /^0+$/.test(id))) return wrong('filler');
  if (id.length > longest) return wrong('long');
  return right(id, given, isFiller);
}

function right(nit: string, givenDv: number | null, isSteady = false): PastedNit {
  const kind = isCompanyNumber(nit) ? 'company' : nit.length === companyLength ? 'unknown' : 'person';
  const lacks = kind === 'person' && nit.length < companyLength && /^[89]/.test(nit) ? companyLength - nit.length : 0;
  return { nit, problem: null, dv: checkDigit(nit), givenDv, kind, lacks, isSteady };
}
