/** Sentences of what is not practised on income: value added tax, payments abroad, industry and commerce, suffered, dividends. */

import { writeRate } from '#core/checks/table-row.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { inMonth, ofWhom, pesosIn, tableRows, thirdParties, toWhom } from './words.es.ts';

export const kind = ({ data }: FactView): string => wordIn(data, 'kind');

export const vatTitles: Readonly<Record<string, (fact: FactView) => string>> = {
  excess: (fact) => `ReteIVA de ${writePesos(fact.amount)} por encima del 15 %`,
  missing: (fact) => `Falta reteIVA de ${thirdParties(fact)} por ${writePesos(fact.amount)}`,
  abroad: (fact) => `Falta el IVA de servicios del exterior de ${thirdParties(fact)}: ${writePesos(fact.amount)}`,
  unlisted: (fact) => `ReteIVA de ${writePesos(fact.amount)} sin figurar como agente`,
};

export const vatMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  excess: (fact) =>
    `${inMonth(fact)} se retuvo IVA por ${pesosIn(fact, 'withheld')} sobre ${pesosIn(fact, 'tax')} de IVA de los proveedores. La tarifa es del ${writeRate(countIn(fact.data, 'rate'))} del impuesto: sobran ${ofWhom(fact)}.${tableRows(fact)}`,
  missing: (fact) =>
    `${inMonth(fact)} hay IVA de ${thirdParties(fact)} por ${pesosIn(fact, 'tax')} sin retención, y la empresa es agente de retención de IVA. Faltan ${toWhom(fact)}.${tableRows(fact)}`,
  abroad: (fact) =>
    `${inMonth(fact)} hay compras de ${pesosIn(fact, 'base')} a ${thirdParties(fact)}, del exterior, sin el IVA que quien compra retiene por completo y descuenta. En todos los meses anteriores se registró: en la misma proporción faltan ${writePesos(fact.amount)}.`,
  unlisted: (fact) =>
    `${inMonth(fact)} se retuvo IVA por ${toWhom(fact)}, y la empresa no está en las listas de grandes contribuyentes ni de agentes de retención de IVA.${tableRows(fact)}`,
};

export const vatCorrections: Readonly<Record<string, string>> = {
  excess:
    'Revisa la base: la retención se calcula sobre el IVA, no sobre el valor antes de IVA. Devuelve lo retenido de más al proveedor y descuéntalo de la declaración del mes.',
  missing:
    'Verifica en el RUT si el proveedor también es agente de retención de IVA: entre agentes no se retiene. Si no lo es, descuenta la retención del próximo pago y corrige el formulario 350.',
  abroad:
    'Calcula el IVA teórico sobre la factura del exterior y regístralo: débito al IVA descontable y crédito al IVA retenido, los dos a nombre del proveedor. Se declara en el formulario 350 del mes. Si lo comprado es excluido (como la computación en la nube), justifícalo.',
  unlisted:
    'Si el proveedor es del régimen simple la retención procede. Si la empresa fue nombrada agente después de la lista, actívalo en la parametrización. En otro caso, devuelve lo retenido.',
};

export const icaTitles: Readonly<Record<string, (fact: FactView) => string>> = {
  costumbre: (fact) => `Falta reteICA de ${writePesos(fact.amount)} a ${thirdParties(fact)}`,
  tarifa: (fact) => `ReteICA de ${thirdParties(fact)} por encima de la tarifa máxima`,
  tercero: (fact) => `ReteICA de ${writePesos(fact.amount)} a nombre de la DIAN`,
  pago: (fact) => `ICA retenido sin consignar por ${writePesos(fact.amount)}`,
};

export const icaMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  costumbre: (fact) =>
    `${inMonth(fact)} se compraron ${pesosIn(fact, 'base')} a quien se le retuvo ICA en cada compra de los meses anteriores, y esta vez no. A la misma tarifa faltan ${ofWhom(fact)}.`,
  tarifa: (fact) =>
    `${inMonth(fact)} se retuvo ICA por encima del ${writeRate(countIn(fact.data, 'rate'))} de la base (${pesosIn(fact, 'base')}): sobran ${ofWhom(fact)}.`,
  tercero: (fact) =>
    `${writeAccount(fact)} tiene movimientos con la DIAN por ${writePesos(fact.amount)}. El ICA retenido es del municipio.`,
  pago: (fact) =>
    `Al cierre quedan por pagar ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)}, y en los últimos ${countIn(fact.data, 'months')} meses se retuvieron ${writePesos(fact.expected ?? 0n)}. El resto, ${writePesos(fact.amount)}, es de periodos que ya se debieron declarar.`,
};

export const icaCorrections: Readonly<Record<string, string>> = {
  costumbre:
    'Descuenta la retención del próximo pago e inclúyela en la declaración municipal del periodo. Si el proveedor ya no es sujeto (gran contribuyente, autorretenedor o actividad en otro municipio), pide el soporte y justifica el hallazgo.',
  tarifa:
    'Revisa la tarifa de la actividad del proveedor en el municipio (se expresa por mil). Si la empresa retiene en un municipio con tarifa mayor, cámbiala en la parametrización. Lo retenido de más se devuelve al proveedor.',
  tercero: 'Traslada el saldo al tercero del municipio, con un asiento entre terceros de la misma cuenta.',
  pago: 'Busca la declaración municipal que falta y págala con sus intereses. Si ya se pagó, revisa a qué cuenta se cargó el pago y reclasifícalo.',
};
