/** Account and amount of a finding within its link: who hears a list of links has no columns beside them. */
import type { Stake } from '#core/engine/weighing/stake.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { spokenFigure } from '../../ui/chart/said-series.es.ts';
import { listText } from './text.es.ts';

interface SpokenPlaceProps {
  /** Null: several, or none. */
  account: string | null;
  amount: string;
  stake: Stake;
}

export function SpokenPlace({ account, amount, stake }: SpokenPlaceProps) {
  const cents = fromDecimal(amount);
  // Nothing is at stake in what only informs: a dash is no figure to hear.
  const figure = cents === 0n ? '' : `${spokenFigure(formatPesos(cents))} ${stakeWord[stake]}`;
  return <span className="sr">{listText.spoken(account, figure)}</span>;
}

/** What is at risk of a topic, else what is to be explained. */
export function topicStake(sums: { amount: string; toExplain: string }): Pick<SpokenPlaceProps, 'amount' | 'stake'> {
  return fromDecimal(sums.amount) === 0n
    ? { amount: sums.toExplain, stake: 'to_explain' }
    : { amount: sums.amount, stake: 'at_risk' };
}
