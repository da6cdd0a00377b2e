import { expect, it } from 'vitest';
import { missingProfileFields, profileFields } from './company-profile.ts';

it('counts what has no value; false is a value', () => {
  expect(missingProfileFields({})).toEqual([...profileFields]);
  expect(missingProfileFields({ agenteRetencion: false })).not.toContain('agenteRetencion');
});

it('asks for no VAT period of who is not responsible for VAT', () => {
  expect(missingProfileFields({ responsableIva: false })).not.toContain('periodoIva');
  expect(missingProfileFields({ responsableIva: true })).toContain('periodoIva');
});
