/** The sign of balances that no movement proves: read with each convention that is left, and asked where several are. */
import type { BalanceData, SignConvention } from '#core/books/balance-data.ts';
import { type SignAnswer, signAnswers } from '../questions/question.ts';
import type { Asked } from '../questions/witnesses.ts';
import { likelySigns } from './sign-rivals.ts';

/** A reading, and the conventions that it leaves open, its own first. */
export interface ReadOfSign {
  balance: BalanceData | null;
  signs?: readonly SignConvention[];
}

/** The reading that the file's evidence favours, or the question which. `read`: the file with an answer. */
export async function settleSign<Reading extends ReadOfSign>(
  own: Reading,
  read: (sign: SignAnswer) => Promise<Reading>,
): Promise<Reading | Asked> {
  const { signs = [] } = own;
  if (signs.length < 2) return own;
  const readings = [{ ...own, answer: answerOf(signs[0]!) }];
  for (const answer of signs.slice(1).map(answerOf)) readings.push({ ...(await read(answer)), answer });
  const likely = likelySigns(readings);
  if (likely.length === 1) return likely[0]!;
  return { kind: 'sign', choices: likely.map(({ answer }) => ({ value: answer, label: answer })) };
}

function answerOf(sign: SignConvention): SignAnswer {
  return (Object.keys(signAnswers) as SignAnswer[]).find((answer) => signAnswers[answer] === sign)!;
}
