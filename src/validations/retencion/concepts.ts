/** Legal withholding by concept in a month: rates, minimum base and table rows. */

import type { Period } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { FactValue } from '#core/engine/fact.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { type Cents, max } from '#core/money/money.ts';
import { minimumBase, type WithholdingRow, withholdingInMonth } from '#core/reference/tax/withholding.ts';
import type { OwnRate } from './own-rate-name.es.ts';

export const conceptKeys = [
  'honorarios',
  'comisiones',
  'servicios',
  'arrendamientos',
  'rendimientos',
  'compras',
] as const;
export type Concept = (typeof conceptKeys)[number];

interface ConceptCodes {
  /** Rows of ordinary rates; also the source of the minimum base. */
  general: readonly string[];
  /** Rates of special activities booked in the same accounts. */
  special: readonly string[];
  /** Row expected for a company, and for a natural person: the lower where only the RUT can tell. */
  company: string;
  naturalPerson: string;
}

const codes: Readonly<Record<Concept, ConceptCodes>> = {
  honorarios: {
    general: ['HONOR_PJ', 'HONOR_PN_10', 'HONOR_PN_11'],
    special: ['SOFTWARE', 'CULTURA_27', 'CONSULT_OBRA'],
    company: 'HONOR_PJ',
    naturalPerson: 'HONOR_PN_10',
  },
  comisiones: { general: ['COMIS_PJ', 'COMIS_PN'], special: [], company: 'COMIS_PJ', naturalPerson: 'COMIS_PN' },
  servicios: {
    general: ['SERV_DECL', 'SERV_NODECL'],
    special: [
      'SERV_IPS',
      'TRANSP_CARGA',
      'TRANSP_PAS_TERR',
      'TRANSP_PAS_AEREO',
      'TEMPORALES',
      'ASEO_VIGILANCIA',
      'HOTEL_REST',
    ],
    company: 'SERV_DECL',
    naturalPerson: 'SERV_DECL',
  },
  arrendamientos: {
    general: ['ARR_INMUEBLES', 'ARR_MUEBLES'],
    special: [],
    company: 'ARR_INMUEBLES',
    naturalPerson: 'ARR_INMUEBLES',
  },
  rendimientos: { general: ['REND_FIN'], special: ['REND_RENTA_FIJA'], company: 'REND_FIN', naturalPerson: 'REND_FIN' },
  compras: {
    general: ['COMPRAS_DECL', 'COMPRAS_NODECL'],
    special: ['COMPRAS_AGRO', 'COMPRAS_CAFE', 'VEHICULOS', 'CONSTRUCCION', 'COMBUSTIBLE'],
    company: 'COMPRAS_DECL',
    naturalPerson: 'COMPRAS_DECL',
  },
};

export interface ConceptLaw {
  concept: Concept;
  /** Ordinary and special rates in percent, ascending. */
  general: readonly number[];
  special: readonly number[];
  /** Minimum payment subject to withholding; 0 from the first peso. In a split month, the higher. */
  minimum: Cents;
  /** Rows in force in the month, expected for a company, or a natural person. */
  company: readonly WithholdingRow[];
  naturalPerson: readonly WithholdingRow[];
  /** All rows in force of its rates. */
  rows: readonly WithholdingRow[];
}

/** Null outside the tables. */
export function lawOf(concept: Concept, { year, month }: Period): ConceptLaw | null {
  const rows = withholdingInMonth(year, month);
  const of = (wanted: readonly string[]) => rows.filter(({ code }) => wanted.includes(code));
  const { general, special, company, naturalPerson } = codes[concept];
  const bases = of(general).map((row) => minimumBase(row, year));
  if (bases.length === 0 || bases.includes(null)) return null;
  return {
    concept,
    general: percentsOf(of(general)),
    special: percentsOf(of(special)),
    minimum: max(0n, ...bases.filter((base) => base !== null)),
    company: of([company]),
    naturalPerson: of([naturalPerson]),
    rows: of([...general, ...special]),
  };
}

/**
 * The law of what has a rate of its own by the name of its account, in whatever account it is: fuel, carriage of goods. The
 * rates of the concept are accepted, as the same third party sells other goods and services.
 */
export function ownRateLaw(own: OwnRate, law: ConceptLaw, { year, month }: Period): ConceptLaw {
  const rows = withholdingInMonth(year, month).filter(({ code }) => code === own);
  const special = [...new Set([...law.special, ...law.general])];
  return rows.length === 0
    ? law
    : { ...law, general: percentsOf(rows), special, company: rows, naturalPerson: rows, rows };
}

/** Law of every concept, or null outside the tables. */
export function lawsOf(period: Period): ReadonlyMap<Concept, ConceptLaw> | null {
  const laws = new Map<Concept, ConceptLaw>();
  for (const concept of conceptKeys) {
    const law = lawOf(concept, period);
    if (law === null) return null;
    laws.set(concept, law);
  }
  return laws;
}

/** Codes of rows that are of companies, or of natural persons, only. */
const OF_COMPANIES = /_PJ$/;
const OF_NATURAL_PERSONS = /_PN(_|$)/;

/** Rows in force of the ordinary rates for a company, or for a natural person. */
export function ordinaryRows({ concept, rows }: ConceptLaw, isCompany: boolean): WithholdingRow[] {
  const others = isCompany ? OF_NATURAL_PERSONS : OF_COMPANIES;
  return rows.filter(({ code }) => codes[concept].general.includes(code) && !others.test(code));
}

/** Article of the Estatuto Tributario that subjects the concept in the data of a fact to withholding. */
export function articleOf(data: Readonly<Record<string, FactValue>>): 'et_392' | 'et_395' | 'et_401' {
  return lookUp(articles, wordIn(data, 'concept'))!;
}

const articles: Readonly<Record<Concept, 'et_392' | 'et_395' | 'et_401'>> = {
  honorarios: 'et_392',
  comisiones: 'et_392',
  servicios: 'et_392',
  arrendamientos: 'et_392',
  rendimientos: 'et_395',
  compras: 'et_401',
};

/** Key of a table row, for the sentence that cites it. */
export function rowKey({ code, from }: WithholdingRow): string {
  return `${code}@${from}`;
}

/** Distinct rates, percent, ascending. */
export function percentsOf(rows: readonly WithholdingRow[]): number[] {
  const percents = rows.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  return [...new Set(percents)].sort((a, b) => a - b);
}
