import { expect, it } from 'vitest';
import { madeNode } from '../../../../../tests/support/web/made-statement.ts';
import { cashSteps, compositionStacks, equitySteps, itemBars, resultSteps } from './StatementChart.tsx';

const total = (key: string, ...amounts: bigint[]) => madeNode(key, amounts, { kind: 'total' });
const steps = (list: ReturnType<typeof resultSteps>) =>
  list.map(({ key, amount, isTotal }) => `${key} ${amount}${isTotal ? ' total' : ''}`);

it('begins the result at the first total, without empty steps and repeated totals', () => {
  const nodes = [
    madeNode('revenue', [120n]),
    total('netRevenue', 100n),
    madeNode('costOfSales', [-60n]),
    madeNode('otherIncome', [0n]),
    total('result', 40n),
    madeNode('otherComprehensiveIncome', [0n]),
    total('comprehensiveIncome', 40n),
  ];
  expect(steps(resultSteps(nodes))).toEqual(['netRevenue 100 total', 'costOfSales -60', 'result 40 total']);
});

it('steps from cash to cash over the activities, and from equity to equity over its columns', () => {
  const section = madeNode('operating', [], { kind: 'section', children: [total('totalOperating', 30n)] });
  expect(steps(cashSteps([section, madeNode('cashAtStart', [10n]), total('cashAtEnd', 40n)]))).toEqual([
    'cashAtStart 10 total',
    'totalOperating 30',
    'cashAtEnd 40 total',
  ]);
  const columns = ['saldo-inicial', 'resultado', 'aportes', 'saldo-final'].map((key) => ({
    key,
    label: key,
    kind: 'amount' as const,
  }));
  const tree = {
    key: '',
    title: '',
    period: '2026-10',
    checks: [],
    columns,
    nodes: [total('totalEquity', 5n, 2n, 0n, 7n)],
  };
  expect(steps(equitySteps(tree))).toEqual(['saldo-inicial 5 total', 'resultado 2', 'saldo-final 7 total']);
});

it('draws sections by their totals, and taxes without those that are told again', () => {
  const section = (key: string, amount: bigint) =>
    madeNode(key, [], { kind: 'section', children: [madeNode(`${key}Line`, [amount]), total(`${key}Total`, amount)] });
  const nodes = [section('currentAssets', 7n), section('nonCurrentAssets', 0n), total('totalAssets', 7n)];
  expect(compositionStacks(nodes).map(({ key, parts }) => [key, parts.map((part) => part.amount)])).toEqual([
    ['totalAssets', [7n]],
  ]);
  const taxes = [section('favour', 3n), section('payable', -5n), section('byAuthority', -2n)];
  expect(itemBars(taxes).map(({ key }) => key)).toEqual(['favourLine', 'payableLine']);
});
