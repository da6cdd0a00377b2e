/** Siigo Nube: by third party from the application and from the API, and the general balance. */
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { GENERAL, type Layout, WHOLE } from './layout.ts';

/** Third-party columns. */
const PARTY = [4, 5, 6];
const REPORT = { byThirdParty: 'Balance de prueba por tercero', general: 'Balance de prueba general' };

const application: Layout = {
  key: 'siigo-nube/aplicacion',
  format: 'siigo-nube',
  file: 'xlsx',
  reach: WHOLE,
  sheets: (company, month) => [siigoNubeSheet(company, month)],
};

export const layouts: readonly Layout[] = [
  application,
  {
    ...application,
    key: 'siigo-nube/api',
    sheets: (company, month) => [siigoNubeSheet(company, month, 'api')],
  },
  {
    ...application,
    key: 'siigo-nube/general',
    reach: GENERAL,
    sheets(company, month) {
      const { name, rows } = siigoNubeSheet(company, { ...month, rows: month.rows.filter(({ title }) => title) });
      const without = rows.map((cells) =>
        cells.length > 1 ? cells.filter((_, column) => !PARTY.includes(column)) : cells,
      );
      return [
        {
          name,
          rows: without.map((cells) => cells.map((cell) => (cell === REPORT.byThirdParty ? REPORT.general : cell))),
        },
      ];
    },
  },
];
