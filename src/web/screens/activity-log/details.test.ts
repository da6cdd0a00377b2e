import { expect, it } from 'vitest';
import { detailWords as wordsOf } from './details.es.ts';

const detailWords = (details: Record<string, unknown>) =>
  wordsOf(details, {
    companies: new Map([[1, 'El Roble S.A.S.']]),
    validations: new Map([[105, 'Cuentas puente']]),
  });

it('tells details with their names, days and plans as people read them', () => {
  expect(
    detailWords({ plan: 'firma', endsOn: '2026-12-31', byMail: true, companies: [1, 2], note: '', job: null, otro: 3 }),
  ).toEqual([
    { key: 'plan', label: 'Plan', value: 'Firma' },
    { key: 'endsOn', label: 'Hasta', value: '31 dic 2026' },
    { key: 'byMail', label: 'Por correo', value: 'sí' },
    { key: 'companies', label: 'Empresas', value: 'El Roble S.A.S., #2' },
    { key: 'otro', label: 'otro', value: '3' },
  ]);
});

it('shortens digests and keeps what has no words as it was written', () => {
  expect(detailWords({ sha256: 'a'.repeat(64) })[0]?.value).toBe(`${'a'.repeat(12)}…`);
  expect(detailWords({ batchId: '01890000-0000-7000-8000-000000000001' })).toEqual([
    { key: 'batchId', label: 'Lote', value: '01890000…' },
  ]);
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(detailWords({ userAgent })[0]?.value).toContain('Chrome');
  expect(detailWords({ userAgent })[0]?.value).not.toContain('Mozilla');
  expect(detailWords({ profile: { responsableIva: true, claseArl: 2 } })[0]?.value).toBe(
    'Responsable de IVA: sí; Clase de riesgo ARL: 2',
  );
});

it('says what was done to which validation, and of which month, without words of ours', () => {
  expect(detailWords({ action: 'set', validation: 105, version: 3 })).toEqual([
    { key: 'action', label: 'Cambio', value: 'guardada' },
    { key: 'validation', label: 'Validación', value: 'Cuentas puente' },
    { key: 'version', label: 'Versión', value: '3' },
  ]);
  // A custom rule is named by what was done; its number says nothing.
  expect(detailWords({ action: 'create', validation: 1001 })).toEqual([
    { key: 'action', label: 'Cambio', value: 'creada' },
  ]);
  expect(detailWords({ period: '2026-03', months: ['2026-01', '2026-02'] }).map(({ value }) => value)).toEqual([
    'marzo de 2026',
    'enero de 2026, febrero de 2026',
  ]);
});

it('names permissions, fields and states, and counts what is a number', () => {
  const details = {
    permissions: ['auditoria.ver', 'empresas.editar'],
    fields: ['comp_city', 'otro'],
    state: 'vencida',
    act: 'user.invited',
    companies: 3,
  };
  expect(detailWords(details).map(({ value }) => value)).toEqual([
    'Auditoría (ver), Empresas (editar)',
    'Ciudad, otro',
    'Vencida',
    'Invitó a un usuario',
    '3',
  ]);
});
