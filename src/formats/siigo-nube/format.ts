/**
 * Siigo Nube, "Balance de prueba por tercero": eleven flat columns, header in row 8 when exported from the application
 * and in row 5 from the API. Account rows (empty id) total the third-party rows that repeat their code; a row with a
 * branch but no id is a fact without third party. The general report is the same without third parties. Evidence: the
 * layout in real files and in eight parsers.
 */
import { flatFormat } from '#core/columns/flat-format.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';

export const format = flatFormat({
  key: 'siigo-nube',
  name: 'Siigo Nube',
  softwareId: 1,
  evidence: 'real',
  score: 95,
  own: ({ columns }) => (columns.level === undefined || columns.transactional === undefined ? null : columns),

  rows({ columns }) {
    const read = tabularRow(columns);
    return (row) => {
      const raw = read(row);
      if (!raw || raw.kind === 'grand_total') return raw;
      const isAccountRow = (raw.id === null || raw.id === '') && (raw.branch === null || raw.branch === '');
      raw.kind = isAccountRow ? 'unknown' : 'detail';
      return raw;
    };
  },
});
