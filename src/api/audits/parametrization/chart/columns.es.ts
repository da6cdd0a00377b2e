/** Columns of the exported chart of accounts and the words in their cells. */
import type { AccountLevel } from '#core/identity/account-code.ts';

export const columnTitles = {
  code: 'Código',
  name: 'Nombre',
  level: 'Nivel',
  nature: 'Naturaleza',
  closing: 'Saldo',
  movements: 'Recibe movimientos',
  takesThirdParties: 'Recibe terceros',
  thirdParties: 'Terceros',
  nonDeductible: 'No deducible',
  byThirdParty: 'Naturaleza por tercero',
  active: 'Activa',
  isNew: 'Nueva',
  uses: 'Usado por',
};

export const levelNames: Readonly<Record<AccountLevel, string>> = {
  clase: 'Clase',
  grupo: 'Grupo',
  cuenta: 'Cuenta',
  subcuenta: 'Subcuenta',
  auxiliar: 'Auxiliar',
};

export const said = {
  debit: 'Débito',
  credit: 'Crédito',
  yesNo: (is: boolean) => (is ? 'Sí' : 'No'),
};
