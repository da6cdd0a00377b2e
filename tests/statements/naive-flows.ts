/** Cash flow and changes of equity a second time, from the rules of the field: prefixes of the decree and nothing else. */
import type { NaiveSpan } from './naive-span.ts';
import type { NaiveFigures } from './naive-statements.ts';

const RESULTS = ['4', '5', '6', '7'];
const PRODUCTION_DEPRECIATION = ['7260', '7360', '7460'];
const PRODUCTION_AMORTISATION = ['7265', '7365', '7465'];
const DEPRECIATION = ['5160', '5260', ...PRODUCTION_DEPRECIATION];
const AMORTISATION = ['5165', '5265', ...PRODUCTION_AMORTISATION];
const OF_DEFERRED = ['516515', '526515'];
const IMPAIRMENT = ['5199', '5299'];
const ALLOWANCES = ['1299', '1399', '1499', '1599'];
const EXCHANGE = ['421020', '530525'];
const STAFF = ['5105', '5205', '72'];
const TAXES = ['5115', '5215'];
const TAX_BALANCES = ['1355', '171076', '2365', '2367', '2368', '24', '2725'];
const PAYABLES = { of: ['22', '23'], without: ['2355', '2360', '2365', '2367', '2368'] };
const OTHERS = { of: ['13', '17'], without: ['1305', '1325', '134505', '1355', '1399', '171076'] };
const EQUITY_METHOD = ['4218', '5313'];

const total = (figures: NaiveFigures) => Object.values(figures).reduce((all, one) => all + one, 0n);

/** What the closing entry took from the result accounts, credit positive. */
function posted(span: NaiveSpan): bigint {
  return span.grown(RESULTS) + span.earned(RESULTS);
}

function investing(span: NaiveSpan): NaiveFigures {
  const sold = span.earned(['4245', '4248', '5310'], ['424805', '424810', ...soldElsewhere]);
  return {
    propertyChange: -span.grown(['15', '19', '34', '38'], ['1599']) + span.earned([...DEPRECIATION, '425045']) + sold,
    intangiblesChange: -span.grown(['16']) + span.earned([...AMORTISATION, '424805', '531020'], OF_DEFERRED),
    investmentsChange: -span.grown(['12', '3225'], ['1299']) + span.earned(['4240', '531005', ...EQUITY_METHOD]),
    dividendsReceived: span.earned(['4215']) - span.grown(['134505']),
    shareholderLoans: -span.grown(['1325']),
    otherAssetsChange: -span.grown(['18']) + span.earned(['424810', '531025', '531035']),
  };
}
const soldElsewhere = ['531005', '531010', '531020', '531025', '531035'];

function financing(span: NaiveSpan): NaiveFigures {
  return {
    loansChange: -span.grown(['21', '29'], ['210505']),
    shareholderDebts: -span.grown(['2355']),
    contributions: -span.grown(['31', '32'], ['3225']),
    distributions: -span.grown(['2360', '33', '36', '37']) - posted(span),
  };
}

function writtenOff(span: NaiveSpan): bigint {
  return -span.grown(ALLOWANCES) + span.earned([...IMPAIRMENT, '425035']);
}

function indirect(span: NaiveSpan): NaiveFigures {
  const adjustments = {
    depreciation: -span.earned(DEPRECIATION),
    amortisation: -span.earned(AMORTISATION),
    impairment: -span.earned(IMPAIRMENT),
    recoveries: -span.earned(['425035', '425045']),
    assetSales: -span.earned(['4240', '4245', '4248', '5310']),
    equityMethod: -span.earned(EQUITY_METHOD),
    dividends: -span.earned(['4215']),
    exchange: -span.earned(EXCHANGE),
  };
  const result = span.earned(RESULTS);
  const changes = {
    receivablesChange: -span.grown(['1305']) + span.earned(['531010']),
    inventoriesChange: -span.grown(['14'], ['1499']),
    othersChange: -span.grown(OTHERS.of, OTHERS.without) + span.earned(OF_DEFERRED),
    writtenOff: writtenOff(span),
    payablesChange: -span.grown(PAYABLES.of, PAYABLES.without),
    taxesChange: -span.grown(TAX_BALANCES),
    staffChange: -span.grown(['25', '26']),
    receivedChange: -span.grown(['27', '28'], ['2725']),
    exchangeChange: span.earned(EXCHANGE),
  };
  const adjustedResult = result + total(adjustments);
  return { result, ...adjustments, adjustedResult, ...changes, totalOperating: adjustedResult + total(changes) };
}

function direct(span: NaiveSpan): NaiveFigures {
  const noCash = [...DEPRECIATION, ...AMORTISATION, ...IMPAIRMENT];
  const parts = {
    fromCustomers: span.earned(['41', '531010']) - span.grown(['1305', '27', '28'], ['2725']),
    toSuppliers:
      span.earned(['6', '7', '51', '52'], [...STAFF, ...TAXES, ...noCash]) -
      span.grown(['14'], ['1499']) -
      span.grown(OTHERS.of, OTHERS.without) -
      span.grown(PAYABLES.of, PAYABLES.without) +
      span.earned(OF_DEFERRED),
    writtenOff: writtenOff(span),
    toStaff: span.earned(STAFF) - span.grown(['25', '26']),
    taxesPaid: span.earned([...TAXES, '54']) - span.grown(TAX_BALANCES),
    interestReceived: span.earned(['4210'], EXCHANGE),
    interestPaid: span.earned(['5305'], EXCHANGE),
    otherOperating:
      span.earned(['42'], ['4210', '4215', '4218', '4240', '4245', '4248', '425035', '425045']) +
      span.earned(['53'], ['5305', '5310', '5313']),
    exchangeChange: span.earned(EXCHANGE),
  };
  return { ...parts, totalOperating: total(parts) };
}

/** Estado de flujos de efectivo, every line and total. */
export function naiveCashFlow(span: NaiveSpan, method: 'indirect' | 'direct'): NaiveFigures {
  const operating = method === 'indirect' ? indirect(span) : direct(span);
  const [invested, financed] = [investing(span), financing(span)];
  const [totalInvesting, totalFinancing] = [total(invested), total(financed)];
  const netChange = operating.totalOperating! + totalInvesting + totalFinancing;
  const cashAtStart = span.opening(['11', '210505']);
  return {
    ...operating,
    ...invested,
    totalInvesting,
    ...financed,
    totalFinancing,
    netChange,
    cashAtStart,
    cashAtEnd: cashAtStart + netChange,
  };
}

/** Estado de cambios en el patrimonio: rows with what each column says of them, in its order. */
export function naiveEquity(span: NaiveSpan): Record<string, bigint[]> {
  const closed = posted(span);
  const change = (prefix: string) => -span.grown([prefix]);
  const row = (
    prefix: string,
    { contributed = 0n, shared = 0n, transferred = 0n, comprehensive = 0n }: Partial<Record<string, bigint>>,
  ) => [-span.opening([prefix]), 0n, contributed, shared, transferred, comprehensive, -span.closing([prefix])];
  const shared = change('33') + change('36') + change('37') - closed;
  const rows = {
    capital: row('31', { contributed: change('31') }),
    capitalSurplus: row('32', { contributed: change('32') }),
    reserves: row('33', { transferred: change('33') }),
    equityRevaluation: row('34', { comprehensive: change('34') }),
    yearResult: [
      -span.opening(['36', ...RESULTS]),
      span.earned(RESULTS),
      0n,
      0n,
      change('36') - closed,
      0n,
      -span.closing(['36', ...RESULTS]),
    ],
    retainedEarnings: row('37', { shared, transferred: change('37') - shared }),
    otherComprehensiveIncome: row('38', { comprehensive: change('38') }),
  };
  const all = Object.values(rows);
  return { ...rows, totalEquity: all[0]!.map((_, column) => all.reduce((sum, amounts) => sum + amounts[column]!, 0n)) };
}
