/** Accounts of the result of the year, of former years, and of where it goes. */
import type { Fact, Reason } from '#core/engine/fact.ts';
import type { CheckContext } from '#core/engine/validation.ts';

export type Rule = 'UTI-1' | 'UTI-2' | 'UTI-3' | 'UTI-4' | 'UTI-5' | 'UTI-6' | 'UTI-7' | 'UTI-8' | 'UTI-9' | 'UTI-10';

export type ResultFact = Fact<Rule>;
export type NotEvaluated = Reason & { rule: Rule };

export const defaultRoles = {
  ingresos: ['4'],
  gastos: ['5'],
  costos: ['6'],
  produccion: ['7'],
  cierre: ['59'],
  utilidad: ['3605'],
  perdida: ['3610'],
  acumuladas: ['3705', '3710'],
  reservas: ['33'],
  reservaLegal: ['330505'],
  capital: ['31'],
  superavit: ['32'],
  dividendos: ['2355', '2360'],
  patrimonio: ['3'],
};

export type Role = keyof typeof defaultRoles;

export interface Parameters {
  reservaObligatoria: boolean;
  mesDeLaAsamblea: number;
}

export type Context = CheckContext<Role, Parameters>;
