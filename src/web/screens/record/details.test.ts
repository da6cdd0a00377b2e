import { expect, it } from 'vitest';
import { detailWords } from './details.es.ts';

it('tells details with their names, days and plans as people read them', () => {
  expect(
    detailWords({ plan: 'firma', endsOn: '2026-12-31', byMail: true, companies: [1, 2], note: '', job: null, otro: 3 }),
  ).toEqual([
    { key: 'plan', label: 'Plan', value: 'Firma' },
    { key: 'endsOn', label: 'Hasta', value: '31 dic 2026' },
    { key: 'byMail', label: 'Por correo', value: 'sí' },
    { key: 'companies', label: 'Empresas', value: '1, 2' },
    { key: 'otro', label: 'otro', value: '3' },
  ]);
});

it('shortens digests and keeps what has no words as it was written', () => {
  expect(detailWords({ sha256: 'a'.repeat(64) })[0]?.value).toBe(`${'a'.repeat(12)}…`);
  expect(detailWords({ profile: { vat: true } })[0]?.value).toBe('{"vat":true}');
});
