/** Estado de situación financiera: current and non-current, with contrary balances on the side where they belong. */
import { linesOf, type StatementDeclaration, type StatementItem, section, total } from '#core/statement/declaration.ts';
import { type NamedLine, namedLines } from '#core/statement/statement-lines.ts';

const ofSection = (name: NamedLine['section'], isCurrent: boolean | null) =>
  namedLines.filter((line) => line.section === name && line.isCurrent === isCurrent);

function line(key: string, sign: 1 | -1): StatementItem {
  return { kind: 'line', key, of: { lines: [key] }, figure: 'closing', sign };
}

function unmapped(key: string, accountClass: string, sign: 1 | -1): StatementItem {
  return { kind: 'line', key, of: { unmapped: [accountClass] }, figure: 'closing', sign };
}

const items: readonly StatementItem[] = [
  section(
    'currentAssets',
    [...linesOf(ofSection('activo', true), 'closing', 1), line('contraryPayables', 1), line('contraryTaxes', 1)],
    'totalCurrentAssets',
  ),
  section('nonCurrentAssets', linesOf(ofSection('activo', false), 'closing', 1), 'totalNonCurrentAssets'),
  unmapped('unmappedAssets', '1', 1),
  total('totalAssets', ['totalCurrentAssets', 'totalNonCurrentAssets', 'unmappedAssets']),
  section(
    'currentLiabilities',
    [
      ...linesOf(ofSection('pasivo', true), 'closing', -1),
      line('contraryCash', -1),
      line('contraryReceivables', -1),
      line('contraryTaxAssets', -1),
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
      unmapped('unmappedEquity', '3', -1),
      { kind: 'line', key: 'openResult', of: {}, figure: 'openResult', sign: -1 },
      { kind: 'line', key: 'carriedResult', of: {}, figure: 'carriedResult', sign: -1 },
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
