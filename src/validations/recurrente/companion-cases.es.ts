/** What comes with something else, what comes every quarter, and what closes the year. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const KEYS = ['2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];
const each = (books: (key: string, index: number) => string, from = 3) =>
  Object.fromEntries(KEYS.slice(from).map((key, index) => [key, books(key, index + from)]));

const act = (retained: number): string => `
  74050501 Subcontratos          | 821495315 Estructuras |           0 | 15_000_000 |           0 | 15_000_000
  28251001 Retención en garantía | 821495315 Estructuras | -18_000_000 |          0 | ${retained} | ${-18_000_000 - retained}
`;
/** Retained from each bill in an account of any name: `percent` of it. */
const retained = (percent: number, billed = 40_000_000): string => `
  14100501 Obra en proceso          | 821495315 Estructuras |           0 | ${billed} |                         0 | ${billed}
  22051001 Contratistas             | 821495315 Estructuras |           0 | 0         | ${billed * 0.9}           | ${-billed * 0.9}
  23200501 Fondo de los contratos   | 821495315 Estructuras | -18_000_000 | 0         | ${(billed * percent) / 100} | ${-18_000_000 - (billed * percent) / 100}
`;
const objected = (name: string, amount: number): string => `
  41653001 Servicios de salud | 800251440 Sanitas | 0 |         0 | 60_000_000 | -60_000_000
  41750501 ${name}            | 800251440 Sanitas | 0 | ${amount} |          0 | ${amount}
`;
const payroll = (attached: number): string => `
  51050601 Sueldos   | 1069493618 Rosa          | 0 | 3_000_000 | 0 | 3_000_000
  23702501 Embargos  | 800093816 Rama Judicial  | -420_000 | 420_000 | ${attached} | ${-attached}
`;
const herd = (deaths: number): string =>
  `15840501 Semovientes | 900481237 El Roble | 420_000_000 | 0 | ${deaths} | ${420_000_000 - deaths}`;
const quarters = each((_, index) => herd(index % 3 === 0 ? 2_200_000 : 0), 0);

const trips = (spent: number): string => `
  51050601 Sueldos                       | 1069493618 Rosa | 0 | 3_000_000 | 0 | 3_000_000
  51550501 Alojamiento y manutención     | 800200300 Hotel | 0 | ${spent}  | 0 | ${spent}
  51952001 Gastos de representación      | 800200301 Club  | 0 | ${spent}  | 0 | ${spent}
`;

/** Dollars restated at the end of the month, as a gain or as a loss. */
const dollars = (difference: number): string => `
  11101001 Bancos moneda extranjera      | 860034313 Davivienda | 80_000_000 | ${Math.max(difference, 0)} | ${Math.max(-difference, 0)} | ${80_000_000 + difference}
  42102001 Diferencia en cambio          | 860034313 Davivienda | 0 | 0 | ${Math.max(difference, 0)} | ${-Math.max(difference, 0)}
  53052501 Diferencia en cambio          | 860034313 Davivienda | 0 | ${Math.max(-difference, 0)} | 0 | ${Math.max(-difference, 0)}
`;
/** A loan of the parent and a bank in dollars, of which one is restated each month or both. */
const loan = (difference: number, opening = 200_000_000): string => `
  ${dollars(900_000)}
  21959501 Préstamo de la casa matriz    | 444444050 Holding LLC | ${-opening} | ${Math.max(-difference, 0)} | ${Math.max(difference, 0)} | ${-opening - difference}
  42102002 Diferencia en cambio          | 444444050 Holding LLC | 0 | 0 | ${Math.max(-difference, 0)} | ${-Math.max(-difference, 0)}
  53052502 Diferencia en cambio          | 444444050 Holding LLC | 0 | ${Math.max(difference, 0)} | 0 | ${Math.max(difference, 0)}
`;
/** Its difference comes with what a customer abroad pays, which it may not do. */
const collected = (paid: number, difference: number): string => `
  ${dollars(900_000)}
  13051001 Clientes del exterior         | 444444041 Health Inc | 130_000_000 | 130_000_000 | ${paid} | ${260_000_000 - paid}
  42102002 Diferencia en cambio          | 444444041 Health Inc | 0 | 0 | ${difference} | ${-difference}
`;
const UNRESTATED = '11101001 Bancos moneda extranjera | 860034313 Davivienda | 80_000_000 | 0 | 0 | 80_000_000';

/** What a customer abroad pays has a difference, and so has what is left of it, unless it is not restated. */
const restated = (left: number): string => `
  ${dollars(900_000)}
  13051001 Clientes del exterior         | 444444041 Health Inc | 130_000_000 | ${60_000_000 + left} | 50_000_000 | ${140_000_000 + left}
  42102002 Diferencia en cambio          | 444444041 Health Inc | 0 | 0 | ${700_000 + left} | ${-700_000 - left}
  41558001 Servicios                     | 444444041 Health Inc | 0 | 0 | 60_000_000 | -60_000_000
`;

export const companionCases: readonly ValidationCase[] = [
  {
    name: 'lo que pagó el cliente tiene su diferencia, y lo que quedó debiendo no se actualizó',
    history: each(() => restated(1_400_000)),
    books: restated(0),
    findings: [{ rule: 'REC-11', account: '13051001', people: ['444444041'], amount: 1_400_000 }],
  },
  {
    name: 'nunca se actualiza lo que queda: es su costumbre, y no falta este mes',
    history: each(() => restated(0)),
    books: restated(0),
    findings: [],
  },
  {
    name: 'los dólares se actualizaron cada mes, con ganancia o pérdida, y en este no',
    history: each((_, index) => dollars(index % 2 === 0 ? 900_000 : -700_000)),
    books: UNRESTATED,
    findings: [{ rule: 'REC-11', account: '11101001', severity: 'media', amount: 700_000 }],
  },
  {
    name: 'el préstamo de la matriz se actualizó cada mes, y en este solo los dólares del banco',
    history: each((_, index) => loan(index % 2 === 0 ? 1_850_000 : -4_000_000)),
    books: loan(0),
    findings: [{ rule: 'REC-11', account: '21959501', severity: 'media', people: ['444444050'], amount: 1_850_000 }],
  },
  {
    name: 'el préstamo se pagó antes de este mes',
    history: each(() => loan(1_850_000)),
    books: loan(0, 0),
    findings: [],
  },
  {
    name: 'el cliente del exterior pagó y esta vez sin diferencia en cambio',
    history: each(() => collected(130_000_000, 3_500_000)),
    books: collected(130_000_000, 0),
    findings: [{ rule: 'REC-11', account: '13051001', severity: 'media', people: ['444444041'], amount: 3_500_000 }],
  },
  {
    name: 'el cliente del exterior no pagó: no hay diferencia en cambio',
    history: each(() => collected(130_000_000, 3_500_000)),
    books: collected(0, 0),
    findings: [],
  },
  { name: 'los dólares se actualizaron', history: each(() => dollars(900_000)), books: dollars(-50_000), findings: [] },
  {
    name: 'la empresa no ha llevado nunca la diferencia en cambio cada mes',
    history: each((_, index) => (index === 4 ? dollars(900_000) : UNRESTATED)),
    books: UNRESTATED,
    findings: [],
  },
  {
    name: 'un mes sin viajes ni atenciones no es una falta',
    history: each(() => trips(2_000_000)),
    books: trips(0),
    findings: [],
  },
  {
    name: 'al contratista no se le retuvo la garantía de su factura',
    history: each(() => act(1_500_000)),
    books: act(0),
    findings: [{ rule: 'REC-8', account: '28251001', severity: 'media', people: ['821495315'], amount: 1_500_000 }],
  },
  { name: 'la garantía se retuvo', history: each(() => act(1_500_000)), books: act(1_400_000), findings: [] },
  {
    name: 'de cada factura quedaba el 5 % en otra deuda, y de esta no',
    history: each((_, index) => retained(5, 30_000_000 + index * 2_000_000)),
    books: retained(0, 36_000_000),
    findings: [{ rule: 'REC-8', account: '23200501', severity: 'media', people: ['821495315'], amount: 1_800_000 }],
  },
  {
    name: 'lo que se le debe al contratista además no es una parte fija de sus facturas',
    history: each((_, index) => retained(4 + (index % 3), 30_000_000)),
    books: retained(0, 36_000_000),
    findings: [],
  },
  {
    name: 'el contratista no facturó: no hay de qué retener',
    history: each((_, index) =>
      index % 2 === 0
        ? act(1_500_000)
        : '28251001 Retención en garantía | 821495315 Estructuras | -18_000_000 | 0 | 0 | -18_000_000',
    ),
    books: '28251001 Retención en garantía | 821495315 Estructuras | -18_000_000 | 0 | 0 | -18_000_000',
    findings: [],
  },
  {
    name: 'las becas acompañan a las pensiones de cada mes: en enero solo hubo matrículas',
    history: each(
      () => `
        41600501 Pensiones escolares | 51000001 Ana Ruiz | 0 |       0 | 1_700_000 | -1_700_000
        41750501 Becas y descuentos  | 51000001 Ana Ruiz | 0 | 500_000 |         0 |    500_000
      `,
    ),
    books: '41601001 Matrículas | 51000001 Ana Ruiz | 0 | 0 | 1_900_000 | -1_900_000',
    findings: [],
  },
  {
    name: 'faltan las glosas de una EPS que compró',
    history: each(() => objected('Glosas aceptadas', 1_300_000)),
    books: objected('Glosas aceptadas', 0),
    findings: [{ rule: 'REC-8', account: '41750501', severity: 'media', people: ['800251440'], amount: 1_300_000 }],
  },
  {
    name: 'que un cliente no devuelva nada no es una falta',
    history: each(() => objected('Devoluciones en ventas', 1_300_000)),
    books: objected('Devoluciones en ventas', 0),
    findings: [],
  },
  {
    name: 'el embargo del mes no está en su cuenta y hay nómina',
    history: each(() => payroll(420_000)),
    books: payroll(0),
    findings: [{ rule: 'REC-8', account: '23702501', people: ['800093816'], amount: 420_000 }],
  },
  {
    name: 'las muertes de animales de cada trimestre, y este sin ellas',
    history: quarters,
    books: herd(0),
    findings: [{ rule: 'REC-9', account: '15840501', severity: 'media', amount: 2_200_000 }],
  },
  { name: 'las del trimestre se registraron', history: quarters, books: herd(2_400_000), findings: [] },
  {
    name: 'los semovientes que se amortizan se llevan al costo: no piden valor razonable',
    period: '2025-12',
    history: { '2025-09': herd(0), '2025-10': herd(0), '2025-11': herd(0) },
    books: `
      ${herd(0)}
      15972501 Amortización aves | 900481237 El Roble | -96_000_000 | 0 | 16_000_000 | -112_000_000
      73050501 Amortización aves | 900481237 El Roble | 0 | 16_000_000 | 0 | 16_000_000
    `,
    findings: [],
  },
  {
    name: 'los semovientes cierran el año sin ajuste a valor razonable',
    period: '2025-12',
    history: { '2025-09': herd(0), '2025-10': herd(0), '2025-11': herd(0) },
    books: herd(0),
    findings: [{ rule: 'REC-10', account: '15840501', severity: 'media', amount: 420_000_000 }],
  },
  {
    name: 'los semovientes se llevan al costo y se deprecian',
    period: '2025-12',
    history: { '2025-09': herd(0), '2025-10': herd(0), '2025-11': herd(0) },
    books: `
      ${herd(0)}
      15971501 Depreciación de semovientes | 900481237 El Roble | -40_000_000 | 0 | 3_500_000 | -43_500_000
    `,
    findings: [],
  },
];
