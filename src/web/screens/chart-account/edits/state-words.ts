/** What differs between two states of an account, in words. */
import type { ChartAccountState, ChartDocument } from '#api/audits/parametrization/chart/contract.ts';
import { chartText } from '../text.es.ts';

type Said = (state: ChartAccountState) => string;

export function differencesOf(
  { validations }: Pick<ChartDocument, 'validations'>,
  before: ChartAccountState,
  after: ChartAccountState,
): { before: string; after: string } {
  const uses: Said = (state) => {
    const said = state.uses.map(({ id, role }) => {
      const validation = validations.find((one) => one.id === id);
      return `${validation?.title ?? id}: ${validation?.roles.find(({ name }) => name === role)?.label ?? role}`;
    });
    return said.join(', ');
  };
  // Of the uses only those that the other side does not have.
  const only = (a: ChartAccountState, b: ChartAccountState) => {
    const others = new Set(b.uses.map(({ id, role }) => `${id} ${role}`));
    return uses({ ...a, uses: a.uses.filter(({ id, role }) => !others.has(`${id} ${role}`)) });
  };
  const parts: Said[] = [
    ({ nature }) => chartText.natures[nature],
    ({ movements }) => (movements ? chartText.takesMovements : chartText.noMovements),
    ({ takesThirdParties }) => (takesThirdParties ? chartText.takesThirdParties : chartText.noThirdParties),
    ({ isActive }) => (isActive ? chartText.active : chartText.inactive),
    ({ marks }) => marks.map((mark) => chartText.marks[mark].title).join(', ') || chartText.noMarks,
  ];
  const differing = parts.filter((said) => said(before) !== said(after));
  const side = (state: ChartAccountState, other: ChartAccountState) =>
    [only(state, other), ...differing.map((said) => said(state))].filter(Boolean).join(' · ');
  return {
    before: side(before, after) || chartText.without,
    after: side(after, before) || chartText.without,
  };
}
