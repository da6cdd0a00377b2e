/** NAT-10 and NAT-11: taxes and withholdings, judged by their total. */
import type { RuleFact } from '#core/engine/rule.ts';
import type { Analysis } from './analysis.ts';

/** NAT-10. In the books of a company that is not responsible for it, VAT is cost and no balance in favour. */
export function taxesInFavour(analysis: Analysis): RuleFact[] {
  const { isVatResponsible, roles } = analysis.books;
  return analysis
    .factsOf('impuestosPorPagar')
    .map((fact) =>
      isVatResponsible === false && fact.account !== null && roles.iva.has(fact.account)
        ? { ...fact, entry: [], data: { ...fact.data, cost: 1 } }
        : fact,
    );
}

/** NAT-11. If the total is contrary, its concepts are not reported individually. */
export function withholdingsInDebit(analysis: Analysis): RuleFact[] {
  const { prefixes } = analysis.books.roles.retenciones;
  const facts = analysis.factsOf('retenciones', 'conceptoRetenido');
  const wholes = facts.flatMap(({ account }) => (account !== null && prefixes.includes(account) ? [account] : []));
  return facts.filter(
    ({ account }) =>
      account === null || prefixes.includes(account) || !wholes.some((whole) => account.startsWith(whole)),
  );
}
