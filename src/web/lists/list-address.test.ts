import { describe, expect, it } from 'vitest';
import { dayOf, known, oneOf, positive, uuidOf, withChange, wordsOf } from './list-address.ts';

describe('reading an address', () => {
  it('takes what makes sense and leaves out the rest', () => {
    expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'c'), oneOf(['a'], null)]).toEqual(['b', undefined, undefined]);
    expect([positive('12'), positive('0'), positive('-1'), positive('1e9'), positive(null)]).toEqual([
      12,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([dayOf('2026-02-28'), dayOf('2026-02-30'), dayOf('ayer'), dayOf(null)]).toEqual([
      '2026-02-28',
      undefined,
      undefined,
      undefined,
    ]);
    expect(uuidOf('01890000-0000-7000-8000-000000000001')).toBe('01890000-0000-7000-8000-000000000001');
    expect(uuidOf("' or 1=1")).toBeUndefined();
    expect([wordsOf('  ana '), wordsOf(' '), wordsOf('x'.repeat(200))]).toEqual(['ana', undefined, 'x'.repeat(100)]);
  });
  it('leaves out what is not said', () => {
    expect(known({ a: 1, b: undefined })).toEqual({ a: 1 });
  });
});

describe('withChange', () => {
  it('starts another list at its first page', () => {
    const search = new URLSearchParams('estado=activa&pagina=3');
    expect(withChange(search, 'estado', 'demo').toString()).toBe('estado=demo');
    expect(withChange(search, 'pagina', '4').toString()).toBe('estado=activa&pagina=4');
    expect(withChange(search, 'estado', null).toString()).toBe('');
    expect(withChange(search, 'invitar', '1').toString()).toBe('estado=activa&pagina=3&invitar=1');
  });
});
