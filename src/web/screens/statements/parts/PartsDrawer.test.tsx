// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { madeMark, madeNode } from '../../../../../tests/support/web/made-statement.ts';
import { show } from '../../../../../tests/support/web/show.tsx';
import { figureParts } from '../table/figure-parts.ts';
import { useStatementView } from '../use-statement-view.ts';
import { PartsDrawer } from './PartsDrawer.tsx';

const account = (key: string, code: string, pesos: bigint, children = [] as ReturnType<typeof madeNode>[]) =>
  madeNode(key, [pesos * 100n], { kind: 'account', code, label: `Cuenta ${code}`, marks: ['reclassified'], children });
const customers = madeNode('receivables', [27_534_994_300n], {
  label: 'Clientes',
  children: [
    account('receivables.1305', '1305', 275_349_943n, [account('receivables.130505', '130505', 275_349_943n)]),
  ],
});
const other = madeNode('contraryReceivables', [215_000_000n], {
  label: 'Saldos a favor de clientes',
  children: [account('contraryReceivables.130505', '130505', 2_150_000n)],
});
const plain = madeNode('inventory', [500n], {
  children: [madeNode('inventory.14', [500n], { kind: 'account', code: '14' })],
});
const section = (key: string, children: StatementTree['nodes']) => madeNode(key, [], { kind: 'section', children });
const nodes = [section('assets', [customers, plain]), section('liabilities', [other])];

it('a figure is what the books have and what was reclassified, from either side', () => {
  const parts = figureParts(nodes, customers, 0)!;
  expect(parts.books.map(({ code, amount }) => [code, amount])).toEqual([['1305', 27_319_994_300n]]);
  expect(parts.moved.map(({ label, amount }) => [label, amount])).toEqual([
    ['Saldos a favor de clientes', 215_000_000n],
  ]);
  for (const one of [customers, other, customers.children[0]!]) {
    const { books, moved, total } = figureParts(nodes, one, 0)!;
    expect([...books, ...moved].reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
  }
  expect(figureParts(nodes, plain, 0)).toBeNull();
});

it('is told in a drawer, each part with its rows, the finding, and the way back', async () => {
  const tree: StatementTree = { key: 's', title: 'S', period: '2026-03', columns: [], nodes, checks: [] };
  const mark = madeMark({ account: '130505', rule: 'NAT-4', title: 'Quedó con saldo crédito' });
  function Open() {
    const control = useStatementView();
    return (
      control.view.parts && (
        <PartsDrawer company={7} tree={tree} marks={[mark]} shown={control.view.parts} control={control} />
      )
    );
  }
  const { user, address } = show(<Open />, { address: '/?mes=2026-03&partes=receivables' });
  const drawer = within(await screen.findByRole('dialog', { name: /Clientes$/ }));
  const link = (name: RegExp) => drawer.getByRole('link', { name }).getAttribute('href');
  expect(link(/^1305/)).toBe('/empresa/7/servicio/auditoria/balance?mes=2026-03&cuenta=1305');
  expect(link(/reclasificados/)).toBe('/?mes=2026-03&lineas=contraryReceivables');
  expect(link(/^NAT-4/)).toContain('hallazgo=f1');
  expect(drawer.getAllByRole('listitem').map((item) => /[\d.]+$/.exec(item.textContent ?? '')?.[0])).toEqual([
    '273.199.943',
    '2.150.000',
    '275.349.943',
  ]);
  await user.click(drawer.getByRole('button', { name: 'Volver al estado' }));
  expect(address()).toBe('/?mes=2026-03');
});
