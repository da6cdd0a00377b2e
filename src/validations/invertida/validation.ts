/**
 * V2: contra accounts on the side of their class or exceeding their base, and equity accounts on the wrong side.
 * Cancelling of memorandum accounts (V2-f, V17-D7) is reported by `diferencia`.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { type AgainstBaseRule, againstBase } from './against-base.ts';
import { contraAccounts, groupsOf } from './contra-accounts.ts';
import { basePairs, excessPairs, missingPairs } from './default-pairs.ts';
import { lossesAmongProfits, unsubscribedCapital } from './equity.ts';
import { type WrongSideRule, wrongSides } from './wrong-side.ts';

export type Rule = WrongSideRule | AgainstBaseRule | 'INV-10' | 'INV-11';

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
  rules: {
    'INV-1': { severity: 'media', legal: ['puc_clase_1', 'puc_dinamicas', 'niif_pymes_17'] },
    'INV-2': { severity: 'media', legal: ['puc_clase_1', 'puc_dinamicas', 'niif_pymes_27'] },
    'INV-3': { severity: 'media', legal: ['puc_dinamicas', 'niif_pymes_23'] },
    'INV-4': { severity: 'media', legal: ['puc_dinamicas', 'et_774'] },
    'INV-5': { severity: 'media', legal: ['puc_dinamicas', 'et_774'] },
    'INV-6': { severity: 'media', legal: ['puc_clase_1', 'niif_pymes_17'] },
    'INV-7': { severity: 'media', legal: ['puc_clase_1', 'niif_pymes_27'] },
    'INV-8': { severity: 'media', legal: ['puc_dinamicas', 'niif_pymes_17'] },
    'INV-9': { severity: 'media', legal: ['puc_dinamicas', 'niif_pymes_23'] },
    'INV-10': { severity: 'media', legal: ['puc_dinamicas', 'et_774'] },
    'INV-11': { severity: 'media', legal: ['puc_cierre', 'puc_dinamicas'] },
  },
  check({ balance, roles, parameters, tolerances }) {
    const { pares, contrapartidas, gastosDeDeterioro, capitalSuscrito } = parameters;
    const accounts = contraAccounts(balance, roles, pares);
    const groups = groupsOf(balance, accounts, pares);
    const capital = unsubscribedCapital(
      balance,
      roles.capitalAutorizado,
      roles.capitalPorSuscribir,
      capitalSuscrito,
      tolerances,
    );
    const facts = [
      ...wrongSides(balance, accounts, { bases: pares, missing: gastosDeDeterioro }, tolerances),
      ...againstBase(
        balance,
        groups,
        { excess: contrapartidas, retirement: roles.retiroDeActivos.prefixes[0] },
        tolerances,
      ),
      ...(capital && 'fact' in capital ? [capital.fact] : []),
      ...lossesAmongProfits(balance, roles.utilidadesAcumuladas, pares, tolerances),
    ];
    const missing = capital && 'missing' in capital ? [{ rule: 'INV-10' as const, ...capital.missing }] : [];
    if (accounts.length === 0 && facts.length === 0 && missing.length === 0)
      return { notApplicable: { reason: 'withoutContraAccounts' } };
    return { facts, notEvaluated: missing };
  },
});
