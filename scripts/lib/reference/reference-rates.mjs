// @ts-check
// Dated tables: UVT, wages, withholding, payroll, interest and the self-withholding of income tax.
import {
  cell,
  computed,
  declare,
  list,
  literal,
  money,
  numeric,
  objectTable,
  optionalNumeric,
  optionalText,
  text,
} from './typed-table.mjs';

const importMoney = "import { type Cents, pesos } from '#core/money/money.ts';";
const validity = [
  text('from', 'valid_from', 'First day in force, ISO.'),
  optionalText('to', 'valid_to', 'Last day in force, ISO; null while it holds.'),
];

/** @type {import('./typed-table.mjs').Table[]} */
export const ratesTables = [
  {
    csv: 'uvt.csv',
    module: 'dated/uvt',
    imports: [importMoney],
    write: (rows) =>
      objectTable(
        {
          row: 'UvtYear',
          constant: 'uvtYears',
          doc: 'Unidad de valor tributario of each year.',
          fields: [
            numeric('year', 'year', 'Calendar year.'),
            money('uvt', 'uvt_cop', 'Cents.'),
            optionalText('resolution', 'resolution', 'DIAN resolution that set it.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'minimum_wage.csv',
    module: 'dated/minimum-wage',
    imports: [importMoney],
    write: (rows) =>
      objectTable(
        {
          row: 'WageYear',
          constant: 'wageYears',
          doc: 'Legal monthly minimum wage of each year.',
          fields: [
            numeric('year', 'year', 'Calendar year.'),
            money('wage', 'minimum_wage_cop', 'Cents a month.'),
            money('transportAllowance', 'transport_allowance_cop', 'Cents a month.'),
            money(
              'integralWageMin',
              'integral_salary_min_cop',
              'Least integral wage (13 minimum wages), cents a month.',
            ),
            text('wageDecree', 'wage_decree', 'Norm of the wage.'),
            text('transportDecree', 'transport_decree', 'Norm of the allowance.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'withholding.csv',
    module: 'dated/withholding',
    write: (rows) =>
      objectTable(
        {
          row: 'WithholdingRow',
          constant: 'withholdingRows',
          doc: 'Withholding concepts with their minimum base and rate, by concept and date.',
          fields: [
            text('code', 'code', 'Concept; SALARIOS_383 has one row for each bracket.'),
            text('concept', 'concept', 'Spanish.'),
            text('tax', 'tax', 'Tax withheld.', "'renta' | 'iva' | 'ica' | 'timbre'"),
            list('accounts', 'puc_account', 'PUC accounts where it is booked.'),
            optionalNumeric(
              'minBaseUvt',
              'min_base_uvt',
              'Least payment, in UVT; 0 from the first peso, null when set elsewhere.',
            ),
            optionalNumeric(
              'percent',
              'rate_pct',
              'Percent of the base; null when set elsewhere (municipality, CIIU).',
            ),
            text('appliesTo', 'applies_to', 'Beneficiary.'),
            text('baseRule', 'base_rule', 'What the base is.'),
            text('legalBasis', 'legal_basis', 'Norms.'),
            ...validity,
            text('confidence', 'confidence', 'How well the row was checked.', "'high' | 'medium' | 'low'"),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'payroll_rates.csv',
    module: 'dated/payroll-rates',
    write: (rows) =>
      objectTable(
        {
          row: 'PayrollRate',
          constant: 'payrollRates',
          doc: 'Contributions, provisions and limits of payroll.',
          fields: [
            text('code', 'code', 'Concept.'),
            text('concept', 'concept', 'Spanish.'),
            optionalText('payer', 'payer', 'Null for limits.', "'employer' | 'employee' | 'contractor'"),
            optionalNumeric('percent', 'rate_pct', 'Percent of the base; null for limits in minimum wages.'),
            text('base', 'base', 'What the base is.'),
            computed(
              'exempt1141',
              "'yes' | 'no' | null",
              'Whether ET 114-1 exempts it, for workers under 10 minimum wages.',
              (row) => cell(row, 'exempt_114_1') || null,
            ),
            list('expenseAccounts', 'puc_expense', 'PUC prefixes of the expense.'),
            list('liabilityAccounts', 'puc_liability', 'PUC prefixes of the liability.'),
            text('legalBasis', 'legal_basis', 'Norms.'),
            ...validity,
          ],
        },
        rows,
      ),
  },
  {
    csv: 'interest_rates.csv',
    module: 'dated/interest',
    write: (rows) =>
      objectTable(
        {
          row: 'InterestMonth',
          constant: 'interestMonths',
          doc: 'Certified interest of each month, effective annual percent.',
          fields: [
            text('month', 'month', 'yyyy-mm.'),
            numeric('ibc', 'ibc_consumo_ordinario_ea_pct', 'Interés bancario corriente, consumo y ordinario.'),
            numeric('usury', 'usury_ea_pct', 'Cap: 1.5 × IBC.'),
            numeric('dianLate', 'dian_late_interest_ea_pct', 'Late interest on taxes: usury less 2 points.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'productive_credit.csv',
    module: 'dated/productive-credit',
    write: (rows) =>
      objectTable(
        {
          row: 'ProductiveMonth',
          constant: 'productiveMonths',
          doc: 'Caps of productive credit to micro-enterprises, effective annual percent; null where no source tells one.',
          fields: [
            text('month', 'month', 'yyyy-mm.'),
            optionalNumeric('large', 'large_usury_ea_pct', 'De mayor monto: above 25 minimum wages, up to 120.'),
            optionalNumeric(
              'usual',
              'usual_usury_ea_pct',
              'Urbano, whose cap is above that of rural: up to 25 minimum wages.',
            ),
            optionalNumeric('popular', 'popular_usury_ea_pct', 'Popular urbano, likewise: up to 6 minimum wages.'),
          ],
        },
        rows,
      ),
  },
  {
    csv: 'ipc.csv',
    module: 'dated/price-index',
    write: (rows) =>
      objectTable(
        {
          row: 'PriceMonth',
          constant: 'priceMonths',
          doc: 'Consumer price index of each month: national total, December 2018 = 100.',
          fields: [text('month', 'month', 'yyyy-mm.'), numeric('index', 'index', 'Two decimals.')],
        },
        rows,
      ),
  },
  { csv: 'ciiu_autorretencion.csv', module: 'dated/self-withholding', write: writeSelfWithholding },
];

/**
 * Nearly every activity has a rate in every decree's window, so windows are written once, with rates by code.
 * @param {import('./typed-table.mjs').Row[]} rows
 */
function writeSelfWithholding(rows) {
  const windows = new Map();
  /** @type {Map<string, Map<string, number>>} */
  const byCode = new Map();
  for (const row of rows) {
    const key = `${cell(row, 'valid_from')} ${cell(row, 'valid_to')} ${cell(row, 'legal_basis')}`;
    const code = cell(row, 'ciiu_code');
    windows.set(key, row);
    const percents = byCode.get(code) ?? new Map();
    if (percents.has(key)) throw new Error(`ciiu ${code}: two rates from ${key}`);
    byCode.set(code, percents.set(key, Number(cell(row, 'rate_pct'))));
  }
  const keys = [...windows.keys()].sort();
  const lines = [...byCode].map(
    ([code, percents]) => `  [${literal(code)}, ${literal(keys.map((key) => percents.get(key) ?? null))}],\n`,
  );
  const windowTable = objectTable(
    {
      row: 'SelfWithholdingWindow',
      constant: 'selfWithholdingWindows',
      doc: 'Decrees in force, oldest first.',
      fields: [...validity, text('legalBasis', 'legal_basis', 'Norm.')],
    },
    keys.map((key) => windows.get(key)),
  );
  const type = '(readonly [ciiu: string, percents: readonly (number | null)[]])';
  const doc = 'Percent of taxable income by CIIU, in the order of the windows; null where a decree has none.';
  return `${windowTable}\n${declare('selfWithholdingPercents', type, doc, lines)}`;
}
