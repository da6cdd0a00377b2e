/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Role } from './roles.ts';

/** One customer by name, several by number. */
export function who({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} clientes`;
}

export function crossed(fact: FactView): string {
  const owed = writeList(listIn(fact.data, 'owed'));
  const start = `Al cierre de ${formatPeriod(fact.period)}`;
  const body =
    fact.thirdParties.length === 1
      ? `${start}, ${writeThirdParty(fact.thirdParties[0]!)} tiene un anticipo en ${writeAccount(fact)} y, a la vez, debe en ${owed}. Se pueden cruzar ${writePesos(fact.amount)}.`
      : `${start}, ${formatCount(fact.thirdParties.length)} clientes tienen un anticipo en ${writeAccount(fact)} y, a la vez, deben en ${owed}. Se pueden cruzar ${writePesos(fact.amount)}: ${writeAmounts(fact.thirdParties, 'de')}.`;
  const kind = wordIn(fact.data, 'kind');
  if (kind === 'progress')
    return `${body} Es un anticipo de contrato u obra, que se amortiza con cada acta, y este mes no bajó: está por verificar.`;
  if (kind === 'foreign')
    return `${body} La cartera es del exterior: está por verificar que ambos saldos sean del mismo pedido y de la misma moneda.`;
  return body;
}

export function rest({ data, thirdParties }: FactView): string {
  const moved = countIn(data, 'moved');
  return moved < thirdParties.length
    ? ` El asiento cubre los ${formatCount(moved)} clientes de mayor valor; repítelo con los demás.`
    : '';
}

export const roles: Record<Role, string> = {
  anticiposRecibidos: 'Anticipos y avances recibidos de clientes',
  anticiposDeContratos: 'Anticipos sobre contratos y obras, que se amortizan con el avance',
  recaudosParaTerceros: 'Lo que se recauda para otros: propinas, copagos y demás',
  diferidos: 'Ingresos recibidos por anticipado y abonos diferidos',
  depositos: 'Depósitos recibidos',
  clientes: 'Clientes e ingresos por cobrar',
  clientesExterior: 'Clientes del exterior',
  ingresos: 'Ingresos operacionales',
  otrosIngresos: 'Otros ingresos',
};

export function isOfContract({ data }: FactView): boolean {
  return 'billed' in data;
}
