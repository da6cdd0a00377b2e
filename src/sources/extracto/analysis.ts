/** What the rules of bank statements share. */
import type { FactEntryLine, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs } from '#core/money/money.ts';
import { type Charge, chargedOf, closingOf, depositsOf, differs, type Paired, paired } from './match.ts';
import type { Context } from './settings.ts';

export interface BankFacts {
  facts: readonly RuleFact[];
  notEvaluated: readonly Reason[];
}

const nothing: BankFacts = { facts: [], notEvaluated: [] };

export class Analysis {
  readonly #context: Context;
  #paired: Paired | null = null;

  constructor(context: Context) {
    this.#context = context;
  }

  get #pairs(): Paired {
    this.#paired ??= paired(this.#context);
    return this.#paired;
  }

  /** Closing balances, account by account. */
  get balances(): BankFacts {
    const { balance, tolerance } = this.#context;
    const { pairs, unpaired } = this.#pairs;
    const notEvaluated: Reason[] = [];
    if (unpaired.length > 0) notEvaluated.push({ reason: 'sin_cuenta', data: { count: unpaired.length } });
    const facts = pairs.flatMap((pair): RuleFact[] => {
      const said = closingOf(pair);
      if (said === null) {
        notEvaluated.push({ reason: 'sin_saldo' });
        return [];
      }
      const { closing } = balance.sumOf(pair.leaves);
      if (!differs(closing, said, tolerance)) return [];
      const account = balance.leaf(pair.leaves[0]!).code;
      const [{ bank, account: number }] = pair.statements as [(typeof pair.statements)[number]];
      return [
        {
          account,
          subject: `${bank} ${number}`,
          amount: abs(closing - said),
          expected: said,
          found: closing,
          data: { bank: bank || number, accounts: pair.leaves.length },
          formula: [
            { label: 'statement', amount: said, kind: 'term' },
            { label: 'booked', amount: -closing, kind: 'term' },
            { label: 'difference', amount: said - closing, kind: 'total' },
          ],
          rows: [],
        },
      ];
    });
    return { facts, notEvaluated: notEvaluated.slice(0, 1) };
  }

  charges(concept: Charge): BankFacts {
    const { balance, roles, tolerance } = this.#context;
    const found = chargedOf(this.#context, concept);
    if (found === null) return nothing;
    const { charged, booked, leaves } = found;
    // What the books have more of may be of accounts whose statements are not here.
    const isMore = booked > charged;
    if (!differs(charged, booked, tolerance)) return nothing;
    if (isMore && this.#pairs.without.length > 0)
      return { facts: [], notEvaluated: [{ reason: 'faltan_extractos', data: { count: this.#pairs.without.length } }] };
    const account = leaves.length > 0 ? balance.leaf(leaves[0]!).code : null;
    const bank = this.#pairs.pairs[0]?.leaves[0];
    const amount = abs(charged - booked);
    const rows = [...balance.people(leaves, { withNone: true }).rows];
    const entry: FactEntryLine[] = [];
    if (!isMore && account !== null && bank !== undefined) {
      const own = { account, thirdParty: null };
      const other = { account: balance.leaf(bank).code, thirdParty: null };
      const [debited, credited] = concept === 'interest' ? [other, own] : [own, other];
      entry.push({ ...debited, debit: amount, credit: 0n }, { ...credited, debit: 0n, credit: amount });
    }
    return {
      facts: [
        {
          account: account ?? roles.bancos.in(balance).prefixes[0]!,
          subject: concept,
          amount,
          expected: charged,
          found: booked,
          data: { direction: isMore ? 'more' : 'less' },
          formula: [
            { label: 'statement', amount: charged, kind: 'term' },
            { label: 'booked', amount: -booked, kind: 'term' },
            { label: 'difference', amount: charged - booked, kind: 'total' },
          ],
          entry,
          rows,
        },
      ],
      notEvaluated: [],
    };
  }

  /** What came into the banks in the year against its income with VAT. */
  get deposits(): BankFacts {
    const { margin } = this.#context;
    const found = depositsOf(this.#context);
    if (found === null) return { facts: [], notEvaluated: [{ reason: 'falta_el_ano' }] };
    const { deposits, income } = found;
    if (deposits * 100n <= income * BigInt(100 + margin)) return nothing;
    const amount = deposits - income;
    return {
      facts: [
        {
          account: null,
          subject: 'deposits',
          amount,
          expected: income,
          found: deposits,
          formula: [
            { label: 'deposits', amount: deposits, kind: 'term' },
            { label: 'income', amount: -income, kind: 'term' },
            { label: 'difference', amount, kind: 'total' },
          ],
          rows: [],
        },
      ],
      notEvaluated: [],
    };
  }
}
