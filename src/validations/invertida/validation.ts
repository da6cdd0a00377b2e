/**
 * V2: contra accounts on the side of their class or exceeding their base, and equity accounts on the wrong side.
 * Cancelling of memorandum accounts (V2-f, V17-D7) is reported by `diferencia`.
 */
import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import type { Analysis } from './analysis.ts';
import { type Contras, contraAccounts, groupsOf } from './contra-accounts.ts';
import { basePairs, excessPairs, missingPairs } from './default-pairs.ts';
import { lossesAmongProfits, unsubscribedCapital } from './equity.ts';
import { inv1 } from './rules/inv-1-accumulated-depreciation-in-debit.es.ts';
import { inv2 } from './rules/inv-2-impairment-in-debit.es.ts';
import { inv3 } from './rules/inv-3-returns-on-the-wrong-side.es.ts';
import { inv4 } from './rules/inv-4-equity-contra-in-credit.es.ts';
import { inv5 } from './rules/inv-5-other-contra-accounts.es.ts';
import { inv6 } from './rules/inv-6-depreciation-above-the-cost.es.ts';
import { inv7 } from './rules/inv-7-impairment-above-the-asset.es.ts';
import { inv8 } from './rules/inv-8-contra-without-its-account.es.ts';
import { inv9 } from './rules/inv-9-returns-above-the-sales.es.ts';
import { inv10 } from './rules/inv-10-authorised-capital-not-subscribed.es.ts';
import { inv11 } from './rules/inv-11-losses-in-the-profit-account.es.ts';
import { inv12 } from './rules/inv-12-impairment-of-one-third-party-in-debit.es.ts';

export const validation = defineValidation({
  id: 2,
  key: 'invertida',
  version: 1,
  order: 5,
  weight: 1,
  roles: {
    acumulada: ['1592', '1597', '1598', '1698', '1798'],
    deterioro: ['1299', '1399', '1499', '1599', '1699', '1899'],
    devoluciones: ['4175', '4275', '6225'],
    capitalPorSuscribir: ['310510'],
    capitalPorCobrar: ['310515'],
    patrimonio: ['3110', '320510', '330516', '330518', '3610', '3710'],
    otras: ['159610', '189515', '262010', '292010', '292510'],
    orden: ['84', '85', '86', '94', '95', '96'],
    capitalAutorizado: ['310505'],
    utilidadesAcumuladas: ['3705'],
    retiroDeActivos: ['531030'],
  },
  parameters: {
    pares: { kind: 'pairs', default: basePairs },
    contrapartidas: { kind: 'pairs', default: excessPairs },
    gastosDeDeterioro: { kind: 'pairs', default: missingPairs },
    capitalSuscrito: { kind: 'amount', default: 0n, minimum: 0n },
  },
  lacks: { withoutSubscribedCapital: { parameter: 'capitalSuscrito' } },
  rules: [inv1, inv2, inv3, inv4, inv5, inv6, inv7, inv8, inv9, inv10, inv11, inv12],
  analyse({ balance, roles, parameters, tolerances }): Analysis | NotRun {
    const { pares, contrapartidas, gastosDeDeterioro, capitalSuscrito } = parameters;
    const accounts = contraAccounts(balance, roles, pares);
    const capital = unsubscribedCapital(
      balance,
      roles.capitalAutorizado,
      roles.capitalPorSuscribir,
      capitalSuscrito,
      tolerances,
    );
    const losses = lossesAmongProfits(balance, roles.utilidadesAcumuladas, pares, tolerances);
    const isQuiet = losses.length + capital.facts.length + (capital.notEvaluated ?? []).length === 0;
    if (accounts.length === 0 && isQuiet) return { notApplicable: { reason: 'withoutContraAccounts' } };
    const contras: Contras = {
      balance,
      accounts,
      groups: groupsOf(balance, accounts, pares),
      pairs: pares,
      missing: gastosDeDeterioro,
      correction: { excess: contrapartidas, retirement: roles.retiroDeActivos.prefixes[0] },
      tolerances,
    };
    return { contras, capital, losses };
  },
});
