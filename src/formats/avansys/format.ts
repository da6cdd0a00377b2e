/**
 * Avansys: `Código | Cuenta | Referencia | Tercero | …`: the reference is the third party's id. Evidence: one parser,
 * for the headers; the content of the reference is assumed.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'avansys',
  name: 'Avansys',
  softwareId: null,
  evidence: 'told',
  score: 80,
  own: ({ headers, columns }) =>
    ['codigo', 'cuenta', 'referencia', 'tercero'].every((header) => headers.includes(header))
      ? { ...columns, id: columns.id ?? headers.indexOf('referencia') }
      : null,
});
