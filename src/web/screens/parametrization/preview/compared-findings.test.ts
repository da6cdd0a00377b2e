import { expect, it } from 'vitest';
import type { SettingsPreview } from '#api/audits/parametrization/contract.ts';
import type { Severity } from '#core/engine/severity.ts';
import { comparedFindings } from './compared-findings.ts';

type Finding = SettingsPreview['findings'][number];

const finding = (fingerprint: string, severity: Severity = 'media') => ({ fingerprint, severity }) as Finding;

it('says what appears, what is another severity, and what is gone, in this order', () => {
  const before = [finding('persists'), finding('milder', 'alta'), finding('gone')];
  const after = [finding('persists'), finding('milder', 'baja'), finding('new')];
  expect(
    comparedFindings(before, after).map(({ finding: { fingerprint }, change, was }) => [fingerprint, change, was]),
  ).toEqual([
    ['new', 'appears', null],
    ['persists', 'same', null],
    ['milder', 'same', 'alta'],
    ['gone', 'resolved', null],
  ]);
});
