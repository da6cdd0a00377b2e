/**
 * V1: balances opposite to the account's nature, of whole accounts and of third parties, new or inherited. Contra
 * accounts belong to `invertida`, results of the current and former years (either side is correct) to it and
 * `utilidad`.
 */

import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { natureRules } from '#core/reference/chart/nature-exceptions.ts';
import { Analysis } from './analysis.ts';
import type { Limits } from './contrary.ts';
import { nat1 } from './rules/nat-1-cash-in-credit.es.ts';
import { nat2 } from './rules/nat-2-overdrawn-bank.es.ts';
import { nat3 } from './rules/nat-3-savings-in-credit.es.ts';
import { nat4 } from './rules/nat-4-customer-in-credit.es.ts';
import { nat5 } from './rules/nat-5-supplier-in-debit.es.ts';
import { nat6 } from './rules/nat-6-other-receivable-in-credit.es.ts';
import { nat7 } from './rules/nat-7-other-liability-in-debit.es.ts';
import { nat8 } from './rules/nat-8-inventory-in-credit.es.ts';
import { nat9 } from './rules/nat-9-fixed-asset-in-credit.es.ts';
import { nat10 } from './rules/nat-10-tax-in-favour.es.ts';
import { nat11 } from './rules/nat-11-withholding-paid-in-excess.es.ts';
import { nat12 } from './rules/nat-12-reversed-result-account.es.ts';
import { nat13 } from './rules/nat-13-net-provisions.es.ts';
import { nat14 } from './rules/nat-14-any-other-account.es.ts';
import { nat15 } from './rules/nat-15-tax-advance-in-credit.es.ts';
import { nat16 } from './rules/nat-16-payment-in-another-place.es.ts';
import { unitsOf } from './units.ts';

/** Months that show how third parties pay. */
const MONTHS = 6;

/** Target of a contrary balance in the PUC; the longest prefix decides. */
const destinations: readonly (readonly [string, string])[] = [
  ['1110', '210505'],
  ['1305', '280505'],
  ['13', '238095'],
  ['1325', '235505'],
  ['1330', '233595'],
  ['1355', '240405'],
  ['2', '138095'],
  ['22', '133005'],
  ['2320', '133010'],
  ['2335', '133005'],
  ['2355', '132505'],
  ['2360', '132505'],
  ['2404', '135520'],
  ['2408', '135520'],
  ['2412', '135520'],
  ['25', '136595'],
  ['2805', '130505'],
];

export const validation = defineValidation({
  id: 1,
  key: 'naturaleza',
  version: 1,
  order: 4,
  weight: 1,
  byMonth: ['NAT-16'],
  roles: {
    caja: ['1105'],
    bancos: ['1110'],
    ahorros: ['1120'],
    clientes: ['1305'],
    proveedores: ['22', '2320', '2335'],
    deudores: ['13'],
    impuestosAFavor: ['1355'],
    pasivos: ['2'],
    inventarios: ['14'],
    activosFijos: ['15'],
    impuestosPorPagar: ['2404', '2408', '2412'],
    retenciones: ['2365', '2367', '2368', '2370', '238030'],
    resultado: ['4', '5', '6', '7'],
    ajustes: ['5199', '5299', '530525', '421020'],
    orden: ['8', '9'],
    correctoras: natureRules()
      .filter(({ kind }) => kind === 'contra')
      .map(({ prefix }) => prefix),
    // Estimated and consolidated benefits: `prestacion` judges them by employee over both.
    prestaciones: ['261005', '261010', '261015', '261020', '2510', '2515', '2520', '2525'],
    sinNaturaleza: natureRules()
      .filter(({ kind }) => kind === 'skip')
      .map(({ prefix }) => prefix),
    devoluciones: ['41', '4175'],
    // What a customer's payment is booked to by mistake.
    ingresos: ['41'],
    // In the books of a company that is not responsible for it, VAT is cost.
    iva: ['2408'],
  },
  parameters: {
    naturalezaDebito: { kind: 'list', entries: 'account', default: [] },
    naturalezaCredito: { kind: 'list', entries: 'account', default: [] },
    porTercero: { kind: 'list', entries: 'account', default: [] },
    destinos: { kind: 'pairs', default: destinations },
  },
  rules: [nat1, nat2, nat3, nat4, nat5, nat6, nat7, nat8, nat9, nat10, nat11, nat12, nat13, nat14, nat15, nat16],
  analyse({ balance, period, history, profile, roles, parameters, tolerances }) {
    const { nit } = balance.company;
    const limits: Limits = {
      noise: tolerances.noise,
      materiality: tolerances.materiality,
      ownKey: nit === null ? null : thirdPartyKey(nit),
    };
    const units = unitsOf(balance, roles, parameters);
    return new Analysis(
      {
        balance,
        month: period.month,
        limits,
        roles,
        destinations: parameters.destinos,
        isVatResponsible: profile.responsableIva ?? null,
      },
      units,
      { balance, period, past: pastMonths(history, period, MONTHS).balances, roles, tolerances },
    );
  },
});
