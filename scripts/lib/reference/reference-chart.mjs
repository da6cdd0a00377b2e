// @ts-check
// Tables that hang from the chart of accounts: the PUC itself and what is expected of its accounts.
import {
  cell,
  list,
  numeric,
  objectTable,
  optionalNumeric,
  optionalText,
  spread,
  text,
  textTable,
} from './typed-table.mjs';

const NATURE = "'D' | 'C'";
const CATEGORY = 'ThirdPartyCategory';
const importCategory = "import type { ThirdPartyCategory } from './third-party-category.ts';";

/**
 * Notes in puc.csv with an effect in code, by their beginning.
 * @type {[start: string, key: string][]}
 */
const pucNotes = [
  ['inflation adjustments', 'inflation_adjustment'],
  ['older edition', 'old_edition'],
  ['mixed balance', 'mixed'],
  ['group nature C', 'mixed'],
  ['current account', 'mixed'],
];

/** Returns whose due dates depend on the last digit of the NIT, and that the profile of a company tells whether it files. */
const obligations =
  /^(retencion|iva_(bi|cuatri)mestral|anticipo_simple|simple_anual|renta_(persona_juridica|gran_contribuyente))$/;

/**
 * One row for each return and period, with its ten dates.
 * @param {import('./typed-table.mjs').Row[]} rows
 */
function byReturn(rows) {
  const used = rows.filter((row) => obligations.test(cell(row, 'obligation')));
  const returns = Map.groupBy(
    used,
    (row) => `${cell(row, 'calendar')} ${cell(row, 'obligation')} ${cell(row, 'period')}`,
  );
  return [...returns.values()].map((dates) => {
    const sorted = dates.toSorted((a, b) => Number(cell(a, 'nit_last_digits')) - Number(cell(b, 'nit_last_digits')));
    if (sorted.map((row) => cell(row, 'nit_last_digits')).join('') !== '0123456789') throw new Error('not ten digits');
    return { .../** @type {object} */ (sorted[0]), dates: sorted.map((row) => cell(row, 'due_date')).join('|') };
  });
}

/**
 * @param {import('./typed-table.mjs').Row[]} rows of the chart, by code
 * @returns {string[][]} code and normal side
 */
function turnedNatures(rows) {
  const natures = new Map(rows.map((row) => [cell(row, 'code'), cell(row, 'nature')]));
  const above = (/** @type {string} */ code) => {
    for (let length = code.length - 1; length > 0; length--) {
      const nature = natures.get(code.slice(0, length));
      if (nature !== undefined) return nature;
    }
    return '2349'.includes(/** @type {string} */ (code[0])) ? 'C' : 'D';
  };
  return [...natures].filter(([code, nature]) => nature !== above(code));
}

/** @type {import('./typed-table.mjs').Table[]} */
export const chartTables = [
  {
    csv: 'puc.csv',
    module: 'chart/puc',
    write: (rows) =>
      `${textTable(
        {
          constant: 'turnedNatures',
          doc: 'Accounts of it whose normal side is not that of the account above, or of the class of a whole chart: code, normal side.',
        },
        turnedNatures(rows),
      )}
${textTable(
  {
    constant: 'pucTable',
    doc: 'The commercial PUC (Decreto 2650/1993), classes to subcuentas, by code: code of 1, 2, 4 or 6 digits, normal side, note or `-`, official name.',
  },
  rows.map((row) => [
    cell(row, 'code'),
    cell(row, 'nature'),
    pucNotes.find(([start]) => cell(row, 'note').startsWith(start))?.[1] ?? '-',
    cell(row, 'name'),
  ]),
)}`,
  },
  {
    csv: 'nature_exceptions.csv',
    module: 'chart/nature-exceptions',
    write: (rows) =>
      objectTable(
        {
          row: 'NatureException',
          constant: 'natureExceptions',
          doc: 'How the nature of accounts is judged, where it is not the ordinary way.',
          fields: [
            text('prefix', 'prefix', 'Accounts whose code starts so.'),
            text(
              'kind',
              'kind',
              'See `natureScope`.',
              "'contra' | 'strict' | 'strict_third_party' | 'account_total_only' | 'skip' | 'soft'",
            ),
            text(
              'severity',
              'severity',
              'Of a contrary balance, before materiality.',
              "'critica' | 'alta' | 'media' | 'baja'",
            ),
            optionalText('reclassifyTo', 'reclassify_to', 'PUC account where a contrary balance belongs.'),
          ],
        },
        spread(rows, 'prefix'),
      ),
  },
  {
    csv: 'third_party_rules.csv',
    module: 'people/third-party-rules',
    imports: [importCategory],
    write: (rows) =>
      objectTable(
        {
          row: 'ThirdPartyRule',
          constant: 'thirdPartyRules',
          doc: 'Whom an account is kept with, by prefix.',
          fields: [
            text('prefix', 'prefix', 'Accounts whose code starts so.'),
            list('expected', 'expected', 'Any of these; `none` allows no third party.', CATEGORY),
            list('alsoAccepted', 'accepted', 'Tolerated beside the expected ones.', CATEGORY),
            text(
              'requirement',
              'requirement',
              'Whether a third party must be there.',
              "'required' | 'recommended' | 'optional' | 'none'",
            ),
            text('severity', 'severity', 'Of a missing or wrong third party.', "'alta' | 'media' | 'baja'"),
            text('expectedText', 'expected_category', 'The expectation in the words of the table.'),
            optionalText('alsoAcceptedText', 'also_accepted', 'The tolerance, likewise: it may say when.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'special_nits.csv',
    module: 'people/special-nits',
    imports: [importCategory],
    write: (rows) =>
      objectTable(
        {
          row: 'SpecialNit',
          constant: 'specialNits',
          doc: 'Third parties that every company meets, and the numbers that are nobody.',
          fields: [
            text('nit', 'nit', 'Without DV.'),
            optionalNumeric('dv', 'dv', 'Check digit; null for numbers that carry none.'),
            text('name', 'name', 'Usual name.'),
            list('categories', 'category', 'The first is the main one.', CATEGORY),
            text(
              'status',
              'status',
              'Balances with a liquidated one should be cleared.',
              "'active' | 'liquidated' | 'historical'",
            ),
            list('aliases', 'aliases', 'Words by which books name it, upper case without accents.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'tax_positions.csv',
    module: 'tax/tax-positions',
    write: (rows) =>
      objectTable(
        {
          row: 'TaxPosition',
          constant: 'taxPositions',
          doc: 'Where each position with the State is kept (domain section 7).',
          fields: [
            text('key', 'key', 'Stable name.'),
            text('name', 'name_es', 'Spanish.'),
            text(
              'side',
              'side',
              'Side of the balance sheet, or expense.',
              "'asset' | 'asset_or_liability' | 'liability' | 'liability_contra' | 'expense' | 'equity'",
            ),
            list('decreePrefixes', 'decree_prefixes', 'Accounts of the decree.'),
            list('practicePrefixes', 'practice_prefixes', 'Accounts that packages add.'),
            text('nature', 'normal_nature', 'Normal side of the balance.', "'D' | 'C' | 'mixed'"),
            text('form', 'return_form', 'DIAN form, or who else receives the return.'),
            text('legalBasis', 'legal_basis', 'Norms.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'dian_calendar.csv',
    module: 'tax/due-dates',
    imports: ["import type { Obligation } from './obligations.ts';"],
    write: (rows) =>
      objectTable(
        {
          row: 'CalendarRow',
          constant: 'calendarRows',
          doc: "The DIAN's calendar: due dates of each return and period.",
          fields: [
            numeric('calendar', 'calendar', 'Year of the calendar.'),
            text('obligation', 'obligation', 'Return.', 'Obligation'),
            text('period', 'period', '`2026-03`, `2026-B2`, `2026-C1`, `2025` or `2025 cuota 1`.'),
            list('dates', 'dates', 'ISO days by the last digit of the NIT without DV, 0 to 9.'),
          ],
        },
        byReturn(rows),
      ),
  },
  {
    csv: 'report_items.csv',
    module: 'tax/report-items',
    write: (rows) =>
      objectTable(
        {
          row: 'ReportItem',
          constant: 'reportItems',
          doc: 'The 17 items of the financial report with the accounts that they hold by default.',
          fields: [
            numeric('id', 'id', 'Stable number.'),
            text('name', 'name_es', 'Spanish.'),
            text('side', 'side', 'Side of the balance sheet.', "'asset' | 'liability' | 'liability_contra' | 'equity'"),
            list('prefixes', 'prefixes', 'Accounts of the decree, and those that packages add.'),
            list('nameAny', 'name_any', 'Words of which the name of an account has one; empty for none.'),
            list('nameAlso', 'name_also', 'Further words of which it has one.'),
            list('nameNone', 'name_none', 'Words that it does not have.'),
            list('byCode', 'by_code', 'Prefixes that need no name.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'depreciation_rates.csv',
    module: 'chart/depreciation',
    write: (rows) =>
      objectTable(
        {
          row: 'DepreciationCap',
          constant: 'depreciationCaps',
          doc: 'Highest yearly rates that income tax accepts (ET 137, 142, 143).',
          fields: [
            text('prefix', 'puc_account', 'Cost accounts whose code starts so.'),
            text('assetClass', 'asset_class', 'Spanish.'),
            numeric('maxAnnualPercent', 'fiscal_max_annual_pct', 'Percent of cost a year; 0 never depreciates.'),
            optionalNumeric('minLifeYears', 'fiscal_min_life_years', 'Shortest life, in years; null where none.'),
            text('legalBasis', 'legal_basis', 'Norms.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'fs_mapping.csv',
    module: 'chart/statement-mapping',
    write: (rows) =>
      objectTable(
        {
          row: 'StatementLine',
          constant: 'statementLines',
          doc: 'Line of the financial statements of an SME where each account goes, by prefix.',
          fields: [
            text('prefix', 'prefix', 'Accounts whose code starts so.'),
            text('key', 'key', 'Stable name of the line, which several prefixes may share.'),
            list('statements', 'statement', 'Statements that show it.', "'ESF' | 'ERI' | 'ECP' | 'notes'"),
            text('line', 'line_es', 'Spanish, as NIIF para las PYMES (group 2) names it.'),
            optionalText('lineFull', 'line_full_es', 'As full IFRS (group 1) names it; null: the same.'),
            optionalText(
              'lineMicro',
              'line_micro_es',
              'As the standard of micro-entities (group 3) does; null: the same.',
            ),
            text(
              'section',
              'section',
              'Block of the statement.',
              "'activo' | 'pasivo' | 'patrimonio' | 'ingresos' | 'costos' | 'gastos' | 'impuesto' | 'orden'",
            ),
            optionalText(
              'term',
              'current',
              '`by_term` needs the due dates; null outside the balance sheet.',
              "'current' | 'non_current' | 'by_term'",
            ),
            optionalText('nature', 'sign', 'Side on which the line is positive.', NATURE),
            text(
              'cashFlow',
              'cash_flow_section',
              'Where its change goes in the indirect cash flow.',
              "'cash' | 'result' | 'operating' | 'investing' | 'financing' | 'add_back' | 'non_cash' | 'none'",
            ),
            list('niifPymesSections', 'niif_pymes_section', 'Sections of NIIF para las PYMES.'),
          ],
        },
        spread(rows, 'prefix'),
      ),
  },
];
