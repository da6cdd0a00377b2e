// @ts-check
// Catalogues and lists: municipalities, economic activities, document and regime types, RUT codes, DIAN's lists.
import {
  cell,
  computed,
  declare,
  literal,
  numeric,
  objectTable,
  optionalText,
  text,
  textTable,
  tupleTable,
} from './typed-table.mjs';

const CONFIDENCE = "'high' | 'medium' | 'low'";

/** @type {import('./typed-table.mjs').Table[]} */
export const registryTables = [
  { csv: 'divipola.csv', module: 'people/departments', write: writeDepartments },
  { csv: 'ciiu.csv', module: 'people/economic-activities', write: writeActivities },
  {
    csv: 'dian_countries.csv',
    module: 'people/countries',
    write: (rows) =>
      tupleTable(
        {
          row: 'CountryRow',
          constant: 'countryRows',
          doc: 'Countries by their code in the formats of información exógena.',
          fields: [text('code', 'code', 'Three digits.'), text('name', 'name', 'Spanish.')],
        },
        rows,
      ),
  },
  {
    csv: 'document_types.csv',
    module: 'people/document-types',
    write: (rows) =>
      objectTable(
        {
          row: 'DocumentType',
          constant: 'documentTypes',
          doc: 'Kinds of identity document, by DIAN code.',
          fields: [
            text('code', 'code', 'DIAN code, two digits.'),
            text('name', 'name', 'Spanish.'),
            text('shortName', 'short_name', 'Usual abbreviation.'),
            text('personType', 'person_type', 'Who may hold it.', "'natural' | 'juridica' | 'any'"),
            text('hasDv', 'has_dv', '`as_nit`: only when the number is used as NIT.', "'yes' | 'no' | 'as_nit'"),
            text('confidence', 'confidence', 'How well the row was checked.', CONFIDENCE),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'regime_types.csv',
    module: 'tax/regime-types',
    write: (rows) =>
      objectTable(
        {
          row: 'RegimeType',
          constant: 'regimeTypes',
          doc: 'Tax regimes and qualities of a company.',
          fields: [
            numeric('id', 'id', 'Stable number, by which companies refer to it.'),
            text('code', 'code', 'Stable name.'),
            text(
              'group',
              'group',
              'Within `iva`, `renta` and `consumo` a company has one.',
              "'iva' | 'renta' | 'consumo' | 'qualifier'",
            ),
            text('name', 'name', 'Spanish.'),
            text('shortName', 'short_name', 'Usual abbreviation.'),
            computed(
              'rutCodes',
              'readonly string[]',
              'RUT responsibilities that say so, current first.',
              (row) => cell(row, 'source_code').match(/\d+/g) ?? [],
            ),
            text('confidence', 'confidence', 'How well the row was checked.', CONFIDENCE),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'ica_regime_types.csv',
    module: 'tax/ica-regime-types',
    write: (rows) =>
      objectTable(
        {
          row: 'IcaRegimeType',
          constant: 'icaRegimeTypes',
          doc: 'Regimes of the municipal tax ICA; each municipality decides which it has.',
          fields: [
            text('code', 'code', 'Stable name.'),
            text('name', 'name', 'Spanish.'),
            text('periodicity', 'usual_periodicity', 'Usual periodicity of the return.'),
            text('confidence', 'confidence', 'How well the row was checked.', CONFIDENCE),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'rut_responsibilities.csv',
    module: 'tax/rut-responsibilities',
    write: (rows) =>
      objectTable(
        {
          row: 'RutResponsibility',
          constant: 'rutResponsibilities',
          doc: 'Responsibilities of box 53 of the RUT.',
          fields: [
            text('code', 'rut_code', 'Two digits.'),
            computed('name', 'string', 'Spanish.', (row) => cell(row, 'name').replace(' (historical)', '')),
            computed('status', "'current' | 'historical'", 'Historical ones remain in old RUTs.', (row) =>
              cell(row, 'name').endsWith(' (historical)') ? 'historical' : 'current',
            ),
            text('confidence', 'confidence', 'How well the row was checked.', CONFIDENCE),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'dian_lists_snapshot.csv',
    module: 'people/dian-lists',
    write: (rows) =>
      textTable(
        {
          constant: 'dianListText',
          doc: 'Legal entities in three lists of DIAN: NIT without DV, lists, name. G gran contribuyente 2025–2026, A autorretenedor de renta, I agente de retención de IVA. One snapshot of 2026: it ages.',
        },
        rows.map((row) => [cell(row, 'nit'), dianLetters(row), cell(row, 'name')]),
      ),
  },
];

const municipalityTypes = new Map([
  ['Municipio', 'municipality'],
  ['Área no municipalizada', 'area'],
  ['Isla', 'island'],
]);

/** @param {import('./typed-table.mjs').Row} row */
function dianLetters(row) {
  const letters = { G: 'gran_contribuyente_2025_2026', A: 'autorretenedor_renta', I: 'agente_retencion_iva' };
  return Object.entries(letters)
    .filter(([, column]) => cell(row, column) === '1')
    .map(([letter]) => letter)
    .join('');
}

/** @param {import('./typed-table.mjs').Row[]} rows */
function writeDepartments(rows) {
  /** @type {Map<string, string[]>} */
  const departments = new Map();
  for (const row of rows) {
    const type = municipalityTypes.get(cell(row, 'type'));
    if (type === undefined) throw new Error(`divipola: type ${cell(row, 'type')}`);
    const head = `  [${literal(cell(row, 'department_code'))}, ${literal(cell(row, 'department'))}, [\n`;
    const line = `    [${literal(cell(row, 'municipality_code'))}, ${literal(cell(row, 'municipality'))}, ${literal(type)}],\n`;
    departments.set(head, [...(departments.get(head) ?? []), line]);
  }
  const lines = [...departments].map(([head, inside]) => `${head}${inside.join('')}  ]],\n`);
  const doc = 'DIVIPOLA (DANE): departments with their municipalities; codes of 2 and 5 digits.';
  return `export type MunicipalityRow = readonly [code: string, name: string, type: 'municipality' | 'area' | 'island'];

export type DepartmentRow = readonly [code: string, name: string, municipalities: readonly MunicipalityRow[]];

${declare('departmentRows', 'DepartmentRow', doc, lines)}`;
}

/** @param {import('./typed-table.mjs').Row[]} rows */
function writeActivities(rows) {
  const sections = new Map(rows.map((row) => [cell(row, 'section'), cell(row, 'section_name')]));
  sections.delete('');
  const sectionLines = [...sections].map((entry) => `  ${literal(entry)},\n`);
  const activities = tupleTable(
    {
      row: 'ActivityRow',
      constant: 'activityRows',
      doc: 'CIIU Rev. 4 A.C. (2020 edition, with the superseded codes of 2012 still in old RUTs), by code.',
      fields: [
        text('code', 'code', 'Four digits.'),
        text('name', 'description', 'Spanish.'),
        optionalText('section', 'section', 'Letter; null for codes of DIAN alone.'),
        text('status', 'status', 'Superseded codes have no rates.', "'current' | 'superseded' | 'dian_only'"),
      ],
    },
    rows,
  );
  const sectionType = '(readonly [letter: string, name: string])';
  return `${activities}\n${declare('sectionRows', sectionType, 'Sections of the CIIU.', sectionLines)}`;
}
