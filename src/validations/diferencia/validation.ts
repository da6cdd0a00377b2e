/**
 * Integrity of the balance, checked before anything else (domain V17): double entry, arithmetic of rows and totals,
 * continuity with the month before, and codes of the chart.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { changedChart } from './changed-chart.ts';
import { chartFacts } from './chart-codes.ts';
import { declaredTotals } from './declared-totals.ts';
import { explainByTitles } from './lost-rows.ts';
import { openingContinuity } from './opening-continuity.ts';
import { repeatedFacts } from './repeated-rows.ts';
import { rowFacts } from './row-arithmetic.ts';
import { parameters, type Role, type Rule } from './rules.ts';
import { totalsFacts } from './totals.ts';

export const validation = defineValidation<Rule, Role, typeof parameters>({
  id: 22,
  key: 'diferencia',
  version: 1,
  order: 1,
  weight: 3,
  provesBalance: true,
  roles: {
    activo: ['1'],
    pasivo: ['2'],
    patrimonio: ['3'],
    resultadoEjercicio: ['36'],
    resultadosAnteriores: ['37'],
    ingresos: ['4'],
    gastos: ['5'],
    costos: ['6', '7'],
    ordenDeudoras: ['8'],
    ordenAcreedoras: ['9'],
  },
  parameters,
  rules: {
    'DIF-1': { severity: 'critica', legal: ['cco_50', 'et_773', 'et_654_e', 'et_655'] },
    'DIF-2': { severity: 'critica', legal: ['cco_50', 'et_774', 'et_655'] },
    'DIF-3': { severity: 'alta', legal: ['cco_59', 'et_773'] },
    'DIF-4': { severity: 'critica', legal: ['cco_50', 'et_774'] },
    'DIF-5': { severity: 'alta', legal: ['cco_57', 'et_774', 'et_654_e'] },
    'DIF-6': { severity: 'critica', legal: ['cco_52', 'et_774'] },
    'DIF-7': { severity: 'media', legal: ['puc_ordenes'] },
    'DIF-8': { severity: 'baja', legal: ['cco_57', 'et_773'] },
    'DIF-9': { severity: 'baja', legal: ['cco_59'] },
    'DIF-10': { severity: 'baja', legal: ['puc_14', 'puc_dinamicas'] },
    'DIF-11': { severity: 'informativa', legal: ['cco_57', 'puc_14'] },
  },
  check(context) {
    if (context.balance.rowCount === 0) return { notEvaluable: { reason: 'sin_filas' } };
    const rows = rowFacts(context);
    const continuity = openingContinuity(context);
    const totals = totalsFacts(context, continuity.origin);
    const declared = declaredTotals(context);
    const balancing = [...totals.facts, ...rows.facts, ...continuity.facts, ...(declared?.facts ?? [])];
    return {
      facts: [
        ...explainByTitles(balancing, declared?.wrong ?? [], context.tolerances.total),
        ...repeatedFacts(context),
        ...chartFacts(context),
        ...changedChart(context),
      ],
      notEvaluated: [
        ...continuity.notEvaluated,
        ...(declared === null ? [{ rule: 'DIF-3' as const, reason: 'sin_totales' }] : []),
      ],
      unbalanced: totals.unbalanced || rows.unbalanced,
    };
  },
});
