/** State of a finding in a list, with its change, its due date and who has it. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { comparedWords, correctedInWords } from '#core/engine/life/life-words.es.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Initials } from '../../../ui/mark/Avatar.tsx';
import { QuestionMark } from '../life/questions/QuestionMark.tsx';
import { StateMark, shownState } from '../life/StateMark.tsx';
import { lifeText } from '../life/text.es.ts';
import { changeWord, notEvaluatedWord } from '../text.es.ts';
import { ChangeMark } from './ChangeMark.tsx';

export function LifeCell({ item }: { item: FindingItem }) {
  const { change, compared, life } = item;
  const { assignee, due } = life;
  const gone = change === 'corregido' || change === 'ya_no_aplica';
  const beside = [
    change === 'persistente' && [changeWord[change], compared && comparedWords(compared)].filter(Boolean).join(': '),
    due !== null && lifeText.dueOn(due),
  ].filter(Boolean);
  return (
    <Row justify="between">
      <span>
        {gone ? <ChangeMark change={change}>{goneWord(item)}</ChangeMark> : <StateMark state={shownState(life)} />}
        {life.question && <QuestionMark mark={life.question} />}
        {beside.length > 0 && <Second>{beside.join(' · ')}</Second>}
      </span>
      {assignee && (
        <>
          <Initials name={assignee.name} title={assignee.name} />
          <span className="sr">{assignee.name}</span>
        </>
      )}
    </Row>
  );
}

/** Null: the word of the change. */
function goneWord({ change, correctedIn, finding }: FindingItem): string | null {
  if (correctedIn !== undefined) return correctedInWords(correctedIn);
  return change === 'ya_no_aplica' && finding.proof === 'balance' ? notEvaluatedWord : null;
}
