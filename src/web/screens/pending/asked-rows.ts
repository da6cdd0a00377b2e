/** Companies whose clients are asked together, with whom they were last written to. */
import type { MonthBalance } from '#api/audits/pending/contract.ts';
import type { AskedRequest } from '../../data/balances/file-requests.ts';

export interface AskedRow extends MonthBalance {
  isChosen: boolean;
  name: string;
  greeting: string;
  email: string;
  /** Null before it was asked. */
  outcome: { made?: AskedRequest; failure?: string } | null;
}

/** A request of it is open. */
export function isAsked({ request }: Pick<MonthBalance, 'request'>): boolean {
  return request !== null && ['sent', 'opened', 'passed', 'arrived'].includes(request.state);
}

/** Those that nobody has asked yet and whose client is known are chosen; where all were asked, all are reminded. */
export function rowsOf(balances: readonly MonthBalance[]): AskedRow[] {
  const isReminder = balances.every(isAsked);
  return balances
    .toSorted((a, b) => Number(isAsked(a)) - Number(isAsked(b)))
    .map((balance) => {
      const { name = '', greeting = '', email } = balance.recipient ?? {};
      const isChosen = balance.recipient !== null && (isReminder || !isAsked(balance));
      return { ...balance, isChosen, name, greeting, email: email ?? '', outcome: null };
    });
}

/** Whom it goes to is known. */
export function isReady({ name, greeting }: Pick<AskedRow, 'name' | 'greeting'>): boolean {
  return name.trim().length >= 2 && greeting.trim().length >= 2;
}
