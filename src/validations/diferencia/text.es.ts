/** Spanish text of the integrity of the balance. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactValue } from '#core/engine/validation.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { openingText, writeMonth } from './opening-text.es.ts';
import type { Role, Rule } from './rules.ts';

const columnNames: Readonly<Record<string, string>> = {
  opening: 'saldo inicial',
  debit: 'débitos',
  credit: 'créditos',
  closing: 'saldo final',
};

/** `$ 5.000 de más en el débito`: meaning of a signed difference. */
function side(difference: Cents): string {
  return `${writePesos(abs(difference))} ${difference > 0n ? 'de más en el débito' : 'de más en el crédito'}`;
}

function accounts(codes: readonly string[]): string {
  return `${codes.length === 1 ? 'la cuenta' : 'las cuentas'} ${writeList(codes, 5)}`;
}

export const text: ValidationText<Rule, Role> = {
  title: 'Diferencias e integridad',
  summary:
    'Comprueba que el balance cuadra: débitos y créditos, saldos iniciales y finales, cada fila, cada total y la continuidad con el mes anterior. Va primero porque lo demás se apoya en estas cifras.',
  roles: {
    activo: 'Activo',
    pasivo: 'Pasivo',
    patrimonio: 'Patrimonio',
    resultadoEjercicio: 'Resultado del ejercicio',
    resultadosAnteriores: 'Resultados de ejercicios anteriores',
    ingresos: 'Ingresos',
    gastos: 'Gastos',
    costos: 'Costos',
    ordenDeudoras: 'Cuentas de orden deudoras',
    ordenAcreedoras: 'Cuentas de orden acreedoras',
  },
  parameters: {
    filasDescuadradas: {
      label: 'Filas descuadradas admitidas (%)',
      help: 'Con más filas cuyo saldo final no sale de su movimiento, todo el informe se marca «sobre un balance que no cuadra».',
    },
    digitosCuenta: {
      label: 'Dígitos mínimos de una cuenta de movimiento',
      help: 'Una cuenta con menos dígitos no debería recibir registros: el PUC los lleva desde la subcuenta, de seis.',
    },
    planPropio: {
      label: 'La empresa usa un plan distinto del PUC',
      help: 'Actívalo si tus códigos no siguen el Decreto 2650 de 1993: no se dirá que están fuera de él.',
    },
    mesDeLaAsamblea: {
      label: 'Mes de la asamblea',
      help: 'Último mes en que el año anterior puede ajustarse: hasta entonces, los saldos iniciales que cambien por ese ajuste se informan como «año anterior reabierto».',
    },
  },
  labels: {
    debitos: 'Débitos',
    menos_creditos: 'Menos: créditos',
    debitos_menos_creditos: 'Débitos menos créditos',
    diferencia: 'Diferencia',
    iniciales: 'Suma de saldos iniciales',
    finales: 'Suma de saldos finales',
    filas_sin_cuadrar: 'Filas cuyo saldo final no sale de su movimiento',
    inicial: 'Saldo inicial',
    menos_final_anterior: 'Menos: saldo final del mes anterior',
    final_esperado: 'Saldo final que debería quedar',
    final_archivo: 'Saldo final del archivo',
    activo: 'Activo',
    pasivo: 'Pasivo',
    patrimonio: 'Patrimonio',
    resultado: 'Resultado del periodo (ingresos, gastos y costos)',
    ingresos: 'Saldo inicial de ingresos',
    gastos: 'Saldo inicial de gastos',
    costos: 'Saldo inicial de costos',
    resultado_sin_cerrar: 'Resultado sin cerrar',
    declarado_opening: 'Saldo inicial según el archivo',
    declarado_debit: 'Débitos según el archivo',
    declarado_credit: 'Créditos según el archivo',
    declarado_closing: 'Saldo final según el archivo',
    menos_suma_opening: 'Menos: suma de los saldos iniciales que lo componen',
    menos_suma_debit: 'Menos: suma de los débitos que lo componen',
    menos_suma_credit: 'Menos: suma de los créditos que lo componen',
    menos_suma_closing: 'Menos: suma de los saldos finales que lo componen',
  },
  reasons: {
    falta_mes: (data) =>
      `Falta ${writeMonth(data, 'month')}: sin ese mes no se puede comprobar de dónde vienen los saldos iniciales.`,
    sin_totales: () => 'El archivo no trae filas de título ni total general: no hay totales que comprobar.',
    sin_filas: () => 'El balance no tiene filas.',
  },
  rules: {
    'DIF-1': {
      title: ({ amount }) => `Los débitos y los créditos del mes no coinciden: ${writePesos(amount)}`,
      message: ({ data, expected, found, period }) => {
        const suspects = listIn(data, 'suspects');
        const titles = listIn(data, 'titles');
        const where =
          titles.length > 0
            ? ` Se explica por ${accounts(titles)}: sus filas no suman lo que dice su título. Al archivo le faltan o le sobran filas, o se cambió una cifra.`
            : suspects.length === 0
              ? ''
              : ` Hay movimientos por ese mismo valor, o por su mitad, en ${accounts(suspects)}: empieza por ahí.`;
        return `En ${formatPeriod(period)} los débitos suman ${writePesos(expected ?? 0n)} y los créditos ${writePesos(found ?? 0n)}: hay ${side(amountIn(data, 'difference'))}.${where}`;
      },
      why: 'Por partida doble cada registro suma lo mismo en débitos y en créditos. Si el mes no los iguala, hay un registro incompleto o el informe no trae todas las cuentas, y ninguna otra cifra es segura.',
      correction: () =>
        'Vuelve a generar el informe completo, sin filtros de cuenta, tercero ni centro de costo. Si la diferencia sigue, busca en el programa contable el comprobante descuadrado del mes y corrígelo allí, nunca en el archivo.',
    },
    'DIF-2': {
      title: ({ amount, data }) =>
        wordIn(data, 'which') === 'inicial'
          ? `Los saldos iniciales no suman cero: ${writePesos(amount)}`
          : `Los saldos finales no suman cero: ${writePesos(amount)}`,
      message: (fact) => (wordIn(fact.data, 'which') === 'inicial' ? openingMessage(fact) : closingMessage(fact)),
      why: 'Los saldos deudores y los acreedores se compensan siempre: activo es igual a pasivo más patrimonio más resultado. Si no suman cero, el balance no cuadra.',
      correction: ({ data }) =>
        wordIn(data, 'which') === 'inicial'
          ? 'Corrige primero el origen: si viene de meses anteriores, revisa el primero que no cuadra; si nace en este mes, vuelve a generar el informe y compara sus saldos iniciales con el cierre anterior.'
          : 'No necesita corrección propia: desaparece al corregir lo que la explica.',
    },
    'DIF-3': {
      title: (fact) =>
        fact.account === ''
          ? `El total general no es la suma de las cuentas: ${writePesos(fact.amount)}`
          : `El total de ${writeAccount(fact)} no es la suma de su detalle: ${writePesos(fact.amount)}`,
      message: (fact) => {
        const names = listIn(fact.data, 'columns').map((column) => columnNames[column]!);
        const what = fact.account === '' ? 'El total general' : `El título de la cuenta ${writeAccount(fact)}`;
        const column = columnNames[wordIn(fact.data, 'column')]!;
        const others = names.filter((name) => name !== column);
        const also = others.length === 0 ? '' : ` También difiere en ${writeList(others)}.`;
        return `${what} dice ${writePesos(fact.found ?? 0n)} en ${column} y las filas que lo componen suman ${writePesos(fact.expected ?? 0n)}.${also}`;
      },
      why: 'Si el total que imprime el programa no es la suma del detalle, al archivo le faltan filas, le sobran, o alguien cambió una cifra a mano. La auditoría usa el detalle.',
      correction: () =>
        'Vuelve a generar el informe con todos los terceros y sin filtros. Si la diferencia sigue, revisa en el programa los movimientos de la cuenta que no llevan tercero o que el informe oculta.',
    },
    'DIF-4': {
      title: (fact) => `El saldo final de ${writeAccount(fact)} no sale de su movimiento: ${writePesos(fact.amount)}`,
      message: (fact) => {
        const { data, thirdParties } = fact;
        const rows = countIn(data, 'rows');
        const who =
          rows === 1
            ? `la fila de ${thirdParties[0] ? writeThirdParty(thirdParties[0]) : 'la cuenta'}`
            : `${writeCount(rows, 'fila', 'filas')} (${writeThirdParties(thirdParties)})`;
        const turned =
          countIn(data, 'turned') === 1
            ? ' El saldo cuadra si se lee con el signo contrario: revisa cómo lo imprime el programa.'
            : '';
        return `En ${writeAccount(fact)}, ${who}: saldo inicial ${writePesos(amountIn(data, 'opening'))}, débitos ${writePesos(amountIn(data, 'debit'))} y créditos ${writePesos(amountIn(data, 'credit'))} llevan a ${writePesos(fact.expected ?? 0n)}, y el archivo dice ${writePesos(fact.found ?? 0n)}.${turned}`;
      },
      why: 'El saldo final de cada fila es su saldo inicial más los débitos menos los créditos. Cuando no es así, el archivo perdió un movimiento, o lo cambiaron después de generarlo.',
      correction: () =>
        'Compara la fila con el auxiliar de la cuenta en el programa contable y vuelve a generar el informe. Si el programa da la misma cifra, pide que reconstruyan los saldos del periodo.',
    },
    'DIF-5': openingText,
    'DIF-6': {
      title: ({ amount }) => `El activo no es igual a pasivo más patrimonio más resultado: ${writePesos(amount)}`,
      message: ({ amount, expected, found }) =>
        `El activo suma ${writePesos(found ?? 0n)}, y pasivo, patrimonio y resultado del periodo ${writePesos(expected ?? 0n)}. La diferencia de ${writePesos(amount)} está del otro lado en cuentas de orden: se cruzaron con cuentas de balance o de resultado.`,
      why: 'Las cuentas de orden controlan hechos que no están en el balance: se registran entre ellas. Un registro cruzado deja el balance sin cuadrar aunque el total de débitos y créditos coincida.',
      correction: () =>
        'Busca los comprobantes que combinan una cuenta de orden con una de balance o de resultado y corrige la contrapartida.',
    },
    'DIF-7': {
      title: ({ amount, data }) => `${orderName(data)} no se compensan: ${writePesos(amount)}`,
      message: ({ data, found, amount }) =>
        (found ?? 0n) === 0n
          ? `${orderName(data)} cierran en cero, pero sus débitos y créditos del mes difieren en ${writePesos(amount)}.`
          : `${orderName(data)} deberían sumar cero con su cuenta por contra, y suman ${side(found ?? 0n)}.`,
      why: 'Cada cuenta de orden se registra contra su grupo por contra (81 a 83 contra 84 a 86, y 91 a 93 contra 94 a 96), de modo que juntas suman cero.',
      correction: () => 'Registra la contrapartida que falta en el grupo por contra de la misma clase.',
    },
    'DIF-8': {
      title: (fact) => `La cuenta ${writeAccount(fact)} tiene débitos o créditos negativos: ${writePesos(fact.amount)}`,
      message: (fact) =>
        `En ${writeAccount(fact)} hay movimientos con signo negativo por ${writePesos(fact.amount)}: ${writeThirdParties(fact.thirdParties)}.`,
      why: 'Un débito negativo es un crédito sin nombre: suele venir de anulaciones. El saldo queda bien, pero los movimientos del mes que se usan para retenciones, IVA y exógena quedan mal medidos.',
      correction: () =>
        'Si son anulaciones o reversiones, configura el programa para que las registre en el lado contrario. Si es un ajuste manual, corrige el comprobante.',
    },
    'DIF-9': {
      title: (fact) =>
        `La cuenta ${writeAccount(fact)} repite ${writeCount(countIn(fact.data, 'rows'), 'fila', 'filas')} del mismo tercero`,
      message: (fact) => {
        const identical = countIn(fact.data, 'identical');
        const same =
          identical === 0
            ? 'Sus cifras son distintas: se sumaron.'
            : `${writeCount(identical, 'tiene', 'tienen')} exactamente las mismas cifras que otra: parecen copias.`;
        return `En ${writeAccount(fact)} hay más de una fila para el mismo tercero y sucursal: ${writeThirdParties(fact.thirdParties)}. ${same}`;
      },
      why: 'El informe debe traer una sola fila por cuenta, tercero y sucursal. Una fila copiada cuenta dos veces el mismo saldo.',
      correction: () =>
        'Genera el informe sin centros de costo ni documentos, de modo que cada tercero salga una vez por cuenta. Si son copias, vuelve a descargarlo.',
    },
    'DIF-11': {
      title: ({ data }) =>
        `El plan de cuentas cambió: ${writeCount(countIn(data, 'accounts'), 'cuenta tiene', 'cuentas tienen')} otro código`,
      message: ({ data }) =>
        `Desde este mes las cuentas llevan códigos más largos: ${wordIn(data, 'from')} pasó a ${wordIn(data, 'to')}. Sus nombres son los mismos, y los meses anteriores se comparan con el código nuevo.`,
      why: 'Al cambiar de programa los saldos deben seguir en las mismas cuentas. Sin esta correspondencia, cada cuenta parecería terminar en un mes y empezar en otro.',
      correction: () =>
        'Si cambiaste de programa, no hay nada que corregir: guarda el acta o el soporte de la migración. Si no, revisa con quién cambió el plan de cuentas.',
    },
    'DIF-10': {
      title: (fact) => chartTitle(fact),
      message: (fact) => chartMessage(fact),
      why: 'El código ubica cada cuenta en su clase, grupo, cuenta y subcuenta. Con un código sin lugar en el plan, el saldo no llega a los estados financieros ni a las reglas que lo revisan.',
      correction: ({ data }) => {
        const how = wordIn(data, 'how');
        if (how === 'nivel') return 'Genera el informe hasta el último nivel, con auxiliares y terceros.';
        if (how === 'sin_padre')
          return 'Crea en el programa la cuenta superior que falta, o corrige el código de las que dependen de ella.';
        if (how === 'corta') return 'Crea la subcuenta o el auxiliar que corresponde y traslada allí el saldo.';
        return 'Traslada el saldo a una cuenta del PUC. Si la empresa usa otro plan de cuentas, dilo en la parametrización de esta validación.';
      },
    },
  },
};

function openingMessage({ amount, found, data }: FactView): string {
  const broken = listIn(data, 'broken');
  const titles = listIn(data, 'titles');
  const inherited = amountIn(data, 'inherited');
  const start = `Los saldos iniciales suman ${side(found ?? amount)}.`;
  if (titles.length > 0)
    return `${start} Se explica por ${accounts(titles)}: sus filas no suman lo que dice su título. Al archivo le faltan o le sobran filas, o se cambió una cifra.`;
  if (broken.length > 0)
    return `${start} Se explica por ${accounts(broken)}, que no ${broken.length === 1 ? 'abre' : 'abren'} con el saldo con que cerró el mes anterior: mira ${broken.length === 1 ? 'su hallazgo' : 'sus hallazgos'}.`;
  if (inherited !== 0n)
    return `${start} El mes anterior ya cerró con ${side(inherited)}: la diferencia viene de atrás.`;
  return `${start} El balance ya venía sin cuadrar al empezar el mes.`;
}

function closingMessage({ amount, found, data }: FactView): string {
  const causes = [
    ['los saldos iniciales', amountIn(data, 'opening')],
    ['los débitos y créditos del mes', amountIn(data, 'movement')],
    ['las filas cuyo saldo final no sale de su movimiento', amountIn(data, 'rowGaps')],
  ] as const;
  const told = causes.filter(([, value]) => value !== 0n).map(([name, value]) => `${name} (${side(value)})`);
  return `Los saldos finales suman ${side(found ?? amount)}. Se explica por ${writeList(told)}.`;
}

function orderName(data: Readonly<Record<string, FactValue>>): string {
  return wordIn(data, 'role') === 'ordenDeudoras' ? 'Las cuentas de orden deudoras' : 'Las cuentas de orden acreedoras';
}

function chartTitle(fact: FactView): string {
  switch (wordIn(fact.data, 'how')) {
    case 'nivel':
      return 'El informe no llega a las cuentas de movimiento';
    case 'sin_padre':
      return `Falta la cuenta ${fact.account} de la que dependen otras`;
    case 'corta':
      return `La cuenta ${writeAccount(fact)} tiene saldo o movimiento sin subcuenta`;
    default:
      return `El grupo ${fact.account} no existe en el PUC`;
  }
}

function chartMessage(fact: FactView): string {
  const { data, amount, account } = fact;
  const how = wordIn(data, 'how');
  if (how === 'nivel')
    return `Las ${formatCount(countIn(data, 'accounts'))} cuentas del informe tienen a lo sumo ${formatCount(countIn(data, 'digits'))} dígitos: se generó a un nivel superior y no se ven las subcuentas.`;
  const under = listIn(data, 'accounts');
  if (how === 'sin_padre')
    return `El archivo trae ${accounts(under)}, pero no su cuenta superior ${account}. Su saldo final es ${writePesos(amount)}.`;
  if (how === 'corta')
    return `La cuenta ${writeAccount(fact)} tiene registros directos, con saldo final de ${writePesos(amount)}. Los registros van desde la subcuenta.`;
  return `El archivo usa ${accounts(under)}, de un grupo que el PUC no tiene. Su saldo final es ${writePesos(amount)}.`;
}
