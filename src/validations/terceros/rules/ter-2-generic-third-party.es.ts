/** TER-2: generic third party. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { listIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { genericThirdPartyFacts } from '../generic-third-party.ts';
import { genericNames, named } from '../rule-words.es.ts';

export const ter2 = defineRule<Analysis>({
  code: 'TER-2',
  proof: 'balance',
  about: 'third_parties',
  name: 'Terceros genéricos con saldo',
  stake: 'at_risk',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento con terceros genéricos',
  severity: 'alta',
  mayBePractice: true,
  legal: ['et_631', 'et_771_2', 'et_651'],
  text: {
    title: (fact) => `La cuenta ${writeAccount(fact)} tiene ${writePesos(fact.amount)} en terceros genéricos`,
    line: () => 'Saldo en terceros genéricos',
    message: (fact) => {
      const kinds = listIn(fact.data, 'kinds').map((kind) => lookUp(genericNames, kind) ?? kind);
      return `En la cuenta ${writeAccount(fact)} hay ${writePesos(fact.amount)} a nombre de ${writeList(kinds)}: ${named(fact)}.`;
    },
    why: 'Un número genérico no es nadie: no se le puede cobrar ni pagar, y la DIAN no lo acepta como proveedor ni como deudor. El consumidor final sirve para ventas de mostrador, no para guardar saldos.',
    correction: () =>
      'Identifica el tercero de cada documento y traslada el saldo con un registro entre terceros de la misma cuenta. Si fue una venta de contado, registra el recaudo que falta.',
  },
  find: ({ context, noted }) => ({ facts: genericThirdPartyFacts(context, noted) }),
});
