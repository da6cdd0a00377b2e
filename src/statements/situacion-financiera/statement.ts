/** Estado de situación financiera: current and non-current, with contrary balances on the side where they belong. */
import {
  line,
  linesOf,
  type StatementDeclaration,
  type StatementItem,
  section,
  total,
} from '#core/statement/declaration.ts';
import { type NamedLine, namedLines } from '#core/statement/statement-lines.ts';

const ofSection = (name: NamedLine['section'], isCurrent: boolean | null) =>
  namedLines.filter((line) => line.section === name && line.isCurrent === isCurrent);

function own(key: string, sign: 1 | -1): StatementItem {
  return line(key, { lines: [key] }, 'closing', sign);
}

function unmapped(key: string, accountClass: string, sign: 1 | -1): StatementItem {
  return line(key, { unmapped: [accountClass] }, 'closing', sign);
}

const items: readonly StatementItem[] = [
  section(
    'currentAssets',
    [...linesOf(ofSection('activo', true), 'closing', 1), own('contraryPayables', 1), own('contraryTaxes', 1)],
    'totalCurrentAssets',
  ),
  section('nonCurrentAssets', linesOf(ofSection('activo', false), 'closing', 1), 'totalNonCurrentAssets'),
  unmapped('unmappedAssets', '1', 1),
  total('totalAssets', ['totalCurrentAssets', 'totalNonCurrentAssets', 'unmappedAssets']),
  section(
    'currentLiabilities',
    [
      ...linesOf(ofSection('pasivo', true), 'closing', -1),
      own('contraryCash', -1),
      own('contraryReceivables', -1),
      own('contraryTaxAssets', -1),
    ],
    'totalCurrentLiabilities',
  ),
  section('nonCurrentLiabilities', linesOf(ofSection('pasivo', false), 'closing', -1), 'totalNonCurrentLiabilities'),
  unmapped('unmappedLiabilities', '2', -1),
  total('totalLiabilities', ['totalCurrentLiabilities', 'totalNonCurrentLiabilities', 'unmappedLiabilities']),
  section(
    'equity',
    [
      ...linesOf(ofSection('patrimonio', null), 'closing', -1),
      own('earlierResult', -1),
      unmapped('unmappedEquity', '3', -1),
      line('openResult', {}, 'openResult', -1),
      line('carriedResult', {}, 'carriedResult', -1),
    ],
    'totalEquity',
  ),
  total('totalLiabilitiesAndEquity', ['totalLiabilities', 'totalEquity']),
];

export const statement: StatementDeclaration = {
  key: 'situacion-financiera',
  order: 1,
  kind: 'stock',
  items: () => items,
  checks: ['balances', 'resultInEquity', 'openedClean', 'mapped'],
};
