/** Accounts of the result of the year, of former years, and of where it goes. */
import type { CheckContext } from '#core/engine/validation.ts';

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
