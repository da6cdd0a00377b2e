/** Books on the same accounts as a finding, that are right. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const silentCases: readonly ValidationCase[] = [
  {
    name: 'gran contribuyente: la autorretención por resolución no se suma a la especial',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios                  | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      13551901 Autorretención especial    | 800197268 DIAN | 0 |   880_000 | 0 |   880_000
      13551902 Autorretención resolución  | 800197268 DIAN | 0 | 2_000_000 | 0 | 2_000_000
      23657501 Autorretención especial    | 800197268 DIAN | 0 | 0 |   880_000 |   -880_000
      23657502 Autorretención por resolución 2,5 % | 800197268 DIAN | 0 | 0 | 2_000_000 | -2_000_000
    `,
    findings: [],
  },
  {
    name: 'una estación de servicio se autorretiene sobre el margen de los combustibles y la venta de lo demás',
    profile: { exonerado1141: true, ciiu: '4731' },
    books: `
      41350201 Venta gasolina corriente | 222222222222 Consumidor | 0 | 0 | 300_000_000 | -300_000_000
      41350202 Venta de lubricantes     | 222222222222 Consumidor | 0 | 0 |  20_000_000 |  -20_000_000
      61350201 Costo gasolina corriente | 900481237 El Roble | 0 | 270_000_000 | 0 | 270_000_000
      61350202 Costo de lubricantes     | 900481237 El Roble | 0 |  14_000_000 | 0 |  14_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 600_000 | 0 | 600_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 600_000 | -600_000
    `,
    findings: [],
  },
  {
    name: 'una empresa de vigilancia se autorretiene sobre el AIU',
    profile: { exonerado1141: true, ciiu: '8010' },
    books: `
      41709501 Vigilancia               | 900100200 Conjunto | 0 | 0 | 100_000_000 | -100_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 350_000 | 0 | 350_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 350_000 | -350_000
    `,
    findings: [],
  },
  {
    name: 'una transportadora se autorretiene sobre lo que le queda después de pagar los vehículos de terceros',
    profile: { exonerado1141: true, ciiu: '4923' },
    books: `
      41450501 Transporte de carga         | 900100200 Molino | 0 | 0 | 100_000_000 | -100_000_000
      61450501 FLETES VEHICULOS DE TERCEROS | 80123456 Juan | 0 | 60_000_000 | 0 | 60_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 1_400_000 | 0 | 1_400_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 1_400_000 | -1_400_000
    `,
    findings: [],
  },
  {
    name: 'los dividendos de una sociedad de inversiones no son base, estén en la cuenta que estén',
    profile: { exonerado1141: true, ciiu: '6499' },
    books: `
      41500501 Dividendos decretados    | 899999068 Ecopetrol | 0 | 0 | 26_000_000 | -26_000_000
      41501001 Intereses de préstamos   | 900100200 Filial    | 0 | 0 |  4_000_000 |  -4_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 140_000 | 0 | 140_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 140_000 | -140_000
    `,
    findings: [],
  },
  {
    name: 'la ferretería de una persona natural está exonerada de aportes y no se autorretiene',
    companyName: 'Ana Lucía Martínez Bernal',
    companyNit: '51890765',
    profile: { exonerado1141: true, autorretenedorRenta: false, ciiu: '4752' },
    books: '41355201 Venta de ferretería | 900100200 Constructora | 0 | 0 | 80_000_000 | -80_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'la renta de una unión temporal es de sus miembros',
    companyName: 'Unión Temporal Vías del Sur 2024',
    profile: { exonerado1141: true, ciiu: '4210' },
    books: '41300501 Construcción | 900100200 Instituto | 0 | 0 | 80_000_000 | -80_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'el gasto de renta es la provisión del mes, y la autorretención va contra el anticipo',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios                | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      54050501 Impuesto de renta        | 800197268 DIAN | 0 | 2_000_000 | 0 | 2_000_000
      26150501 Renta estimada           | 800197268 DIAN | 0 | 0 | 2_000_000 | -2_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [],
  },
  {
    name: 'la utilidad en la venta de un activo se autorretiene con los demás ingresos',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios                | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      42453501 Utilidad venta vehículo  | 900100202 Autos   | 0 | 0 | 10_000_000 | -10_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 990_000 | 0 | 990_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 990_000 | -990_000
    `,
    findings: [],
  },
  {
    name: 'autorretención de ICA por su tarifa, con su anticipo y con el municipio',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios           | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
      13551001 Autorretención ICA  | 899999061 Bogotá D.C. | 0 | 772_800 | 0 | 772_800
      23689501 Autorretención ICA  | 899999061 Bogotá D.C. | 0 | 0 | 772_800 | -772_800
    `,
    settings: { roles: { icaPorPagar: ['236895'], icaAFavor: ['135510'] }, parameters: { tarifaIca: 0.966 } },
    findings: [],
  },
];

const SALE = `
  41650501 Consultas                | 900100200 EPS | 0 | 0 | 100_000_000 | -100_000_000
  13551901 Autorretención           | 800197268 DIAN | 0 | 1_100_000 | 0 | 1_100_000
  23657501 Autorretención por pagar | 800197268 DIAN | -1_100_000 | 1_100_000 | 1_100_000 | -1_100_000
`;
const COPAY = '28050502 Copagos y cuotas moderadoras | 222222222222 Consumidor final |';
const TIPS = '28150501 Propinas por distribuir | 222222222222 Consumidor final |';
const profile = { exonerado1141: true, ciiu: '6201' } as const;
const habit = (line: string) => Object.fromEntries(['2025-12', '2026-01', '2026-02'].map((month) => [month, line]));

/** Money collected for others. */
/** Two EPS invoiced, and what was collected for each. */
const TWO_EPS = (first: number) => `
  41251501 Cirugía         | 800251440 Sanitas | 0 | 0 | 60_000_000 | -60_000_000
  41251501 Cirugía         | 800088702 Sura    | 0 | 0 | 20_000_000 | -20_000_000
  13551901 Autorretención  | 800197268 DIAN    | 0 | 880_000 | 0 | 880_000
  23657501 Autorretención  | 800197268 DIAN    | 0 | 880_000 | 880_000 | 0
  28150501 Copagos por cuenta de EPS | 800251440 Sanitas | 0 | ${first} | ${first} | 0
  28150501 Copagos por cuenta de EPS | 800088702 Sura    | 0 | 900_000 | 900_000 | 0
`;

export const othersCases: readonly ValidationCase[] = [
  {
    name: 'los copagos que cada mes se reciben para la EPS no están: fueron a los ingresos',
    profile,
    history: habit(`${COPAY} 0 | 2_600_000 | 2_600_000 | 0`),
    books: SALE,
    findings: [{ rule: 'AUT-8', account: '28050502', severity: 'media', people: ['222222222222'], amount: 2_600_000 }],
  },
  {
    name: 'los copagos de una EPS, a la que se le factura como siempre, no están; los de otra sí',
    profile,
    history: Object.fromEntries(
      ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'].map((month) => [month, TWO_EPS(2_600_000)]),
    ),
    books: TWO_EPS(0),
    findings: [{ rule: 'AUT-8', account: '28150501', severity: 'media', people: ['800251440'], amount: 2_600_000 }],
  },
  {
    name: 'copagos girados en su mes y propinas repartidas al siguiente, como siempre',
    profile,
    history: habit(`
      ${COPAY} 0 | 2_600_000 | 2_600_000 | 0
      ${TIPS} -5_000_000 | 5_000_000 | 5_000_000 | -5_000_000
    `),
    books: `
      ${SALE}
      ${COPAY} 0 | 2_400_000 | 2_400_000 | 0
      ${TIPS} -5_000_000 | 5_000_000 | 6_000_000 | -6_000_000
    `,
    findings: [],
  },
];
