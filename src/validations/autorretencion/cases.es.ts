/** Cases of autorretencion. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { othersCases, silentCases } from './silent-cases.es.ts';

const profile = { exonerado1141: true, ciiu: '6201' } as const;
const SALES = '41550501 Servicios | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000';

/** A month of a large taxpayer: the special one of 1.1 %, and the one by resolution. */
const BY_RESOLUTION = (amount: number) => `
  ${SALES}
  13551901 Autorretención especial   | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
  23657501 Autorretención especial   | 800197268 DIAN | 0 | 880_000 | 880_000 | 0
  13551902 Autorretención resolución | 800197268 DIAN | 0 | ${amount} | 0 | ${amount}
  23657502 Autorretención por resolución | 800197268 DIAN | 0 | ${amount} | ${amount} | 0
`;

const found: readonly ValidationCase[] = [
  {
    name: 'por pagar y a favor no coinciden',
    profile,
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 800_000 | 0 | 800_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [{ rule: 'AUT-1', account: '13551901', severity: 'media', amount: 80_000 }],
  },
  {
    name: 'la mitad de la tarifa: 80 millones al 1,10 % son 880.000',
    period: '2026-07',
    profile,
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 440_000 | 0 | 440_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 440_000 | -440_000
    `,
    findings: [{ rule: 'AUT-2', account: '23657501', severity: 'media', amount: 440_000 }],
  },
  {
    name: 'menos del 5 % y de una UVT: de severidad baja',
    period: '2026-07',
    profile,
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 850_000 | 0 | 850_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 850_000 | -850_000
    `,
    findings: [{ rule: 'AUT-2', account: '23657501', severity: 'baja', amount: 30_000 }],
  },
  {
    name: 'una estación de servicio no alcanza ni el margen de lo que vendió',
    profile: { ...profile, ciiu: '4731' },
    books: `
      41350201 Venta gasolina corriente | 222222222222 Consumidor | 0 | 0 | 300_000_000 | -300_000_000
      61350201 Costo gasolina corriente | 900481237 El Roble | 0 | 270_000_000 | 0 | 270_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 40_000 | 0 | 40_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 40_000 | -40_000
    `,
    findings: [{ rule: 'AUT-2', account: '23657501', severity: 'media', amount: 230_000 }],
  },
  {
    name: 'de más, por incluir ingresos para terceros; desde la materialidad es alta',
    profile: { ...profile, ciiu: '4649' },
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 2_400_000 | 0 | 2_400_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 2_400_000 | -2_400_000
    `,
    findings: [{ rule: 'AUT-2', account: '23657501', severity: 'alta', amount: 1_440_000 }],
  },
  {
    name: 'la del mes anterior no se pagó',
    profile,
    history: { '2026-02': '23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 500_000 | -500_000' },
    books: `
      ${SALES}
      11100501 Banco                  | 860002964 Banco | 9_000_000 | 0 | 0 | 9_000_000
      13551901 Autorretención         | 800197268 DIAN | 500_000 | 880_000 | 0 | 1_380_000
      23657501 Autorretención por pagar | 800197268 DIAN | -500_000 | 0 | 880_000 | -1_380_000
    `,
    findings: [{ rule: 'AUT-3', account: '23657501', severity: 'critica', amount: 500_000 }],
  },
  {
    name: 'exonerada de aportes y sin autorretención',
    profile,
    books: SALES,
    findings: [{ rule: 'AUT-4', account: '236575', severity: 'alta', amount: 880_000 }],
  },
  {
    name: 'la autorretención por resolución que tuvieron los tres meses anteriores',
    profile,
    history: Object.fromEntries(['2026-02', '2026-01', '2025-12'].map((month) => [month, BY_RESOLUTION(2_000_000)])),
    books: BY_RESOLUTION(0),
    findings: [{ rule: 'AUT-4', account: '23657502', severity: 'alta', amount: 2_000_000, hasEntry: true }],
  },
  {
    name: 'exonerada y sin CIIU: se sabe que falta, no cuánto',
    profile: { exonerado1141: true },
    books: SALES,
    findings: [{ rule: 'AUT-4', account: '236575', severity: 'alta', amount: 0 }],
    notEvaluated: ['AUT-2'],
  },
  {
    name: 'una empresa del SIMPLE no se autorretiene',
    profile: { regimen: 'simple' },
    books: `
      ${SALES}
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [{ rule: 'AUT-5', account: '23657501', severity: 'media', amount: 880_000 }],
  },
  {
    name: 'quien no está exonerada tampoco, salvo que sea autorretenedora por resolución',
    profile: { exonerado1141: false },
    books: `
      ${SALES}
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [{ rule: 'AUT-5', account: '23657501', severity: 'baja', amount: 880_000 }],
  },
  {
    name: 'registrada contra el gasto de renta',
    profile,
    books: `
      ${SALES}
      54050501 Impuesto de renta      | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [{ rule: 'AUT-6', account: '54050501', severity: 'media', amount: 880_000 }],
  },
  {
    name: 'ICA: otra tarifa, sin contrapartida y a nombre de la DIAN',
    profile: { exonerado1141: false },
    books: `
      ${SALES}
      23689501 Autorretención ICA | 800197268 DIAN | 0 | 0 | 900_000 | -900_000
    `,
    settings: { roles: { icaPorPagar: ['236895'], icaAFavor: ['135510'] }, parameters: { tarifaIca: 0.966 } },
    findings: [
      { rule: 'AUT-7', account: '23689501', people: ['800197268'], amount: 900_000 },
      { rule: 'AUT-7', account: '23689501', severity: 'media', amount: 900_000 },
      { rule: 'AUT-7', account: '23689501', severity: 'media', amount: 127_200 },
    ],
  },
];

const usual: readonly ValidationCase[] = [
  {
    name: 'correcta, con la cuenta a favor reconocida por su nombre',
    profile,
    books: `
      ${SALES}
      13559501 Autorretención especial de renta | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      13559502 Otros anticipos                  | 800197268 DIAN | 0 | 300_000 | 0 | 300_000
      23657501 Autorretención por pagar         | 800197268 DIAN | -700_000 | 700_000 | 880_000 | -880_000
    `,
    findings: [],
  },
  {
    name: 'los demás ingresos pueden ser gravados o no: valen los dos extremos',
    profile,
    books: `
      ${SALES}
      42100501 Intereses              | 890903938 Bancolombia | 0 | 0 | 5_000_000 | -5_000_000
      42503501 Recuperación provisiones | 900100200 Almacén | 0 | 0 | 9_000_000 | -9_000_000
      13551901 Autorretención         | 800197268 DIAN | 0 | 900_000 | 0 | 900_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 900_000 | -900_000
    `,
    findings: [],
  },
  {
    name: 'un ingreso provisionado que se reversa no es base',
    profile,
    books: `
      41550501 Servicios              | 900100200 Almacén | -20_000_000 | 10_000_000 | 90_000_000 | -100_000_000
      13551901 Autorretención         | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [],
  },
  {
    name: 'mayo de 2026 tiene dos tarifas: vale cualquier mezcla',
    period: '2026-05',
    profile: { ...profile, ciiu: '4649' },
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 560_000 | 0 | 560_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 560_000 | -560_000
    `,
    findings: [],
  },
  {
    name: 'diciembre con el cierre del año ya hecho',
    period: '2025-12',
    profile,
    books: `
      41550501 Servicios              | 900100200 Almacén | -500_000_000 | 580_000_000 | 80_000_000 | 0
      13551901 Autorretención         | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [],
  },
  {
    name: 'sin saber si está exonerada no se evalúa',
    books: SALES,
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'quien no está exonerada y no se autorretiene: no aplica',
    profile: { exonerado1141: false },
    books: SALES,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'autorretenedora por resolución: la tarifa no es la de la actividad',
    profile: { exonerado1141: false, autorretenedorRenta: true, ciiu: '6201' },
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 2_000_000 | 0 | 2_000_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 2_000_000 | -2_000_000
    `,
    findings: [],
    notEvaluated: ['AUT-2'],
  },
  {
    name: 'antes de marzo de 2023 la tabla no tiene tarifas',
    period: '2022-05',
    profile,
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 0 | 320_000 | 0 | 320_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 320_000 | -320_000
    `,
    findings: [],
    notEvaluated: ['AUT-2'],
  },
  {
    name: 'ICA sin tarifa en la parametrización',
    profile: { exonerado1141: false },
    books: `
      ${SALES}
      13551001 Anticipo ICA       | 899999061 Bogotá | 0 | 772_800 | 0 | 772_800
      23689501 Autorretención ICA | 899999061 Bogotá | 0 | 0 | 772_800 | -772_800
    `,
    settings: { roles: { icaPorPagar: ['236895'], icaAFavor: ['135510'] } },
    findings: [],
  },
  {
    name: 'el pago de la autorretención cargado a otra cuenta del formulario: solo falta cruzar',
    profile,
    books: `
      ${SALES}
      13551901 Autorretención         | 800197268 DIAN | 700_000 | 880_000 | 0 | 1_580_000
      23657501 Autorretención por pagar | 800197268 DIAN | -700_000 | 0 | 880_000 | -1_580_000
      23654001 Retención compras      | 800197268 DIAN | -300_000 | 1_000_000 | 0 | 700_000
    `,
    findings: [{ rule: 'AUT-3', account: '23657501', severity: 'baja', amount: 700_000 }],
  },
  {
    name: 'un plan con numeración NIIF, por parametrización',
    profile,
    books: `
      51010001 Ingresos por servicios | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      17050001 Autorretención         | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      24850009 Autorretención         | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    settings: { roles: { operacionales: ['5101'], porPagar: ['24850009'], aFavor: ['1705'], otrosIngresos: [] } },
    findings: [],
  },
];

export const cases: readonly ValidationCase[] = [...found, ...usual, ...silentCases, ...othersCases];
