import { describe, expect, it } from 'vitest';
import { readCompanies, type TableCatalogues } from './read-companies.ts';
import { tableText, titles } from './table-text.es.ts';

const catalogues: TableCatalogues = {
  software: [
    { id: 1, name: 'Siigo Nube' },
    { id: 4, name: 'World Office' },
  ],
  regimes: [{ id: 3, names: ['Régimen ordinario de renta', 'Ordinario'] }],
  hasCity: (code) => code === '05001' || code === '11001',
  hasActivity: (code) => code === '4690',
};
const sheet = (...rows: (string | number | null)[][]) => [
  { rows: rows.map((cells, index) => ({ number: index + 1, cells })) },
];
const read = (...rows: (string | number | null)[][]) => readCompanies(sheet(...rows), catalogues);
const head = ['Empresa', 'NIT', 'Software contable', 'Régimen de renta'];

describe('a table of companies', () => {
  it('is found by its titles, below others, and its template is read whole', () => {
    const columns = Object.keys(titles) as (keyof typeof titles)[];
    const example: Partial<Record<string, string>> = tableText.example;
    const template = [columns.map((column) => titles[column][0]), columns.map((column) => example[column] ?? '')];
    const { rows } = read(['Clientes de la firma'], ...template);
    expect(rows).toEqual([
      {
        ...{ row: 3, name: 'Distribuidora El Roble S.A.S.', nit: '900481237', errors: [] },
        company: {
          ...{ comp_business_name: 'Distribuidora El Roble S.A.S.', comp_entity_id: '900481237', comp_check_digit: 6 },
          ...{ acso_id: 4, rety_id: 3, comp_city: '11001', comp_fiscal_year_end: 12 },
          profile: {
            ...{ ciiu: '4690', responsableIva: true, periodoIva: 'bimestral', agenteRetencion: true },
            ...{ exonerado1141: true, claseArl: 2, grupoNiif: 2 },
          },
        },
      },
    ]);
  });

  it('takes other titles, words without accents, and codes that a sheet has as numbers', () => {
    const { rows } = read(
      ['razon social', 'Nit', 'DV', 'PAQUETE', 'regimen', 'divipola'],
      ['Ágora S.A.S.', 890903938, 8, 'siigo nube', 'ORDINARIO', 5001],
    );
    expect(rows[0]!.company).toMatchObject({ comp_entity_id: '890903938', acso_id: 1, rety_id: 3, comp_city: '05001' });
  });

  it.each([
    ['the name', ['', '890.903.938-8', 'Siigo Nube', 'Ordinario'], 'Empresa', 'Falta este dato.'],
    ['the NIT', ['Ágora', '0123', 'Siigo Nube', 'Ordinario'], 'NIT', /de 6 a 15 cifras.*«0123»/],
    [
      'the DV',
      ['Ágora', '890.903.938-1', 'Siigo Nube', 'Ordinario'],
      'NIT',
      'El DV de este NIT es 8, y encontramos 1.',
    ],
    [
      'the package',
      ['Ágora', '890903938', 'Excel', 'Ordinario'],
      'Software contable',
      /Siigo Nube, World Office.*«Excel»/,
    ],
    ['the regime', ['Ágora', '890903938', 'Siigo Nube', ''], 'Régimen de renta', 'Falta este dato.'],
  ])('says by row and column what is wrong: %s', (_, cells, field, message) => {
    const [row] = read(head, cells).rows;
    expect(row).toMatchObject({ row: 2, company: null });
    expect(row!.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  it('names the row of a repeated NIT, and a file that is no such table', () => {
    const line = ['Ágora', '890903938', 'Siigo Nube', 'Ordinario'];
    expect(read(head, line, [], line).rows[1]!.errors).toEqual([
      { field: 'NIT', message: 'Este NIT ya está en la fila 2.' },
    ]);
    expect(read(['Cuenta', 'Saldo']).problem).toMatch(/^Esperábamos .* y encontramos «Cuenta», «Saldo»\./);
    expect(readCompanies([], catalogues).problem).toMatch(/un archivo vacío/);
  });
});
