/**
 * ContaPyme: `cuenta | descripcion | saldo_anterior | debitos | creditos | saldo`, with the third party in columns of its own when
 * the balance is by third party. The headers are of one parser; the third party's columns are assumed, so any usual name does.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'contapyme',
  name: 'ContaPyme',
  softwareId: null,
  score: 75,
  own: ({ headers, columns }) =>
    ['cuenta', 'descripcion', 'saldo anterior'].every((header) => headers.includes(header)) &&
    headers[columns.closing!] === 'saldo'
      ? columns
      : null,
});
