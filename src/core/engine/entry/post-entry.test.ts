/** What a rule leaves open in an entry is completed from how the company books the account. */
import { describe, expect, it } from 'vitest';
import { History } from '#core/books/history.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import type { FactEntryLine } from '../fact.ts';
import { type BooksTable, balanceOfBooks } from '../validation-case.ts';
import { KeptAccounts } from './kept-accounts.ts';
import { postEntry } from './post-entry.ts';

const NOW = `
  11100501 Banco       | 860002964 Banco  | 0 | 0 | 0 | 0
  23652501 Servicios   | 1010 Ana         | -300 | 0 | 100 | -400
  23652501 Servicios   | 1020 Eva         | -100 | 0 | 0 | -100
  23654001 Compras     | 1010 Ana         | -70 | 20 | 0 | -50
  23654001 Compras     | 800197268 DIAN   | 0 | 0 | 0 | 0
  51050601 Sueldos     | 1010 Ana         | 0 | 900 | 0 | 900
  51050601 Sueldos     | 1020 Eva         | 0 | 300 | 0 | 300
  51959501 Varios      |                  | 0 | 10 | 0 | 10
`;
const BEFORE = `
  23654001 Compras     | 800197268 DIAN   | 0 | 50 | 0 | 50
  26100501 Cesantías   | 1010 Ana         | 0 | 0 | 75 | -75
  26100501 Cesantías   | 1020 Eva         | 0 | 0 | 25 | -25
  26100502 Otras       | 900 El Roble     | 0 | 0 | 20 | -20
`;

function post(lines: readonly Partial<FactEntryLine>[], books: BooksTable = NOW, before: BooksTable | null = BEFORE) {
  const balance = balanceOfBooks('2026-03', books);
  const history = new History(parsePeriod('2026-03')!, before === null ? [] : [balanceOfBooks('2026-02', before)]);
  const entry = lines.map((line) => ({ account: '', thirdParty: null, debit: 0n, credit: 0n, ...line }));
  const entryOf = (nit: string) => balance.thirdParties.find((id) => id === nit);
  const posted = postEntry({ entry }, new KeptAccounts(balance, history));
  return {
    entryOf,
    lines: posted.map(({ account, thirdParty, debit, credit, isOutsideChart }) =>
      [
        account,
        thirdParty === null ? '–' : thirdParty.nit || 'none',
        Number(debit - credit) / 100,
        isOutsideChart ? 'outside' : '',
      ]
        .join(' ')
        .trim(),
    ),
  };
}

const entry = (nit: string) => post([]).entryOf(nit);

describe('accounts', () => {
  it('takes the one under a prefix that moved most, now or before', () => {
    expect(post([{ account: '2365', credit: pesos(10), thirdParty: entry('1010') }]).lines).toEqual([
      '23652501 1010 -10',
    ]);
    expect(post([{ account: '2610', credit: pesos(10), thirdParty: entry('1010') }]).lines).toEqual([
      '26100501 1010 -10',
    ]);
  });

  it('says which the company lacks', () => {
    expect(post([{ account: '233505', credit: pesos(10) }]).lines).toEqual(['233505 – -10 outside']);
  });
});

describe('third parties', () => {
  it('is the only one of the account, or none where it is kept without', () => {
    expect(post([{ account: '11100501', credit: pesos(10) }]).lines).toEqual(['11100501 860002964 -10']);
    expect(post([{ account: '51959501', debit: pesos(10) }]).lines).toEqual(['51959501 – 10']);
  });

  it('is the one that the account was last moved under on that side', () => {
    expect(post([{ account: '26100502', credit: pesos(10) }]).lines).toEqual(['26100502 900 -10']);
  });

  it('are those whose balances the line empties', () => {
    expect(post([{ account: '23652501', debit: pesos(500) }]).lines).toEqual([
      '23652501 1010 400',
      '23652501 1020 100',
    ]);
    expect(post([{ account: '23652501', debit: pesos(400) }]).lines).toEqual([
      '23652501 1010 300',
      '23652501 1020 100',
    ]);
  });

  it('are those of the other side, if the account knows them', () => {
    const lines = [
      { account: '51959501', debit: pesos(30), thirdParty: entry('1020') },
      { account: '51050601', credit: pesos(30) },
    ];
    expect(post(lines).lines).toEqual(['51959501 1020 30', '51050601 1020 -30']);
  });

  it('are the given ones where the account is kept by them', () => {
    const shares = [
      { thirdParty: entry('1020'), amount: 1n },
      { thirdParty: entry('1010'), amount: 2n },
    ];
    const line = { credit: pesos(100), shares };
    expect(post([{ account: '26100501', ...line }]).lines).toEqual(['26100501 1010 -67', '26100501 1020 -33']);
    // Kept under another: its habit holds.
    expect(post([{ account: '26100502', ...line }]).lines).toEqual(['26100502 900 -100']);
    expect(post([{ account: '233505', ...line }]).lines).toEqual([
      '233505 1010 -67 outside',
      '233505 1020 -33 outside',
    ]);
  });

  it('are as they were booked last where the rule asks for it', () => {
    expect(post([{ account: '26100501', credit: pesos(8), shares: [] }]).lines).toEqual([
      '26100501 1010 -6',
      '26100501 1020 -2',
    ]);
    expect(post([{ account: '26100501', credit: pesos(8) }]).lines).toEqual(['26100501 – -8']);
  });

  it('stay as the rule says, "no third party" included', () => {
    expect(post([{ account: '23652501', debit: pesos(5), thirdParty: 0 }]).lines).toEqual(['23652501 none 5']);
    expect(post([{ account: '11100501', debit: pesos(5), thirdParty: entry('1020') }]).lines).toEqual([
      '11100501 1020 5',
    ]);
  });

  it('are not told apart in an entry of more than a thousand lines', () => {
    const many = Array.from({ length: 1200 }, (_, at) => `41350501 Ventas | ${5000 + at} C | 0 | 0 | 2 | -2`).join(
      '\n',
    );
    expect(post([{ account: '41350501', debit: pesos(2400) }], many, null).lines).toEqual(['41350501 – 2400']);
  });
});
