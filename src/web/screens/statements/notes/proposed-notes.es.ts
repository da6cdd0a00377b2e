/** Proposal of the notes that a company writes: entity, basis, and the policies of the lines that it has. Pure. */
import type { StatementNotes } from '#api/statements/notes/contract.ts';
import { monthNames } from '#core/calendar/period.es.ts';

type Note = StatementNotes['notes'][number];
/** NIIF group. */
type Group = 1 | 2 | 3;

export interface NotesFacts {
  name: string;
  /** Written with its DV. */
  nit: string;
  ciiu: string | null;
  /** Null: not said. */
  group: Group | null;
  /** Month, 1 to 12. */
  yearEnd: number;
}

/** Decree 2420 of 2015 has each framework in an annex. */
const frameworks: Record<Group, string> = {
  1: 'las NIIF plenas (anexo 1',
  2: 'la NIIF para las Pymes (anexo 2',
  3: 'la norma de información financiera para microempresas (anexo 3',
};

interface Policy {
  title: string;
  /** Any of these lines; absent: every company has it. */
  lines?: readonly string[];
  /** By group; the same for all where it is one text. */
  text: string | Record<Group, string>;
}

const policies: readonly Policy[] = [
  {
    title: 'Efectivo y equivalentes al efectivo',
    lines: ['cash'],
    text: 'Comprende la caja, los depósitos a la vista y las inversiones a corto plazo de gran liquidez que se convierten en importes determinados de efectivo.',
  },
  {
    title: 'Cuentas por cobrar',
    lines: ['tradeReceivables', 'otherReceivables', 'shareholderReceivables', 'shareholderReceivablesLongTerm'],
    text: {
      1: 'Se miden al costo amortizado, menos las pérdidas crediticias esperadas.',
      2: 'Se miden al precio de la transacción o, cuando el plazo es mayor que el normal, al costo amortizado. Se reconoce deterioro cuando hay evidencia objetiva de que no se recuperarán.',
      3: 'Se miden al valor de la transacción. Se reconoce deterioro cuando hay evidencia de que no se recuperarán.',
    },
  },
  {
    title: 'Inventarios',
    lines: ['inventories'],
    text: {
      1: 'Se miden al menor valor entre el costo y el valor neto realizable.',
      2: 'Se miden al menor valor entre el costo y el precio de venta estimado menos los costos de terminación y venta.',
      3: 'Se miden al costo o, si es menor, al valor neto realizable.',
    },
  },
  {
    title: 'Propiedades, planta y equipo',
    lines: ['property'],
    text: 'Se miden al costo menos la depreciación acumulada y el deterioro. La depreciación se reconoce en el resultado a lo largo de la vida útil de cada activo.',
  },
  {
    title: 'Activos intangibles',
    lines: ['intangibles'],
    text: 'Se miden al costo menos la amortización acumulada y el deterioro. La amortización se reconoce en el resultado a lo largo de su vida útil.',
  },
  {
    title: 'Obligaciones financieras',
    lines: ['loans', 'loansLongTerm', 'overdrafts', 'bonds', 'bondsLongTerm'],
    text: {
      1: 'Se miden al costo amortizado con el método de la tasa de interés efectiva.',
      2: 'Se miden al costo amortizado con el método del interés efectivo.',
      3: 'Se miden al valor de la transacción; los intereses se reconocen a medida que se causan.',
    },
  },
  {
    title: 'Proveedores y cuentas por pagar',
    lines: ['suppliers', 'otherPayables'],
    text: 'Se reconocen al valor de los bienes y servicios recibidos, y se dan de baja cuando se pagan o se extingue la obligación.',
  },
  {
    title: 'Beneficios a los empleados',
    lines: ['employeeBenefits'],
    text: 'Los beneficios a corto plazo se reconocen como costo o gasto a medida que los empleados prestan sus servicios.',
  },
  {
    title: 'Provisiones',
    lines: ['provisions', 'provisionsLongTerm'],
    text: 'Se reconocen cuando hay una obligación presente por un hecho pasado, es probable que se pague y su valor se puede estimar con fiabilidad.',
  },
  {
    title: 'Impuesto diferido',
    lines: ['deferredTaxAsset', 'deferredTaxLiability'],
    text: 'Se reconoce por las diferencias temporarias entre el valor en libros de los activos y pasivos y su base fiscal.',
  },
  {
    title: 'Ingresos',
    text: {
      1: 'Se reconocen cuando se transfiere al cliente el control del bien o servicio, por la contraprestación a la que se espera tener derecho.',
      2: 'Los de venta de bienes se reconocen cuando se transfieren los riesgos y ventajas de su propiedad; los de servicios, según su grado de terminación.',
      3: 'Se reconocen cuando se entrega el bien o se presta el servicio y su valor se puede medir con fiabilidad.',
    },
  },
];

/** `has`: whether the company has a figure in a line of the statement of financial position. */
export function proposedNotes(facts: NotesFacts, has: (line: string) => boolean): Note[] {
  const texts = [entity(facts), basis(facts), accounting(facts, has)];
  return texts.map(({ title, text }, index) => ({ title: `Nota ${index + 1}. ${title}`, text }));
}

function entity({ name, nit, ciiu }: NotesFacts): Note {
  const activity = ciiu === null ? '' : ` Su actividad económica principal es la del código CIIU ${ciiu}.`;
  return { title: 'Entidad que informa', text: `${name}, identificada con NIT ${nit}.${activity}` };
}

function basis({ group, yearEnd }: NotesFacts): Note {
  const framework =
    group === null
      ? 'Los estados financieros se prepararon'
      : `Los estados financieros se prepararon según ${frameworks[group]} del Decreto 2420 de 2015),`;
  return {
    title: 'Bases de preparación',
    text: [
      `${framework} con base en los libros de contabilidad y por el sistema de causación, salvo los flujos de efectivo.`,
      'La moneda de presentación es el peso colombiano.',
      `El ejercicio termina en ${monthNames[yearEnd - 1]}.`,
    ].join('\n'),
  };
}

/** A group that is not said is that of the statements, NIIF for Pymes. */
function accounting({ group }: NotesFacts, has: (line: string) => boolean): Note {
  const own = policies.filter(({ lines }) => lines === undefined || lines.some(has));
  const lines = own.map(({ title, text }) => `${title}. ${typeof text === 'string' ? text : text[group ?? 2]}`);
  return { title: 'Políticas contables', text: lines.join('\n') };
}
