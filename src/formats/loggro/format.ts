/**
 * Loggro: `Cuenta | Nombre Cuenta | Saldo Anterior | Débito | Crédito | Neto | Saldo Final`, with third-party columns
 * when the balance is by third party. The headers are known from one parser; the third-party columns are assumed.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'loggro',
  name: 'Loggro',
  softwareId: null,
  evidence: 'told',
  score: 75,
  own: ({ headers, columns }) =>
    ['cuenta', 'nombre cuenta', 'neto', 'saldo final'].every((header) => headers.includes(header)) ? columns : null,
});
