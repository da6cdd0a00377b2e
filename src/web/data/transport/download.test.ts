import { describe, expect, it } from 'vitest';
import { nameInDisposition } from './download.ts';

describe('nameInDisposition', () => {
  it('reads the name that the server gives, if any', () => {
    expect(nameInDisposition('attachment; filename="usuarios-2026-11-20.csv"')).toBe('usuarios-2026-11-20.csv');
    expect(nameInDisposition('attachment')).toBeNull();
    expect(nameInDisposition(null)).toBeNull();
  });
});
