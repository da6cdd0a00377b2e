/** What a file says of accounts that the chart does not say already, as edits: those alike together. */
import type { FileAccount } from '#api/balances/read-chart-file.ts';
import type { ChartAccountDocument, ChartEdit } from './contract.ts';

export function fileEdits(chart: readonly ChartAccountDocument[], file: readonly FileAccount[]): ChartEdit[] {
  const known = new Map(chart.map((account) => [account.code, account]));
  const edits = new Map<string, ChartEdit>();
  for (const said of file) {
    const edit = differences(known.get(said.code), said);
    if (Object.keys(edit).length === 0) continue;
    const key = JSON.stringify(edit);
    const alike = edits.get(key);
    if (alike) alike.accounts.push(said.code);
    else edits.set(key, { accounts: [said.code], ...edit });
  }
  return [...edits.values()];
}

/** An account that the chart does not have is added with its name. */
function differences(now: ChartAccountDocument | undefined, said: FileAccount): Omit<ChartEdit, 'accounts'> {
  const { name, nature, movements, takesThirdParties, isActive } = said;
  const differs = <Value>(value: Value | undefined, present: Value | undefined) =>
    value !== undefined && value !== present;
  const marked = (mark: 4 | 6, isOn: boolean | undefined) =>
    differs(isOn, now?.marks?.includes(mark) === true) ? [{ mark, isOn: isOn === true }] : [];
  const marks = [...marked(4, said.nonDeductible), ...marked(6, said.byThirdParty)];
  return {
    ...(differs(name, now?.name) && { name: name! }),
    ...(now && differs(nature, now.nature) && { nature: nature! }),
    ...(differs(movements, now && now.movements === true) && { movements: movements! }),
    ...(differs(takesThirdParties, now?.takesThirdParties === true) && { takesThirdParties: takesThirdParties! }),
    ...(differs(isActive, now?.isInactive !== true) && { isActive: isActive! }),
    ...(marks.length > 0 && { marks }),
  };
}
