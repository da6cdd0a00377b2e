/** What the rules of utilidad share. */
import { ResultMonth } from './result-month.ts';
import type { Context } from './roles.ts';

export interface Analysis {
  context: Context;
  month: ResultMonth;
}

export function analysisOf(context: Context): Analysis {
  return { context, month: new ResultMonth(context.balance, context.period, context.roles) };
}
