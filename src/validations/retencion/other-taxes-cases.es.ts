/** Cases of value added tax, payments abroad, industry and commerce, suffered withholding, SIMPLE, wages and dividends. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const freight = `
  51355001 Fletes         | 900100204 Transportes | 0 | 2_000_000 | 0 | 2_000_000
  51355001 Fletes         | 900100205 Acarreos    | 0 | 2_000_000 | 0 | 2_000_000
  23652501 Retención 1 %  | 900100204 Transportes | 0 | 0 | 20_000 | -20_000
  23652501 Retención 1 %  | 900100205 Acarreos    | 0 | 0 | 20_000 | -20_000
  23680501 ICA retenido   | 900100204 Transportes | 0 | 13_200 | 13_200 | 0
  23680501 ICA retenido   | 900100205 Acarreos    | 0 | 13_200 | 13_200 | 0
`;
const withIca = { '2025-12': freight, '2026-01': freight, '2026-02': freight };

/** Services in the cost and interest abroad, whose VAT and withholding are under the authority. */
const abroad = (cloud: number, interest: number, { tax, kept }: { tax: number; kept: number }): string => `
  61551001 Plataformas y nube     | 444444060 Five Nine Inc | 0 | ${cloud} | 0 | ${cloud}
  53052001 Intereses créditos     | 444444061 Cloud GmbH    | 0 | ${interest} | 0 | ${interest}
  23670501 Reteiva no residentes  | 800197268 DIAN          | 0 | 0 | ${tax} | -${tax}
  23655001 Retención exterior     | 800197268 DIAN          | 0 | 0 | ${kept} | -${kept}
`;
const ABROAD = Object.fromEntries(
  ['2026-02', '2026-01', '2025-12', '2025-11'].map((month, at) => [
    month,
    abroad(8_000_000 + at * 500_000, 3_000_000 + at * 100_000, {
      tax: 1_520_000 + at * 95_000,
      kept: 450_000 + at * 15_000,
    }),
  ]),
);

export const otherTaxesCases: readonly ValidationCase[] = [
  {
    name: 'reteIVA calculado sobre el valor de la compra y no sobre el IVA',
    books: `
      14350501 Mercancías      | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable | 800300400 Textiles | 0 | 1_900_000 | 0 | 1_900_000
      23654001 Retención compras | 800300400 Textiles | 0 | 0 | 250_000 | -250_000
      23670101 IVA retenido    | 800300400 Textiles | 0 | 0 | 1_500_000 | -1_500_000
    `,
    settings: { parameters: { agenteReteIva: true } },
    findings: [{ rule: 'RET-6', account: '2367', severity: 'media', people: ['800300400'], amount: 1_215_000 }],
  },
  {
    name: 'un agente de retención de IVA que no le retuvo a un proveedor corriente',
    books: `
      14350501 Mercancías      | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable | 800300400 Textiles | 0 | 1_900_000 | 0 | 1_900_000
      23654001 Retención compras | 800300400 Textiles | 0 | 0 | 250_000 | -250_000
      14350501 Mercancías      | 800000276 Avícola El Madroño | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable | 800000276 Avícola El Madroño | 0 | 1_900_000 | 0 | 1_900_000
      23654001 Retención compras | 800000276 Avícola El Madroño | 0 | 0 | 250_000 | -250_000
    `,
    settings: { parameters: { agenteReteIva: true } },
    findings: [{ rule: 'RET-6', account: '2367', severity: 'media', people: ['800300400'], amount: 285_000 }],
  },
  {
    name: 'licencias del exterior con su IVA teórico todos los meses, y este mes sin él; otro proveedor nunca lo llevó',
    profile: { agenteRetencion: true },
    history: Object.fromEntries(
      ['2026-02', '2026-01', '2025-12'].map((month) => [
        month,
        `
          51359501 Licencias del exterior | 444444060 Five Nine Inc  | 0 | 8_000_000 | 0 | 8_000_000
          23670501 Retención de IVA      | 444444060 Five Nine Inc  | 0 | 0 | 1_520_000 | -1_520_000
          24080201 IVA descontable        | 444444060 Five Nine Inc  | 0 | 1_520_000 | 0 | 1_520_000
          51359501 Licencias del exterior | 444444061 Cloud GmbH     | 0 | 3_000_000 | 0 | 3_000_000
        `,
      ]),
    ),
    books: `
      51359501 Licencias del exterior | 444444060 Five Nine Inc  | 0 | 8_106_000 | 0 | 8_106_000
      23670501 Retención de IVA      | 444444060 Five Nine Inc  | -1_520_000 | 1_520_000 | 0 | 0
      51359501 Licencias del exterior | 444444061 Cloud GmbH     | 0 | 3_000_000 | 0 | 3_000_000
    `,
    findings: [
      { rule: 'RET-6', account: '23670501', severity: 'media', people: ['444444060'], amount: 1_540_140 },
      { rule: 'RET-7', account: '236550', severity: 'baja', amount: 11_106_000 },
    ],
  },
  {
    name: 'a nombre de la DIAN: la nube y los intereses del exterior, con su IVA y su retención en la misma proporción, y este mes nada',
    profile: { agenteRetencion: true },
    history: ABROAD,
    books: abroad(9_200_000, 3_100_000, { tax: 0, kept: 0 }),
    findings: [
      { rule: 'RET-6', account: '23670501', severity: 'media', people: ['444444060'], amount: 1_748_000 },
      { rule: 'RET-7', account: '23655001', severity: 'media', people: ['444444061'], amount: 3_100_000 },
    ],
  },
  {
    name: 'a nombre de la DIAN: lo del exterior, con lo de siempre',
    profile: { agenteRetencion: true },
    history: ABROAD,
    books: abroad(9_200_000, 3_100_000, { tax: 1_748_000, kept: 465_000 }),
    findings: [],
  },
  {
    name: 'servicios de nube del exterior en el costo, con su IVA teórico todos los meses y este mes sin él',
    profile: { agenteRetencion: true },
    history: Object.fromEntries(
      ['2026-02', '2026-01', '2025-12'].map((month) => [
        month,
        `
          61351001 Servicios de nube | 444444062 Cloud Inc | 0 | 9_000_000 | 0 | 9_000_000
          23670501 Retención de IVA  | 444444062 Cloud Inc | 0 | 0 | 1_710_000 | -1_710_000
        `,
      ]),
    ),
    books: `
      61351001 Servicios de nube | 444444062 Cloud Inc | 0 | 10_000_000 | 0 | 10_000_000
      23670501 Retención de IVA  | 444444062 Cloud Inc | -1_710_000 | 1_710_000 | 0 | 0
    `,
    findings: [{ rule: 'RET-6', account: '23670501', people: ['444444062'], amount: 1_900_000 }],
  },
  {
    name: 'una empresa que no es agente retiene IVA: solo procede con proveedores del SIMPLE',
    books: `
      14350501 Mercancías      | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable | 800300400 Textiles | 0 | 1_900_000 | 0 | 1_900_000
      23654001 Retención compras | 800300400 Textiles | 0 | 0 | 250_000 | -250_000
      23670101 IVA retenido    | 800300400 Textiles | 0 | 0 | 285_000 | -285_000
    `,
    findings: [{ rule: 'RET-6', account: '2367', severity: 'baja', people: ['800300400'], amount: 285_000 }],
  },
  {
    name: 'a un trabajador se le retuvo cada mes y este no, con el mismo salario; a otro le bajó el salario',
    history: {
      '2026-02': `
        51050601 Sueldos           | 52417886 Ana Gil   | 0 | 9_000_000 | 0 | 9_000_000
        23650501 Retención salarios | 52417886 Ana Gil   | 0 | 0 | 150_000 | -150_000
        51050601 Sueldos           | 52417887 Rosa Paz  | 0 | 9_000_000 | 0 | 9_000_000
        23650501 Retención salarios | 52417887 Rosa Paz  | 0 | 0 | 150_000 | -150_000
      `,
      '2026-01': `
        51050601 Sueldos           | 52417886 Ana Gil   | 0 | 9_000_000 | 0 | 9_000_000
        23650501 Retención salarios | 52417886 Ana Gil   | 0 | 0 | 140_000 | -140_000
        51050601 Sueldos           | 52417887 Rosa Paz  | 0 | 9_000_000 | 0 | 9_000_000
        23650501 Retención salarios | 52417887 Rosa Paz  | 0 | 0 | 140_000 | -140_000
      `,
    },
    books: `
      51050601 Sueldos | 52417886 Ana Gil  | 18_000_000 | 9_000_000 | 0 | 27_000_000
      51050601 Sueldos | 52417887 Rosa Paz | 18_000_000 | 4_000_000 | 0 | 22_000_000
    `,
    findings: [{ rule: 'RET-11', account: '236505', severity: 'baja', people: ['52417886'], amount: 150_000 }],
  },
  {
    name: 'los intereses de un banco del exterior, con su retención en la cuenta de rendimientos',
    books: `
      53052001 Intereses             | 444444021 Overseas Bank Inc | 0 | 8_000_000 | 0 | 8_000_000
      23653501 Retención rendimientos | 444444021 Overseas Bank Inc | 0 | 0 | 1_200_000 | -1_200_000
    `,
    findings: [],
  },
  {
    name: 'el flete internacional de una naviera, en el inventario: por verificar',
    books: '14350501 Mercancías | 900300410 Naviera Atlántico S.A.S. | 0 | 30_000_000 | 0 | 30_000_000',
    findings: [{ rule: 'RET-2', account: '236540', severity: 'baja', people: ['900300410'], amount: 750_000 }],
  },
  {
    name: 'licencias de software al 3,5 % con el IVA en el gasto',
    books: `
      51109501 Software              | 900300411 Nube S.A.S. | 0 | 5_950_000 | 0 | 5_950_000
      23651503 Retención de software | 900300411 Nube S.A.S. | 0 | 0 | 175_000 | -175_000
    `,
    findings: [],
  },
  {
    name: 'un servicio del exterior sin retención ni reteIVA',
    books: '51350501 Servicios en la nube | 444444001 Cloud Inc | 0 | 8_000_000 | 0 | 8_000_000',
    findings: [{ rule: 'RET-7', account: '236550', severity: 'media', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'un servicio del exterior que se paga cada mes con tarjeta ya se dijo: de severidad baja',
    history: { '2026-02': '51350501 Servicios en la nube | 444444001 Cloud Inc | 0 | 8_000_000 | 0 | 8_000_000' },
    books: '51350501 Servicios en la nube | 444444001 Cloud Inc | 8_000_000 | 8_000_000 | 0 | 16_000_000',
    findings: [{ rule: 'RET-7', account: '236550', severity: 'baja', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'en el primer mes de la historia, lo que la cuenta traía dice que ya se pagaba: de severidad baja',
    books: '51350501 Servicios en la nube | 444444001 Cloud Inc | 16_000_000 | 8_000_000 | 0 | 24_000_000',
    findings: [{ rule: 'RET-7', account: '236550', severity: 'baja', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'si el primer mes es enero las cuentas del año abren en cero: no se sabe si es nuevo, y es de severidad baja',
    period: '2026-01',
    books: '51350501 Servicios en la nube | 444444001 Cloud Inc | 0 | 8_000_000 | 0 | 8_000_000',
    findings: [{ rule: 'RET-7', account: '236550', severity: 'baja', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'los honorarios del primer enero no son de costumbre',
    period: '2026-01',
    books: '51103001 Asesoría jurídica | 444444001 Law LLC | 0 | 8_000_000 | 0 | 8_000_000',
    findings: [{ rule: 'RET-7', account: '236550', severity: 'media', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'en el primer mes de la historia, a quien antes se le retenía',
    books: `
      51350501 Servicios en la nube | 444444001 Cloud Inc | 16_000_000 | 8_000_000 | 0 | 24_000_000
      23655001 Retención exterior   | 444444001 Cloud Inc | -1_600_000 | 1_600_000 | 0 | 0
    `,
    findings: [{ rule: 'RET-7', account: '236550', severity: 'media', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'regalías del exterior en los costos de producción; los fletes de esos costos no son de fuente nacional',
    books: `
      73100501 Regalías de variedades | 444444001 Breeders BV | 0 | 9_000_000 | 0 | 9_000_000
      73050501 Fletes del exterior    | 444444002 Carrier BV  | 0 | 9_000_000 | 0 | 9_000_000
    `,
    findings: [{ rule: 'RET-7', account: '236550', severity: 'media', people: ['444444001'], amount: 9_000_000 }],
  },
  {
    name: 'los honorarios al exterior se dicen cada mes',
    history: { '2026-02': '51103001 Asesoría jurídica | 444444001 Law LLC | 0 | 8_000_000 | 0 | 8_000_000' },
    books: '51103001 Asesoría jurídica | 444444001 Law LLC | 8_000_000 | 8_000_000 | 0 | 16_000_000',
    findings: [{ rule: 'RET-7', account: '236550', severity: 'media', people: ['444444001'], amount: 8_000_000 }],
  },
  {
    name: 'reteICA con la tarifa por mil tomada como por ciento, y a nombre de la DIAN',
    books: `
      51103001 Honorarios | 800300400 Asesores | 0 | 5_000_000 | 0 | 5_000_000
      23651501 Retención honorarios | 800300400 Asesores | 0 | 0 | 550_000 | -550_000
      23680501 ICA retenido Bogotá | 800300400 Asesores | 0 | 0 | 483_000 | -483_000
      23680501 ICA retenido Bogotá | 800197268 DIAN | -60_000 | 60_000 | 0 | 0
    `,
    findings: [
      { rule: 'RET-8', account: '23680501', severity: 'media', people: ['800300400'], amount: 413_000 },
      { rule: 'RET-8', account: '23680501', severity: 'media', people: ['800197268'], amount: 60_000 },
    ],
  },
  {
    name: 'reteICA de todos a nombre del municipio, al que también se le debe el ICA propio',
    books: `
      51103001 Honorarios            | 800300400 Asesores             | 0 | 50_000_000 | 0 | 50_000_000
      51150501 Industria y comercio  | 899999061 Hacienda Bogotá      | 0 |  6_900_000 | 0 |  6_900_000
      23651501 Retención honorarios  | 800300400 Asesores             | 0 | 0 | 5_500_000 | -5_500_000
      23680501 ICA retenido Bogotá   | 899999061 Hacienda Bogotá      | 0 | 0 |   483_000 |   -483_000
    `,
    findings: [],
  },
  {
    name: 'a dos proveedores se les retuvo ICA en cada compra: a uno este mes no, el otro compró menos que nunca',
    history: withIca,
    books: `
      51355001 Fletes         | 900100204 Transportes | 0 | 3_000_000 | 0 | 3_000_000
      51355001 Fletes         | 900100205 Acarreos    | 0 |   100_000 | 0 |   100_000
      23652501 Retención 1 %  | 900100204 Transportes | 0 | 0 | 30_000 | -30_000
    `,
    findings: [{ rule: 'RET-8', account: '23680501', severity: 'baja', people: ['900100204'], amount: 19_800 }],
  },
  {
    name: 'ICA retenido de un bimestre anterior sin consignar',
    history: { '2026-02': '23680501 ICA retenido | 800300400 Asesores | -200_000 | 0 | 40_000 | -240_000' },
    books: '23680501 ICA retenido | 800300400 Asesores | -240_000 | 0 | 30_000 | -270_000',
    findings: [{ rule: 'RET-8', account: '23680501', severity: 'alta', amount: 200_000 }],
  },
  {
    name: 'sin el mes anterior no se sabe de cuándo es el ICA retenido',
    books: '23680501 ICA retenido | 800300400 Asesores | -240_000 | 0 | 30_000 | -270_000',
    findings: [],
    notEvaluated: ['RET-8'],
  },
  {
    name: 'una retención a favor que la venta no permite',
    books: `
      13551501 Retención a favor | 900100200 Almacén Sur | 0 | 2_000_000 | 0 | 2_000_000
      41350501 Ventas            | 900100200 Almacén Sur | 0 | 0 | 4_000_000 | -4_000_000
      13050501 Clientes          | 900100200 Almacén Sur | 1_000_000 | 4_000_000 | 2_000_000 | 3_000_000
    `,
    findings: [{ rule: 'RET-9', account: '13551501', severity: 'media', people: ['900100200'], amount: 1_230_000 }],
  },
  {
    name: 'quien procesa las tarjetas retiene sobre lo que compran otros: el consumidor final',
    history: {
      '2026-02': `
        13551502 Retención tarjetas | 901444333 Redes de Pago | 0 | 900_000 | 0 | 900_000
        41350501 Ventas | 222222222222 Consumidor final | 0 | 0 | 70_000_000 | -70_000_000
      `,
    },
    books: `
      13551502 Retención tarjetas | 901444333 Redes de Pago | 900_000 | 950_000 | 0 | 1_850_000
      41350501 Ventas | 222222222222 Consumidor final | -70_000_000 | 0 | 72_000_000 | -142_000_000
    `,
    findings: [],
  },
  {
    name: 'una empresa del régimen simple que le retiene a un proveedor',
    profile: { regimen: 'simple' },
    books: `
      51350501 Servicios | 800300400 Servitec | 0 | 5_000_000 | 0 | 5_000_000
      23652501 Retención servicios | 800300400 Servitec | 0 | 0 | 200_000 | -200_000
    `,
    findings: [{ rule: 'RET-10', account: '23652501', severity: 'media', people: ['800300400'], amount: 200_000 }],
  },
  {
    name: 'un salario tan alto que queda base aun con todas las deducciones',
    books: `
      51050601 Sueldos | 52111222 Gerente  | 0 | 30_000_000 | 0 | 30_000_000
      51050601 Sueldos | 52111223 Auxiliar | 0 |  4_000_000 | 0 |  4_000_000
      23650501 Retención salarios | 52111224 Otro | 0 | 0 | 0 | 0
    `,
    findings: [{ rule: 'RET-11', account: '236505', people: ['52111222'] }],
  },
  {
    name: 'dividendos abonados sin retención: a la persona natural, sobre lo que pasa de 1.090 UVT',
    books: '23600501 Dividendos por pagar | 52111222 Socia | 0 | 0 | 100_000_000 | -100_000_000',
    findings: [{ rule: 'RET-12', account: '236510', severity: 'media', people: ['52111222'], amount: 6_436_851 }],
  },
  {
    name: 'dividendos a una sociedad sin retención, cuando a otro socio sí se le retuvo',
    books: `
      23600501 Dividendos por pagar | 900100200 Inversiones Sur | 0 | 0 | 30_000_000 | -30_000_000
      23600501 Dividendos por pagar | 79111222 Luis Pérez       | 0 | 0 | 80_000_000 | -80_000_000
      23651001 Retención dividendos | 79111222 Luis Pérez       | 0 | 0 | 3_436_911  | -3_436_911
    `,
    findings: [{ rule: 'RET-12', account: '236510', severity: 'media', people: ['900100200'], amount: 3_000_000 }],
  },
  {
    name: 'dividendos de 2022 a una sociedad: el 7,5 % de entonces, no el 10 % de hoy',
    period: '2022-03',
    books: '23600501 Dividendos por pagar | 800200300 Inversiones | 0 | 0 | 100_000_000 | -100_000_000',
    findings: [{ rule: 'RET-12', account: '236510', severity: 'baja', people: ['800200300'], amount: 7_500_000 }],
  },
  {
    name: 'dividendos de 2022 a una persona natural: el 10 % de lo que pasa de 300 UVT',
    period: '2022-03',
    books: '23600501 Dividendos por pagar | 52111222 Socia | 0 | 0 | 100_000_000 | -100_000_000',
    findings: [{ rule: 'RET-12', account: '236510', severity: 'media', people: ['52111222'], amount: 8_859_880 }],
  },
  {
    name: 'dividendos de 2018: la tabla no los tiene y la regla lo dice',
    period: '2018-03',
    books: '23600501 Dividendos por pagar | 800200300 Inversiones | 0 | 0 | 100_000_000 | -100_000_000',
    findings: [],
    notEvaluated: ['RET-12'],
  },
  {
    name: 'el ICA retenido del mes anterior se consignó',
    history: { '2026-02': '23680501 ICA retenido | 800300400 Asesores | 0 | 0 | 40_000 | -40_000' },
    books: '23680501 ICA retenido | 800300400 Asesores | -40_000 | 40_000 | 0 | 0',
    findings: [],
  },
];
