import { expect, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { validationTexts } from '#validations/registry.gen.ts';
import { cases } from './cases.es.ts';
import { validation } from './validation.ts';

const CASE = cases.find(({ name }) => name.includes('quedó igual al cierre'))!;

/** What is told of cash, whose opening balance alone changed. */
function told(change: Partial<typeof CASE>) {
  const { findings } = runCase(validation, validationTexts, { ...CASE, ...change });
  return findings.find(({ account }) => account === '11050501')!;
}

const earlier = CASE.earlierVersion!;
const otherClosing = { '2026-02': CASE.history!['2026-02']!.replaceAll('3_000_000', '2_500_000') };

test.each<[name: string, change: Partial<typeof CASE>, message: RegExp, correction: RegExp]>([
  ['equal to the closing of before', {}, /quedó igual al cierre de febrero de 2026/, /nada que corregir/],
  [
    'unlike a month before that changed',
    { history: otherClosing },
    /No es el cierre de febrero de 2026, que también cambió/,
    /viene de febrero de 2026/,
  ],
  [
    'unlike a month before that did not change',
    { history: otherClosing, earlierVersion: { ...earlier, isBeforeChanged: false } },
    /No es el cierre de febrero de 2026, que no ha cambiado: esa cuenta cerró en/,
    /^Febrero de 2026 no cambió/,
  ],
  ['without the month before', { history: {} }, /ahora cierra en/, /no está cargado/],
])('an opening balance %s', (_name, change, message, correction) => {
  const finding = told(change);
  expect(finding.message).toMatch(message);
  expect(finding.correction).toMatch(correction);
});

const thirdParties = cases.find(({ name }) => name.includes('cada tercero abre'))!;
const toldOfCustomers = (change: Partial<typeof CASE>) =>
  runCase(validation, validationTexts, { ...thirdParties, ...change }).findings.find(({ rule }) => rule === 'MOD-3')!;
const otherCustomers = { '2026-02': thirdParties.history!['2026-02']!.replaceAll('3_500_000', '3_900_000') };

test.each<[name: string, change: Partial<typeof CASE>, message: RegExp, correction: RegExp]>([
  ['equal to the closing of before', {}, /de cada uno quedó igual al cierre de febrero de 2026/, /nada que corregir/],
  [
    'unlike a month before that changed',
    { history: otherCustomers },
    /No abren como cerraron en febrero de 2026, que también cambió/,
    /viene de febrero de 2026/,
  ],
  [
    'unlike a month before that did not change',
    { history: otherCustomers, earlierVersion: { ...thirdParties.earlierVersion!, isBeforeChanged: false } },
    /No abren como cerraron en febrero de 2026, que no ha cambiado/,
    /^Febrero de 2026 no cambió/,
  ],
  ['without the month before', { history: {} }, /pasaron a otros terceros/, /no está cargado/],
])('opening balances of third parties %s', (_name, change, message, correction) => {
  const finding = toldOfCustomers(change);
  expect(finding.message).toMatch(message);
  expect(finding.correction).toMatch(correction);
});

test('speaks of a closed month only where it was closed', () => {
  expect(told({}).message).not.toMatch(/cerrado/);
  expect(told({ earlierVersion: { ...earlier, isClosed: true } }).message).toMatch(/se había cerrado en Cuadre/);
});
