/** V18: expenses that the books rightly carry and the income tax return does not accept, month by month and for the year. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation, type RuleDeclaration } from '#core/engine/validation.ts';
import { type Books, courtesies, expenseFact, type ItemRule, limitedExpenses, unpaidTaxes } from './items.ts';
import { cashPayments, type PaymentRule, undocumented, withoutVat } from './payments.ts';

export type Rule = ItemRule | PaymentRule;

const rule = (...legal: readonly RuleDeclaration['legal'][number][]): RuleDeclaration => ({
  severity: 'informativa',
  legal: [...legal, 'et_772_1', 'et_240'],
});

export const validation = defineValidation({
  id: 101,
  key: 'no_deducible',
  version: 1,
  order: 42,
  weight: 1,
  roles: {
    gastos: ['51', '52', '53', '7'],
    costos: ['6'],
    compras: ['62'],
    // The books make these themselves: nobody bills them.
    sinFactura: ['5160', '5165', '5260', '5265', '5310', '5313'],
    sanciones: ['539510', '539515', '539520'],
    litigiosLaborales: ['539505'],
    impuestosAsumidos: ['531520'],
    impuestoRenta: ['54'],
    impuestoPatrimonio: [],
    gmf: [],
    impuestos: ['5115', '5215'],
    donaciones: ['539525'],
    atenciones: ['519520', '529520'],
    provisiones: ['5199', '5299'],
    ejerciciosAnteriores: ['531515'],
    personales: [],
    marcadas: [],
    impuestosPorPagar: ['2412', '2416', '2436'],
    ingresos: ['41', '42'],
    caja: ['1105'],
    nomina: ['5105', '5205', '72'],
    ivaDescontable: ['2408'],
  },
  parameters: {
    tarifaRenta: { kind: 'percent', default: 35, minimum: 0, maximum: 100 },
    tarifaEspecial: { kind: 'percent', default: 20, minimum: 0, maximum: 100 },
    topeAtenciones: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
    topeNoResponsables: { kind: 'count', default: 3300, minimum: 0 },
    pagosEnEfectivo: { kind: 'amount', default: 0n, minimum: 0n },
  },
  rules: {
    'NDE-1': rule('et_105_2_c'),
    'NDE-2': rule('et_107_1'),
    'NDE-3': rule('et_105_2_e'),
    'NDE-4': rule('et_105_2_b'),
    'NDE-5': rule('et_115'),
    'NDE-6': rule('et_115', 'et_115_1'),
    'NDE-7': rule('et_257'),
    'NDE-8': rule('et_107_1'),
    'NDE-9': rule('et_105_1_c', 'et_105_1_e', 'et_145'),
    'NDE-10': rule('et_105'),
    'NDE-11': rule('et_115_par_4', 'et_107'),
    'NDE-12': rule('et_107'),
    'NDE-13': rule('et_771_5'),
    'NDE-14': rule('et_771_2'),
    'NDE-15': rule('et_177_2'),
  } satisfies Record<Rule, RuleDeclaration>,
  byThirdParty: { required: ['NDE-13', 'NDE-14', 'NDE-15'] },
  check({ balance, period, history, profile, roles, parameters, tolerances }) {
    if (profile.regimen === 'simple') return { notApplicable: { reason: 'simpleRegime' } };
    const rate = profile.regimen === 'especial' ? parameters.tarifaEspecial : parameters.tarifaRenta;
    const books: Books = { balance, period, rate, noise: tolerances.noise };
    const past = pastMonths(history, period, Math.min(period.month, 12) - 1);
    const byRule = Map.groupBy(limitedExpenses(books, roles), (expense) => expense.rule);
    const of = (name: ItemRule) => byRule.get(name) ?? [];
    const plain = [...byRule].flatMap(([name, expenses]) =>
      name === 'NDE-6' || name === 'NDE-8' ? [] : expenses.flatMap((expense) => expenseFact(expense, books)),
    );
    const large = withoutVat(books, past, roles, parameters.topeNoResponsables);
    const cash = cashPayments(books, past, roles, parameters.pagosEnEfectivo);
    return {
      facts: [
        ...plain,
        ...unpaidTaxes(of('NDE-6'), books, roles.impuestosPorPagar),
        ...courtesies(of('NDE-8'), books, roles.ingresos, parameters.topeAtenciones),
        ...('facts' in cash ? cash.facts : []),
        ...undocumented(books, [roles.gastos, roles.compras]),
        ...('facts' in large ? large.facts : []),
      ],
      notEvaluated: [
        ...('missing' in cash ? [{ rule: 'NDE-13' as const, ...cash.missing }] : []),
        ...('missing' in large ? [{ rule: 'NDE-15' as const, ...large.missing }] : []),
      ],
    };
  },
});
