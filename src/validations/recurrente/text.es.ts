/** Registros recurrentes que faltan in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Rule } from './facts.ts';
import type { validation } from './validation.ts';

/** Account name from the past months: the month may lack it. */
function account(fact: FactView): { account: string; accountName: string } {
  return { account: fact.account, accountName: wordIn(fact.data, 'name') || fact.accountName };
}

function who({ data }: FactView): string {
  const names = listIn(data, 'who').map((thirdParty) => {
    const [nit = '', ...name] = thirdParty.split('|');
    return writeThirdParty({ nit, name: name.join('|') });
  });
  const more = countIn(data, 'more');
  return more === 0 ? writeList(names) : `${names.join(', ')} y ${more} más`;
}

function isEmployee({ data }: FactView): boolean {
  return wordIn(data, 'kind') === 'empleado';
}

function missing(fact: FactView): string {
  const thirdParties = listIn(fact.data, 'who').length === 0 ? '' : ` con ${who(fact)}`;
  const elsewhere = wordIn(fact.data, 'elsewhere');
  const times = countIn(fact.data, 'times');
  const looked = countIn(fact.data, 'looked');
  const start = `${writeAccount(account(fact))} se registró en ${times} de los ${looked} meses anteriores por unos ${writePesos(fact.amount)}${thirdParties}, y en ${formatPeriod(fact.period)} no tiene ningún cargo.`;
  return elsewhere === ''
    ? start
    : `${start} El mismo tercero aparece este mes en ${elsewhere} por un valor parecido: todo indica que se registró allí.`;
}

function rule(what: string, why: string, correction: string): RuleText {
  return {
    title: (fact) =>
      `Falta ${what} de ${formatPeriod(fact.period)}: ${account(fact).accountName} (unos ${writePesos(fact.amount)})`,
    message: missing,
    why,
    correction: ({ data }) =>
      wordIn(data, 'elsewhere') === ''
        ? correction
        : 'Confirma en qué cuenta debe ir. Si el cambio fue un error, trasládalo a la cuenta de siempre; si fue una decisión, justifica el hallazgo y mantenla.',
  };
}

const ACCRUAL =
  'Un gasto se registra en el mes al que pertenece, llegue o no la factura. Si falta, la utilidad del mes queda inflada y la del siguiente cargará dos.';

const rules: Record<Rule, RuleText> = {
  'REC-1': rule(
    'la nómina',
    'El salario y sus recargos se causan en el mes en que se trabaja. Sin ellos tampoco se causan las prestaciones, los aportes ni las retenciones del mes.',
    'Busca la liquidación de nómina del mes y regístrala: el asiento sugerido usa el valor usual. Si el concepto no se causó (no hubo comisiones u horas extras), justifica el hallazgo.',
  ),
  'REC-2': rule(
    'el arriendo',
    ACCRUAL,
    'Pide la factura o el documento soporte al arrendador. Si no ha llegado, causa el canon del contrato con el asiento sugerido y su retención, y reversa al recibirla. Si el contrato terminó, justifica el hallazgo.',
  ),
  'REC-3': rule(
    'un servicio',
    ACCRUAL,
    'Busca la factura del mes. Si no ha llegado, estima el consumo con el asiento sugerido y ajusta al recibirla. Si el servicio se canceló, justifica el hallazgo.',
  ),
  'REC-4': rule(
    'el seguro',
    'El seguro se lleva al gasto mes a mes durante su vigencia. Si falta la cuota, o la póliza se venció sin renovar, o quedó en pagados por anticipado sin amortizar.',
    'Revisa la vigencia de la póliza. Si está pagada por anticipado, amortiza la cuota; si se paga por meses, causa la del mes con el asiento sugerido.',
  ),
  'REC-5': rule(
    'los honorarios',
    ACCRUAL,
    'Pide la cuenta de cobro o la factura. Si no ha llegado, causa el valor del contrato con el asiento sugerido y su retención. Si el contrato terminó, justifica el hallazgo.',
  ),
  'REC-6': rule(
    'un gasto usual',
    ACCRUAL,
    'Confirma si el gasto ocurrió. Si ocurrió, busca el documento y regístralo, o cáusalo con el asiento sugerido; si no, justifica el hallazgo.',
  ),
  'REC-7': {
    title: (fact) => `${fact.accountName}: falta lo de ${who(fact)} (unos ${writePesos(fact.amount)})`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene registros, pero no los de ${who(fact)}, que venían por unos ${writePesos(fact.amount)} al mes en al menos tres de los ${countIn(fact.data, 'looked')} meses anteriores. ${isEmployee(fact) ? 'Sus prestaciones o aportes sí se registraron.' : 'Está por verificar.'}`,
    why: 'Cuando la cuenta se mueve es fácil no notar que falta uno de sus proveedores. Puede ser un contrato que terminó, o una factura que no se registró.',
    correction: (fact) =>
      isEmployee(fact)
        ? 'Revisa la nómina del mes. Si trabajó, registra su salario; si se retiró o está en licencia no remunerada, reversa lo provisionado que no corresponde.'
        : 'Confirma si el contrato sigue vigente. Si sigue, pide la factura y regístrala en el mes; si terminó o cambió de proveedor, justifica el hallazgo.',
  },
};

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Registros recurrentes que faltan',
  summary:
    'Busca gastos que se registran casi todos los meses y en este no aparecen: nómina, arriendo, servicios, seguros, honorarios y otros. También proveedores de valor fijo que faltan en una cuenta que sí se movió.',
  rules,
  roles: {
    nomina: 'Salarios y pagos laborales',
    arrendamientos: 'Arrendamientos',
    servicios: 'Servicios públicos y otros servicios',
    seguros: 'Seguros',
    honorarios: 'Honorarios',
    otros: 'Otros gastos y costos indirectos',
    descansos: 'Vacaciones que se toman de lo provisionado',
    excluidas: 'Gastos cuya falta informa otra validación, y los que no son una costumbre',
    destinos: 'Cuentas donde puede haber quedado el registro',
  },
  parameters: {
    contrapartidas: {
      label: 'Contrapartidas',
      help: 'Cuenta por pagar con que se sugiere causar cada gasto.',
    },
  },
  labels: {
    usual: 'Valor usual (mediana de los meses en que se registró)',
    booked: 'Menos lo registrado en el mes',
    missing: 'Falta',
  },
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se registran gastos del mes.',
    missingMonths: ({ months, fewest }) => {
      const list = (Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!));
      return `Hacen falta ${fewest} de los cuatro meses anteriores: ${list.length === 1 ? 'falta' : 'faltan'} ${writeList(list, 4)}.`;
    },
  },
};
