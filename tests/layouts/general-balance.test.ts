/** Balances without third parties: audited as far as possible, with every rule that needs third parties reported. */
import { describe, expect, it } from 'vitest';
import type { AuditReport } from '#core/engine/finding.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { validations } from '#validations/registry.gen.ts';
import { auditIn, findingsIn } from './audited-company.ts';
import { allLayouts } from './packages/all-layouts.ts';

const general = allLayouts.filter(({ reach }) => reach.thirdParties === 'none');
const byKey = (key: string) => allLayouts.find((layout) => layout.key === key)!;
const outcomes = ({ validations: results }: AuditReport) => new Map(results.map((result) => [result.key, result]));

it('is written by Siigo Nube, Siigo Contador and CHIP', () => {
  expect(general.map(({ key }) => key).sort()).toEqual([
    'chip/cgn2015-001',
    'siigo-nube/general',
    'siigo-pyme/contador',
  ]);
});

describe.each(general.map((layout) => [layout.key, layout] as const))('%s', (_, layout) => {
  it('omits what is only about third parties, with the reason', async () => {
    const results = outcomes(await auditIn(layout));
    for (const key of ['terceros', 'nit', 'anticipo', 'concentracion']) {
      expect(results.get(key), key).toMatchObject({ outcome: 'no_evaluada', findings: [] });
      expect(results.get(key)?.reason, key).toContain('El archivo no trae');
    }
  });

  it('reports every rule by third party as not evaluated, without findings of it', async () => {
    for (const { key, outcome, findings, notEvaluated } of outcomes(await auditIn(layout)).values()) {
      if (outcome !== 'sin_hallazgos' && outcome !== 'con_hallazgos') continue;
      const { rules } = (validations as readonly AnyValidation[]).find((validation) => validation.key === key)!;
      const required = rules.filter((rule) => rule.withoutThirdParties === 'nothing').map(({ code }) => code);
      const partly = rules.filter((rule) => rule.withoutThirdParties === 'part').map(({ code }) => code);
      const told = notEvaluated.map(({ rule }) => rule);
      expect(told, key).toEqual(expect.arrayContaining([...required, ...partly]));
      expect(
        findings.filter(({ rule }) => required.includes(rule)),
        key,
      ).toEqual([]);
    }
  });

  it('still has the findings by account', async () => {
    const found = findingsIn(await auditIn(layout));
    expect(found).toEqual(
      expect.arrayContaining(['no_deducible NDE-1:53952001 650000.00', 'invertida INV-1:15921001 257833.00']),
    );
  });
});

it('has no findings that the balance by third party lacks', async () => {
  const all = findingsIn(await auditIn(byKey('siigo-nube/aplicacion')));
  expect(all).toEqual(expect.arrayContaining(findingsIn(await auditIn(byKey('siigo-nube/general')))));
});

it('has equal findings in the general balances of both Siigo products', async () => {
  expect(findingsIn(await auditIn(byKey('siigo-pyme/contador')))).toEqual(
    findingsIn(await auditIn(byKey('siigo-nube/general'))),
  );
});
