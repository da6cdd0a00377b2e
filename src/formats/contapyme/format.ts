/**
 * ContaPyme: `cuenta | descripcion | saldo_anterior | debitos | creditos | saldo`, with third-party columns when the
 * balance is by third party. The headers are known from one parser; the third-party columns are assumed, so any usual
 * name is accepted.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'contapyme',
  name: 'ContaPyme',
  softwareId: null,
  evidence: 'told',
  score: 75,
  own: ({ headers, columns }) =>
    ['cuenta', 'descripcion', 'saldo anterior'].every((header) => headers.includes(header)) &&
    headers[columns.closing!] === 'saldo'
      ? columns
      : null,
});
