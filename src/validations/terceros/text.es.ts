/** Spanish text of the third parties. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { rolesText } from './roles-text.es.ts';
import type { Role, Rule } from './rules.ts';

const expectedNames: Readonly<Record<string, string>> = {
  dian: 'la DIAN',
  dianOMunicipio: 'la DIAN o el municipio',
  municipio: 'el municipio',
  impuestoLocal: 'el municipio',
  bancos: 'un banco',
  eps: 'una EPS',
  arl: 'una ARL',
  cajas: 'una caja de compensación, el SENA o el ICBF',
  pensiones: 'un fondo de pensiones o cesantías',
  deLaNacion: 'la DIAN o el retenido',
  deMunicipios: 'el municipio o quien retuvo',
  ivaPorPagar: 'la DIAN',
  empleados: 'un empleado',
  clientes: 'un cliente',
};

const genericNames: Readonly<Record<string, string>> = {
  placeholder: 'números de relleno',
  generic_final_consumer: 'consumidor final',
  generic_small_amounts: 'cuantías menores',
  generic_foreign: 'un tercero del exterior genérico',
};

export const text: ValidationText<Rule, Role> = {
  title: 'Terceros',
  summary:
    'Revisa que cada saldo tenga el tercero que le corresponde: que no falte, que no sea genérico y que sea la DIAN, el banco o la entidad que la cuenta pide. También señala lo que el maestro de terceros contradice.',
  roles: rolesText,
  parameters: {
    mesesInactivo: {
      label: 'Meses sin movimiento',
      help: 'Se informa el tercero con saldo que no se movió en ninguna cuenta durante estos meses, contando el que se audita.',
    },
  },
  labels: {},
  reasons: {
    sin_terceros: () => 'El archivo no trae terceros: genera el balance de prueba por tercero.',
    sin_nitPropio: () =>
      'El archivo no dice el NIT de la empresa: no se puede saber si ella misma aparece como tercero.',
    falta_historia: (data) => {
      const missing = listIn(data, 'missing');
      const last = formatPeriod(parsePeriod(missing[0]!)!);
      const which =
        missing.length === 1 ? `falta ${last}` : `faltan ${formatCount(missing.length)}, entre ellos ${last}`;
      return `Se necesitan ${formatCount(countIn(data, 'months'))} meses seguidos y ${which}.`;
    },
  },
  rules: {
    'TER-1': {
      title: (fact) =>
        wordIn(fact.data, 'how') === 'ninguno'
          ? `La cuenta ${writeAccount(fact)} no lleva terceros`
          : `La cuenta ${writeAccount(fact)} tiene ${whatIsLeft(fact)} sin tercero`,
      message: missingMessage,
      why: 'Sin tercero no se sabe a quién se le cobra, se le paga o se le reporta: la información exógena sale incompleta y el costo o la deducción quedan sin soporte.',
      correction: (fact) =>
        wordIn(fact.data, 'how') === 'ninguno'
          ? 'Configura la cuenta en el programa para que pida tercero y distribuye el saldo entre sus terceros, con un registro en la misma cuenta que sume cero.'
          : 'Abre el auxiliar de las filas señaladas, identifica el tercero de cada documento y pásalo con un registro en la misma cuenta que sume cero. Configura la cuenta para que exija tercero.',
    },
    'TER-2': {
      title: (fact) => `La cuenta ${writeAccount(fact)} tiene ${writePesos(fact.amount)} en terceros genéricos`,
      message: (fact) => {
        const kinds = listIn(fact.data, 'kinds').map((kind) => genericNames[kind] ?? kind);
        return `En la cuenta ${writeAccount(fact)} hay ${writePesos(fact.amount)} a nombre de ${writeList(kinds)}: ${named(fact)}.`;
      },
      why: 'Un número genérico no es nadie: no se le puede cobrar ni pagar, y la DIAN no lo acepta como proveedor ni como deudor. El consumidor final sirve para ventas de mostrador, no para guardar saldos.',
      correction: () =>
        'Identifica el tercero de cada documento y traslada el saldo con un registro entre terceros de la misma cuenta. Si fue una venta de contado, registra el recaudo que falta.',
    },
    'TER-3': {
      title: (fact) =>
        `La cuenta ${writeAccount(fact)} tiene un tercero distinto de ${expectedNames[wordIn(fact.data, 'role')] ?? ''}`,
      message: (fact) =>
        !('months' in fact.data)
          ? `En la cuenta ${writeAccount(fact)} se espera ${expectedNames[wordIn(fact.data, 'role')] ?? ''} y hay ${writePesos(fact.amount)} a nombre de ${named(fact)}.`
          : customMessage(fact),
      why: 'La cuenta solo puede deberse o cobrarse a esa entidad. Con otro tercero, el estado de cuenta, la declaración y la exógena no coinciden con los libros.',
      correction: ({ data }) =>
        wordIn(data, 'role') === 'dian'
          ? 'Traslada el saldo a la DIAN (NIT 800.197.268-4) con un registro entre terceros de la misma cuenta.'
          : 'Si el tercero está bien y la cuenta no, reclasifica el saldo. Si la cuenta está bien, trasládalo a la entidad correcta con un registro entre terceros de la misma cuenta.',
    },
    'TER-4': {
      title: ({ data }) =>
        listIn(data, 'examples').length === 1
          ? `El NIT ${exampleNames(data)[0]!.nit} aparece con nombres distintos`
          : `${formatCount(listIn(data, 'examples').length)} números de identificación aparecen con nombres distintos`,
      message: ({ data }) => {
        const examples = exampleNames(data).map(
          ({ nit, names }) => `${nit}: ${names.map((name) => `«${name}»`).join(', ')}`,
        );
        return `Un mismo número está con nombres que no son el mismo tercero. ${writeExamples(examples)}`;
      },
      why: 'Un NIT es una sola persona. Si lleva dos nombres, uno de los dos saldos es de otro, o el número está mal escrito.',
      correction: () =>
        'Consulta el RUT de cada uno, corrige el número o el nombre en el maestro de terceros y traslada los saldos que sean de otro.',
    },
    'TER-5': {
      title: (fact) => `La propia empresa es tercero en la cuenta ${writeAccount(fact)}`,
      message: (fact) =>
        `La cuenta ${writeAccount(fact)} tiene ${writePesos(fact.amount)} a nombre de la misma empresa, ${named(fact)}.`,
      why: 'Nadie se vende, se compra ni se cobra a sí mismo. El NIT propio es normal en caja, inventarios, activos, patrimonio, depreciación y amortización; aquí suele reemplazar al tercero que no se conocía.',
      correction: () =>
        'Busca los documentos de esas filas y pásalos al cliente, proveedor o beneficiario verdadero con un registro entre terceros de la misma cuenta.',
    },
    'TER-6': {
      title: ({ thirdParties }) =>
        `${writeCount(thirdParties.length, 'tercero es', 'terceros son')} cliente y proveedor a la vez`,
      message: ({ thirdParties, amount }) =>
        `Te deben y les debes al mismo tiempo: podrían cruzarse ${writePesos(amount)}. ${writeThirdParties(thirdParties)}.`,
      why: 'Es legítimo y conviene saberlo: en los estados financieros no se compensan, pero pueden cruzarse de común acuerdo, y una factura puede estar en la cuenta equivocada.',
      correction: () =>
        'Confirma los dos saldos con el tercero. Si acuerdan cruzarlos, regístralo con el acta de compensación.',
    },
    'TER-7': {
      title: (fact) =>
        `La cuenta ${writeAccount(fact)} tiene saldos de terceros sin movimiento en ${formatCount(countIn(fact.data, 'months'))} meses`,
      message: (fact) =>
        `${writeCount(fact.thirdParties.length, 'tercero', 'terceros')} de la cuenta ${writeAccount(fact)} no se ${fact.thirdParties.length === 1 ? 'movió' : 'movieron'} en ninguna cuenta durante ${formatCount(countIn(fact.data, 'months'))} meses y ${fact.thirdParties.length === 1 ? 'conserva' : 'conservan'} ${writePesos(fact.amount)}: ${writeThirdParties(fact.thirdParties)}.`,
      why: 'Un saldo quieto por un año suele estar ya pagado, perdido o en otra cuenta. Si es cartera, puede necesitar deterioro; si es una deuda que prescribió, es un ingreso.',
      correction: () =>
        'Pide confirmación del saldo al tercero. Según el soporte: cobra o paga, reconoce el deterioro o castigo, o reclasifica lo que esté en otra cuenta.',
    },
  },
};

/** Where the expected third party is inferred from history. */
function customMessage(fact: FactView): string {
  const expected = expectedNames[wordIn(fact.data, 'role')]!;
  return `En la cuenta ${writeAccount(fact)} hay ${writePesos(fact.amount)} a nombre de ${named(fact)}. En ${writeCount(countIn(fact.data, 'months'), 'mes anterior', 'meses anteriores')} el tercero siempre fue ${expected}.`;
}

/** Its third parties; a single one needs no amount beside the account's. */
function named({ thirdParties }: FactView): string {
  return thirdParties.length === 1 ? writeThirdParty(thirdParties[0]!) : writeThirdParties(thirdParties);
}

function whatIsLeft({ data, amount }: FactView): string {
  return amountIn(data, 'closing') === 0n ? `movimientos por ${writePesos(amount)}` : `${writePesos(amount)}`;
}

function missingMessage(fact: FactView): string {
  const { data } = fact;
  const figures = `saldo final ${writePesos(amountIn(data, 'closing'))}, débitos ${writePesos(amountIn(data, 'debit'))} y créditos ${writePesos(amountIn(data, 'credit'))} del mes`;
  return wordIn(data, 'how') === 'ninguno'
    ? `La cuenta ${writeAccount(fact)} debería llevarse por tercero y ninguna de sus filas lo trae: ${figures}.`
    : `En la cuenta ${writeAccount(fact)}, que se lleva por tercero, hay filas sin él: ${figures}.`;
}

function exampleNames(data: FactView['data']): { nit: string; names: string[] }[] {
  return listIn(data, 'examples').map((example) => {
    const [nit, ...names] = example.split('\t');
    return { nit: formatNit(nit!), names };
  });
}

/** The first three, and the number of further ones. */
function writeExamples(examples: readonly string[]): string {
  const more = examples.length - 3;
  return `${examples.slice(0, 3).join('; ')}${more > 0 ? `; y ${formatCount(more)} más` : ''}.`;
}
