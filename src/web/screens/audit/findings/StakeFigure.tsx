/** One figure where there is no room for two columns: what is at risk, else what is to be explained, with its word. */
import type { StakeSums } from '#core/engine/weighing/stake.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import styles from './FindingTable.module.css';

export function StakeFigure({ sums: { atRisk, toExplain } }: { sums: StakeSums }) {
  if (atRisk === 0n && toExplain === 0n) return <Figure amount={0n} />;
  return (
    <>
      <Figure amount={atRisk === 0n ? toExplain : atRisk} />
      <span className={styles.stake}>{stakeWord[atRisk === 0n ? 'to_explain' : 'at_risk']}</span>
    </>
  );
}
