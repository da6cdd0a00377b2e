/**
 * Alegra, "Balance de prueba por tercero": `Nivel | Nº de cuenta | Cuenta contable | … | Débito | Crédito | …`. The
 * account columns are known from one parser; those of third party and balances are assumed, so any usual name is
 * accepted.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'alegra',
  name: 'Alegra',
  softwareId: null,
  evidence: 'told',
  score: 80,
  own: ({ headers, columns }) =>
    headers.includes('cuenta contable') && headers.some((header) => /^(n|no|numero) de cuenta$/.test(header))
      ? columns
      : null,
});
