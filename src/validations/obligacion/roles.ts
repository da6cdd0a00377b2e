/** Accounts of financial debt: loans, interest, and the paying bank accounts. */
import type { Fact, Reason } from '#core/engine/fact.ts';
import type { CheckContext } from '#core/engine/validation.ts';

/** Of the rules that are worked out together. */
export type Rule = 'OBL-1' | 'OBL-2' | 'OBL-5';

export type DebtFact = Fact<Rule>;
export type NotEvaluated = Reason & { rule: Rule };

export interface Answer {
  facts: DebtFact[];
  notEvaluated: NotEvaluated[];
}

export const defaultRoles = {
  obligaciones: ['21'],
  sobregiros: ['210505', '211005', '212505'],
  /** Lenders of any kind: natural persons, funds, cooperatives. */
  otrasObligaciones: ['2195'],
  vinculados: ['219510', '219515', '219520', '219530'],
  compromisos: ['2135', '2140'],
  intereses: ['530520'],
  /** Assets whose cost may include interest while they are built. */
  enConstruccion: ['14', '15', '16'],
  /** Where instalments of a lease are expensed whole. */
  arrendamientos: ['5120', '5220'],
  interesesPorPagar: ['233505'],
  interesesAnticipados: ['170505'],
  bancos: ['1110', '1120'],
  /** Searched by name for the tax on financial movements. */
  gastosFinancieros: ['5115', '5215', '5305'],
  prestamosASocios: ['1325'],
  deudasConSocios: ['2355'],
  capital: ['31'],
  ingresosFinancieros: ['4210'],
  patrimonio: ['3'],
  resultados: ['4', '5', '6', '7'],
};

export type Role = keyof typeof defaultRoles;

export interface Parameters {
  mesesSinAbono: number;
  minimoDelCorriente: number;
  gmfMinimo: number;
  gmfMaximo: number;
  vecesDelPatrimonio: number;
  /** Interés bancario corriente by month (effective annual percentage). */
  interesCorriente: readonly (readonly [string, number])[];
}

export type Context = CheckContext<Role, Parameters>;
