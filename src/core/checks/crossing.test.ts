import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { pesos } from '#core/money/money.ts';
import { byAccount, crossings, shrinking } from './crossing.ts';
import { idleAccounts, idleBalances } from './idle-balances.ts';

const books = balanceOfBooks(
  '2026-03',
  `
  13300501 Anticipos  | 900100200  Textiles | 0 | 300 |   0 |  300
  13300502 Otros      | 9001002000 Textiles | 0 | 500 |   0 |  500
  13300501 Anticipos  | 800200301  Papeles  | 0 | 100 |   0 |  100
  13300501 Anticipos  |                     | 0 | 900 |   0 |  900
  22050501 Proveedores| 900100200  Textiles | 0 |   0 | 600 | -600
  22050502 Otros      | 900100200  Textiles | 0 |  50 |   0 |   50
  23359501 Por pagar  | 900100200  Textiles | 0 |   0 | 150 | -150
  23359501 Por pagar  |                     | 0 |   0 | 900 | -900
`,
);
const [advances, debts] = [books.leaves('13'), books.leaves('2')];

describe('crossing', () => {
  it('crosses the lesser of both net balances, and allocates it to the first accounts first', () => {
    const [only, second] = crossings(books, advances, debts, 0n);
    expect(second).toBeUndefined();
    expect(only!.amount).toBe(pesos(700));
    const code = (index: number) => books.leaf(index).code;
    expect(only!.pairs.map(({ debitLeaf, creditLeaf, amount }) => [code(debitLeaf), code(creditLeaf), amount])).toEqual(
      [
        ['13300501', '22050501', pesos(300)],
        ['13300502', '22050501', pesos(300)],
        ['13300502', '23359501', pesos(100)],
      ],
    );
  });

  it('is symmetric, and ignores amounts up to the tolerance', () => {
    expect(crossings(books, debts, advances, 0n)).toEqual([]);
    expect(crossings(books, advances, debts, pesos(700))).toEqual([]);
  });

  it('groups by account with a balanced entry', () => {
    const [first, second] = byAccount(books, crossings(books, advances, debts, 0n), 'debitLeaf');
    expect([first!.amount, second!.amount]).toEqual([pesos(300), pesos(400)]);
    for (const { entry, amount } of [first!, second!]) {
      expect(entry.reduce((sum, { debit }) => sum + debit, 0n)).toBe(amount);
      expect(entry.reduce((sum, { credit }) => sum + credit, 0n)).toBe(amount);
    }
    expect(first!.rows).toEqual([2, 6]);
  });
});

describe('a shrinking balance', () => {
  it('is one of a third party, on either side and over all its dictionary entries, that came nearer to zero', () => {
    const works = balanceOfBooks(
      '2026-03',
      `
      13301001 Obra     | 900100200  Uno    |  90 |  0 | 15 |  75
      13301001 Obra     | 9001002000 Uno    |   0 | 20 |  0 |  20
      13301001 Obra     | 800200301  Dos    |  50 | 10 | 20 |  40
      28051001 Contrato | 800200302  Tres   | -50 | 10 |  0 | -40
      28051001 Contrato | 800200303  Cuatro | -50 |  0 |  0 | -50
    `,
    );
    expect([...shrinking(works, works.leaves())]).toEqual(['800200301', '800200302']);
  });
});

describe('sums by third party', () => {
  it('join dictionary entries and respect the filter', () => {
    expect([...books.people(advances).keys]).toEqual(['900100200', '800200301']);
    const only = books.people(advances, { only: new Set(['800200301']) });
    expect(only.list.map(({ closing, parts }) => [closing, parts.length])).toEqual([[pesos(100), 1]]);
  });
});

describe('idle balances', () => {
  const still = '13300501 Anticipos | 800200301 Papeles | 100 | 0 | 0 | 100';
  const moved = '13300501 Anticipos | 800200301 Papeles |  90 | 10 | 0 | 100';
  const now = balanceOfBooks('2026-03', still);
  const idle = (...past: string[]) =>
    idleBalances(
      now,
      past.map((table) => balanceOfBooks('2026-02', table)),
      now.leaves(),
      0n,
    ).length;

  it('need every month to be without movement', () => {
    expect(idle()).toBe(1);
    expect(idle(still, still)).toBe(1);
    expect(idle(still, moved)).toBe(0);
    expect(idle('11050501 Caja | | 1 | 0 | 0 | 1')).toBe(0);
    expect(idleBalances(now, [], now.leaves(), pesos(100))).toEqual([]);
  });

  it('sum the rows of a third party, all of them without movement', () => {
    const split = (debit: number) =>
      balanceOfBooks(
        '2026-03',
        `
        13300501 Anticipos | 900100200  Textiles | 60 |        0 | 0 |           60
        13300501 Anticipos | 9001002000 Textiles | 50 | ${debit} | 0 | ${50 + debit}
      `,
      );
    const idle = (debit: number) => idleBalances(split(debit), [], split(debit).leaves(), pesos(100)).length;
    expect([idle(0), idle(10)]).toEqual([1, 0]);
  });

  it('may be of whole accounts', () => {
    expect(idleAccounts(now, [balanceOfBooks('2026-02', still)], now.leaves(), 0n)).toEqual(now.leaves());
    expect(idleAccounts(now, [balanceOfBooks('2026-02', moved)], now.leaves(), 0n)).toEqual([]);
    expect(idleAccounts(now, [], now.leaves(), pesos(100))).toEqual([]);
  });
});
