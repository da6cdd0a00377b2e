/** Books under equivalent codes: the same amounts in other places, and the way back. */
import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { History } from '../history.ts';
import { EquivalentBooks } from './equivalent-books.ts';

const books = (lines: string) => `= 2485 RETENCION EN LA FUENTE | | 0 | 0 | 0 | 0
  248541 SERVICIOS DECLARANTES 4% | 900123456 Acme | -10 | 0 | 20 | -30
  23652501 Servicios 4% | 900123456 Acme | 0 | 0 | 5 | -5
  510505 SUELDOS DEL PERSONAL | 1020304050 Ana | 0 | 40 | 0 | 40
  ${lines}`;
const march = balanceOfBooks('2026-03', books('510506 Otros sueldos | 1020304050 Ana | 0 | 1 | 0 | 1'));
const february = balanceOfBooks('2026-02', books('510568 APORTES AL SENA | 899999034 Sena | 0 | 7 | 0 | 7'));
const history = new History({ year: 2026, month: 3 }, [february], march);

describe('books under equivalent codes', () => {
  const { balance, history: then, codes } = new EquivalentBooks(march, history).seenWith([]);

  it('have their amounts where the decree has them, and the same in all', () => {
    expect(balance.sum('236525').closing).toBe(-3500n);
    expect(balance.sum('2485').closing).toBe(0n);
    expect(balance.sum('510506').debit).toBe(4100n);
    expect(balance.sum('')).toEqual(march.sum(''));
    expect(balance.rowsOf(balance.leaves('236525')).sort()).toEqual([2, 3]);
  });

  it('have every account beside the others, none inside another', () => {
    const all = balance.codes(balance.leaves());
    expect(all.filter((code) => all.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  });

  it('have a history in the same places, with accounts that have ended since', () => {
    const [month] = then.months;
    expect(month!.balance.sum('236525').closing).toBe(-3500n);
    expect(month!.balance.sum('510578').debit).toBe(700n);
  });

  it('are translated back: accounts, prefixes, and codes in words', () => {
    const [own, moved] = balance.codes(balance.leaves('236525'));
    expect([codes!.own(own!), codes!.own(moved!)].sort()).toEqual(['23652501', '248541']);
    expect(codes!.inWords(`cuenta ${balance.codes(balance.leaves('510578'))[0] ?? ''}`)).toBe('cuenta ');
    expect(codes!.own('510578')).toBe('510568');
    expect(codes!.own('236525')).toBe('236525');
    expect(codes!.own('236515')).toBe('248515');
    expect(codes!.own('4135')).toBe('4135');
  });
});

describe('where the company said itself', () => {
  it('neither its accounts nor those that would come there move', () => {
    const seen = new EquivalentBooks(march, history).seenWith(['2485', '510506']);
    expect(seen.balance).toBe(march);
    expect(new EquivalentBooks(march, history).seenWith(['236525']).balance.sum('236525').closing).toBe(-500n);
  });

  it('books whose codes are all right are shown as they are', () => {
    const plain = balanceOfBooks('2026-03', '23652501 Servicios 4% | 900123456 Acme | 0 | 0 | 5 | -5');
    const { balance, codes } = new EquivalentBooks(plain, new History({ year: 2026, month: 3 }, [])).seenWith([]);
    expect(balance).toBe(plain);
    expect(codes).toBeNull();
  });

  it('an account that it put elsewhere is there', () => {
    const { balance } = new EquivalentBooks(march, history, [['510505', '510503']]).seenWith([]);
    expect(balance.sum('510503').debit).toBe(4000n);
  });
});
