/** Balances printed on the side of each account's own nature: the arithmetic of a row decides its sign. */
import { expect, test } from 'vitest';
import { exact, type Fact, facts, headers, read, rowOf, title, withLevels } from './own-book.ts';

/** Positive on the side of its balance, or of the class where the balance is nothing. */
function byNature(fact: Fact, contrary: readonly string[] = []): Fact {
  const [opening, debit, credit, closing] = fact.figures;
  const isCredit = /^[2349]/.test(fact.code) !== contrary.some((code) => fact.code.startsWith(code));
  const side = isCredit ? -1 : 1;
  return { ...fact, figures: [side * opening, debit, credit, side * closing] };
}

const contrary = ['1592', '240810'];

test('accounts of the other nature within a class', async () => {
  const rows = facts.map((fact) => rowOf(byNature(fact, contrary)));
  const { told, proof } = await read([...title, headers, ...rows]);
  expect(told).toEqual(exact);
  expect(proof!.explained).toBe(proof!.telling);
});

test('with levels', async () => {
  const rows = withLevels(facts).map((fact) => rowOf(byNature(fact, contrary)));
  expect((await read([...title, headers, ...rows])).told).toEqual(exact);
});

test('an account that did not move has the sign with which the balances add up to nothing', async () => {
  const still = facts.map((fact): Fact => {
    const [opening] = fact.figures;
    if (fact.code === '24081001') return { ...fact, figures: [opening, 0, 0, opening] };
    const [o, d, c, e] = fact.figures;
    // Its debits, in cash.
    return fact.code === '11050501'
      ? { ...fact, figures: [o, d + 143_697.48, c, Math.round((e + 143_697.48) * 100) / 100] }
      : fact;
  });
  const rows = still.map((fact) => rowOf(byNature(fact, contrary)));
  expect((await read([...title, headers, ...rows])).told).toEqual(exact);
});

/** Accounts that do not move: of the class's nature, except three of them. */
function quiet(amounts: readonly number[]): Fact[] {
  const codes = ['239505', '251005', '261005', '271005', '281005', '159205', '139905', '179805'];
  return amounts.map((amount, at) => {
    const code = `${codes[at % codes.length]}${String(at).padStart(2, '0')}`;
    return { code, name: `Quieta ${at}`, id: null, person: null, figures: [amount, 0, 0, amount] };
  });
}

test('three accounts among many that did not move', async () => {
  // Liabilities and two contra assets with credit balances, and three liabilities with debit ones.
  const amounts = Array.from({ length: 24 }, (_, at) => -(1_000_003 + at * at * 7_919));
  const still = [...facts, ...quiet(amounts)];
  const odd = quiet([310_007, 452_011, 128_021]).map((fact, at) => ({ ...fact, code: `28959${at}01` }));
  const sum = [...still, ...odd].reduce((total, { figures: [opening] }) => total + opening, 0);
  const even: Fact = { ...facts[0]!, code: '11200501', figures: [-sum, 0, 0, -sum] };
  const rows = [...still, ...odd, even].map((fact) => rowOf(byNature(fact, [...contrary, '2895', '1399', '1798'])));
  const { told } = await read([...title, headers, ...rows]);
  expect(told!.sums[0]).toBe(0);
  expect(told!.sums[3]).toBe(0);
});

test('exchanged debits and credits stay an error of the books', async () => {
  const rows = facts.map((fact) => {
    const [opening, debit, credit, closing] = fact.figures;
    return rowOf(fact.code === '51352501' ? { ...fact, figures: [opening, credit, debit, closing] } : fact);
  });
  const { told, proof } = await read([...title, headers, ...rows]);
  expect(told!.sums[0]).toBe(0);
  expect(told!.sums[3]).toBe(0);
  expect(proof!.explained).toBe(proof!.telling - 1);
});
