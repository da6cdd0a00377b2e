import { expect, it } from 'vitest';
import { isMunicipalAuthority, isNationalAuthority } from './tax-authority.es.ts';

it('recognises authorities by number or name', () => {
  expect(isNationalAuthority('800197268', '')).toBe(true);
  expect(isNationalAuthority('', 'U.A.E. Dirección de Impuestos y Aduanas Nacionales DIAN')).toBe(true);
  expect(isNationalAuthority('', 'DIAN')).toBe(true);
  expect(isMunicipalAuthority('', 'Alcaldía de Chía')).toBe(true);
});

it('but no company whose name is like theirs', () => {
  expect(isNationalAuthority('900345678', 'Modas Dian S.A.S.')).toBe(false);
  expect(isNationalAuthority('900345678', 'Comercializadora DIAN LTDA')).toBe(false);
  expect(isMunicipalAuthority('900345679', 'Distrito Creativo S.A.S.')).toBe(false);
});
