/** The false positives of domain.md V7, and the months that a change of law splits: nothing above what can be known. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

/** A laboratory in the cost of sales, of which `percent` is withheld. */
const laboratory = (cost: number, percent: number): string => `
  61251001 Laboratorio dental | 800300405 Cerámicas | 0 | ${cost} | 0 | ${cost}
  23652501 Ret servicios      | 800300405 Cerámicas | 0 | 0 | ${(cost * percent) / 100} | -${(cost * percent) / 100}
`;

export const usualCases: readonly ValidationCase[] = [
  {
    name: 'retenciones correctas de cada concepto',
    books: `
      51103001 Honorarios     | 800300400 Asesores | 0 | 3_000_000 | 0 | 3_000_000
      23651501 Ret honorarios | 800300400 Asesores | 0 | 0 | 330_000 | -330_000
      51201001 Arrendamiento  | 800300401 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000
      23653001 Ret arriendos  | 800300401 Inmobiliaria | 0 | 0 | 157_500 | -157_500
      51351501 Asistencia     | 800300402 Servitec | 0 | 1_200_000 | 0 | 1_200_000
      23652501 Ret servicios  | 800300402 Servitec | 0 | 0 | 48_000 | -48_000
      14350501 Mercancías     | 800300403 Textiles | 0 | 9_000_000 | 0 | 9_000_000
      23654001 Ret compras    | 800300403 Textiles | 0 | 0 | 225_000 | -225_000
    `,
    findings: [],
  },
  {
    name: 'una compra con retención y otra del mismo proveedor por debajo de la base mínima',
    books: `
      14350501 Mercancías | 800300403 Textiles | 0 | 2_635_200 | 0 | 2_635_200
      51953001 Papelería  | 800300403 Textiles | 0 | 257_564 | 0 | 257_564
      23654001 Ret compras | 800300403 Textiles | 0 | 0 | 65_880 | -65_880
    `,
    findings: [],
  },
  {
    name: 'lo pagado por anticipado se lleva al gasto mes a mes: no es una compra, y lo demás del tercero sí',
    books: `
      17052001 Licencias por amortizar | 800300402 Servitec | 12_000_000 | 0 | 1_000_000 | 11_000_000
      51352001 Procesamiento de datos  | 800300402 Servitec | 0 | 1_000_000 | 0 | 1_000_000
      17052001 Licencias por amortizar | 800300404 Softec   | 12_000_000 | 0 | 1_000_000 | 11_000_000
      51352001 Procesamiento de datos  | 800300404 Softec   | 0 | 4_000_000 | 0 | 4_000_000
    `,
    findings: [{ rule: 'RET-1', account: '236525', people: ['800300404'], amount: 120_000 }],
  },
  {
    name: 'una base que lleva el IVA como mayor valor',
    books: `
      51201001 Arrendamiento | 800300401 Inmobiliaria | 0 | 5_355_000 | 0 | 5_355_000
      23653001 Ret arriendos | 800300401 Inmobiliaria | 0 | 0 | 157_500 | -157_500
    `,
    findings: [],
  },
  {
    name: 'vigilancia con base AIU: se retiene el 2 % de la décima parte',
    books: `
      51350501 Aseo y vigilancia | 800300402 Vigilantes | 0 | 10_000_000 | 0 | 10_000_000
      23652501 Ret servicios     | 800300402 Vigilantes | 0 | 0 | 20_000 | -20_000
    `,
    findings: [],
  },
  {
    name: 'una sola cuenta de retenciones para todo: lo que cada costo de producción es no lo dice su cuenta',
    books: `
      73051001 Materiales de obra      | 813589140 Ferretería  | 0 | 11_900_000 | 0 | 11_900_000
      23659501 Retención en la fuente  | 813589140 Ferretería  | 0 | 0 | 250_000 | -250_000
      73051501 Alquiler de maquinaria  | 821495315 Alquimaq    | 0 | 9_520_000 | 0 | 9_520_000
      23659501 Retención en la fuente  | 821495315 Alquimaq    | 0 | 0 | 320_000 | -320_000
      51350501 Vigilancia              | 800300402 Vigilantes  | 0 | 5_800_000 | 0 | 5_800_000
      23659501 Retención en la fuente  | 800300402 Vigilantes  | 0 | 0 | 11_600 | -11_600
    `,
    findings: [],
  },
  {
    name: 'con las retenciones a nombre de la DIAN, lo comprado para producir no falta en servicios',
    books: `
      73051501 Bandejas y empaques | 813589140 Empaques | 0 | 4_600_000 | 0 | 4_600_000
      23654001 Ret compras  | 800197268 DIAN | 0 | 0 | 115_000 | -115_000
      23652501 Ret servicios | 800197268 DIAN | -90_000 | 90_000 | 0 | 0
    `,
    history: {
      '2026-02': `
        73052501 Reparaciones | 800300402 Servitec | 0 | 2_250_000 | 0 | 2_250_000
        23652501 Ret servicios | 800197268 DIAN | 0 | 0 | 90_000 | -90_000
      `,
    },
    findings: [{ rule: 'RET-4', account: '23652501', severity: 'baja' }],
  },
  {
    name: 'causado en un mes y retenido al pagar en el siguiente',
    history: { '2026-02': '51103001 Honorarios | 800300400 Asesores | 0 | 3_000_000 | 0 | 3_000_000' },
    books: `
      51103001 Honorarios     | 800300400 Asesores | 3_000_000 | 0 | 0 | 3_000_000
      23651501 Ret honorarios | 800300400 Asesores | 0 | 0 | 330_000 | -330_000
    `,
    findings: [],
  },
  {
    name: 'una factura mixta: el servicio está en compras y su retención en servicios',
    books: `
      51959501 Otros gastos  | 800300402 Servitec | 0 | 6_000_000 | 0 | 6_000_000
      23652501 Ret servicios | 800300402 Servitec | 0 | 0 | 210_000 | -210_000
    `,
    findings: [],
  },
  {
    name: 'costos de producción: se debitan al comprar y se acreditan al pasar a la obra',
    books: `
      74050501 Subcontratos     | 800300405 Excavaciones | 0 | 38_000_000 | 38_000_000 | 0
      23654001 Ret construcción | 800300405 Excavaciones | 0 | 0 | 760_000 | -760_000
      73050501 Andamios         | 800300406 Andamios     | 0 | 5_000_000 | 5_000_000 | 0
      23653001 Ret arriendos    | 800300406 Andamios     | 0 | 0 | 200_000 | -200_000
      14050501 Materiales       | 800300407 Ferretería   | 0 | 9_000_000 | 0 | 9_000_000
      71050501 Consumo          | 800300407 Ferretería   | 0 | 9_000_000 | 9_000_000 | 0
      23654001 Ret compras      | 800300407 Ferretería   | 0 | 0 | 225_000 | -225_000
    `,
    findings: [],
  },
  {
    name: 'fletes de importación llevados al inventario en tránsito, con su retención de transporte',
    books: `
      51355001 Fletes       | 800300408 Transportes | 0 | 3_319_500 | 0 | 3_319_500
      14650501 En tránsito  | 800300408 Transportes | 0 | 2_475_000 | 2_475_000 | 0
      23652501 Ret servicios | 800300408 Transportes | 0 | 0 | 57_945 | -57_945
    `,
    findings: [],
  },
  {
    name: 'reembolso de gastos a un empleado',
    books: `
      51050601 Sueldos         | 52111222 Rosa Pérez | 0 | 4_000_000 | 0 | 4_000_000
      51551001 Gastos de viaje | 52111222 Rosa Pérez | 0 | 3_000_000 | 0 | 3_000_000
    `,
    findings: [],
  },
  {
    name: 'autorretenedores, bancos, servicios públicos y la DIAN no llevan retención',
    books: `
      51353501 Teléfono | 899999115 ETB         | 0 | 3_000_000 | 0 | 3_000_000
      51359501 Internet | 899999115 ETB         | 0 | 3_000_000 | 0 | 3_000_000
      51359501 Energía  | 901222333 Energía del Valle E.S.P. | 0 | 4_000_000 | 0 | 4_000_000
      53052001 Intereses | 890903938 Bancolombia | 0 | 2_000_000 | 0 | 2_000_000
      53052001 Intereses | 901222334 Cooperativa Financiera | 0 | 2_000_000 | 0 | 2_000_000
      14350501 Mercancías | 800000439 Pardentales | 0 | 50_000_000 | 0 | 50_000_000
      51959501 Trámites | 800197268 DIAN | 0 | 2_000_000 | 0 | 2_000_000
    `,
    findings: [],
  },
  {
    name: 'el inventario está a nombre de la empresa y la retención con cada proveedor: no se comparan',
    books: `
      14350501 Mercancías  | 900481237 El Roble  | 0 | 30_000_000 | 0 | 30_000_000
      23654001 Ret compras | 800300400 Textiles  | 0 | 0 | 250_000 | -250_000
      23654001 Ret compras | 800300401 Papeles   | 0 | 0 | 250_000 | -250_000
      23654001 Ret compras | 800300402 Plásticos | 0 | 0 | 250_000 | -250_000
    `,
    findings: [],
    notEvaluated: ['RET-3'],
  },
  {
    name: 'los proveedores que la empresa declara no sujetos',
    books: '51103001 Honorarios | 800300400 Asesores | 0 | 3_000_000 | 0 | 3_000_000',
    settings: { parameters: { noSujetos: ['800300400'] } },
    findings: [],
  },
  {
    name: 'a quien nunca se le retiene y a otros sí: suele ser del SIMPLE o autorretenedor; se pregunta',
    history: Object.fromEntries(
      ['2025-12', '2026-01', '2026-02'].map((month) => [
        month,
        `
          51103001 Honorarios     | 800300400 Asesores   | 0 | 3_000_000 | 0 | 3_000_000
          51103001 Honorarios     | 800300401 Consultores | 0 | 1_000_000 | 0 | 1_000_000
          23651501 Ret honorarios | 800300401 Consultores | 0 | 0 | 110_000 | -110_000
        `,
      ]),
    ),
    books: `
      51103001 Honorarios     | 800300400 Asesores   | 0 | 3_000_000 | 0 | 3_000_000
      51103001 Honorarios     | 800300401 Consultores | 0 | 1_000_000 | 0 | 1_000_000
      23651501 Ret honorarios | 800300401 Consultores | -110_000 | 110_000 | 110_000 | -110_000
    `,
    findings: [{ rule: 'RET-2', account: '23651501', severity: 'baja', people: ['800300400'], amount: 330_000 }],
  },
  {
    name: 'mayo de 2026, partido por la suspensión del decreto: vale la base mínima más alta',
    period: '2026-05',
    books: '51351501 Asistencia | 800300402 Servitec | 0 | 150_000 | 0 | 150_000',
    findings: [],
  },
  {
    name: 'el mismo servicio en julio de 2026 ya pasa de la base mínima',
    period: '2026-07',
    books: '51351501 Asistencia | 800300402 Servitec | 0 | 150_000 | 0 | 150_000',
    findings: [{ rule: 'RET-2', account: '236525', severity: 'baja', people: ['800300402'], amount: 6_000 }],
  },
  {
    name: 'el proveedor se causa y la DIAN se paga: se cruza en el total',
    books: `
      51351501 Asistencia     | 800300402 Servitec | 0 | 1_200_000 | 0 | 1_200_000
      23652501 Ret servicios  | 800300402 Servitec | -480_000 | 0 | 48_000 | -528_000
      23652501 Ret servicios  | 800197268 DIAN     | 0 | 480_000 | 0 | 480_000
    `,
    findings: [],
  },
  {
    name: 'un residuo por declarar en miles',
    books: '23652501 Ret servicios | 800300402 Servitec | -480_400 | 480_000 | 0 | -400',
    findings: [],
  },
  {
    name: 'retenciones de la DIAN que cuadran en total',
    books: `
      51103001 Honorarios     | 800300400 Asesores | 0 | 3_000_000 | 0 | 3_000_000
      23651501 Ret honorarios | 800197268 DIAN     | 0 | 0 | 330_000 | -330_000
    `,
    findings: [],
  },
  {
    name: 'en el periodo de cierre no aplica',
    period: '2025-13',
    books: '23652501 Ret servicios | 800300402 Servitec | -480_000 | 0 | 0 | -480_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'un año sin tablas: lo que falta se dice',
    period: '2035-03',
    books: '51103001 Honorarios | 800300400 Asesores | 0 | 3_000_000 | 0 | 3_000_000',
    findings: [],
    notEvaluated: ['RET-1', 'RET-4', 'RET-11'],
  },
  {
    name: 'quien no es agente de retención no debe retener',
    profile: { agenteRetencion: false },
    books: '51103001 Honorarios | 800300400 Asesores | 0 | 3_000_000 | 0 | 3_000_000',
    findings: [],
    notEvaluated: ['RET-1'],
  },
  {
    name: 'diciembre con el cierre del año ya hecho',
    period: '2025-12',
    books: `
      51103001 Honorarios     | 800300400 Asesores | 6_000_000 | 3_000_000 | 9_000_000 | 0
      23651501 Ret honorarios | 800300400 Asesores | -330_000 | 330_000 | 330_000 | -330_000
    `,
    findings: [],
  },
  {
    name: 'quien retiene al facturar retuvo más que la tarifa más alta de lo facturado, aunque debía más: por verificar',
    history: {
      '2026-02': `
        13050501 Clientes           | 900100200 Almacén | 0 | 10_000_000 |          0 |  10_000_000
        13551501 Retención a favor  | 900100200 Almacén | 0 |    250_000 |          0 |     250_000
        41354001 Ventas             | 900100200 Almacén | 0 |          0 | 10_000_000 | -10_000_000
      `,
    },
    books: `
      13050501 Clientes           | 900100200 Almacén |  10_000_000 | 4_000_000 | 1_000_000 |  13_000_000
      13551501 Retención a favor  | 900100200 Almacén |     250_000 | 1_000_000 |         0 |   1_250_000
      41354001 Ventas             | 900100200 Almacén | -10_000_000 |         0 | 4_000_000 | -14_000_000
    `,
    findings: [{ rule: 'RET-9', account: '13551501', severity: 'baja', people: ['900100200'], amount: 560_000 }],
  },
  {
    name: 'la misma retención registrada dos veces: el doble exacto de la parte que retuvo el mes anterior',
    history: {
      '2026-02': `
        13050501 Clientes           | 900100200 Almacén | 0 | 10_000_000 |          0 |  10_000_000
        13551501 Retención a favor  | 900100200 Almacén | 0 |  1_100_000 |          0 |   1_100_000
        41354001 Ventas             | 900100200 Almacén | 0 |          0 | 10_000_000 | -10_000_000
      `,
    },
    books: `
      13050501 Clientes           | 900100200 Almacén |  10_000_000 | 4_000_000 | 1_000_000 |  13_000_000
      13551501 Retención a favor  | 900100200 Almacén |   1_100_000 |   880_000 |         0 |   1_980_000
      41354001 Ventas             | 900100200 Almacén | -10_000_000 |         0 | 4_000_000 | -14_000_000
    `,
    findings: [{ rule: 'RET-9', account: '13551501', severity: 'media', people: ['900100200'], amount: 440_000 }],
  },
  {
    name: 'bancos que retienen sobre rendimientos y ventas con tarjeta',
    books: '13551501 Retención a favor | 890903938 Bancolombia | 0 | 600_000 | 0 | 600_000',
    findings: [],
  },
  {
    name: 'se retuvo sobre la factura; el gasto estimado del mes y la reversión del anterior no llevan retención',
    books: `
      51109501 Honorarios diseño                | 877340033 Código Abierto | 20_000_000 | 15_689_000 |  8_850_000 | 26_839_000
      23359509 Gastos estimados por facturar    | 877340033 Código Abierto | -8_850_000 |  8_850_000 |  7_000_000 | -7_000_000
      23651501 Retención honorarios             | 877340033 Código Abierto |          0 |          0 |    955_790 |   -955_790
      41350501 Ventas                           | 900100200 Almacén        |          0 |          0 | 90_000_000 | -90_000_000
    `,
    findings: [],
  },
  {
    name: 'al laboratorio, en el costo de ventas, siempre se le retuvo el 4 % y este mes el 2 %',
    history: Object.fromEntries(
      ['2025-11', '2025-12', '2026-01', '2026-02'].map((month, at) => [month, laboratory(4_000_000 + at * 300_000, 4)]),
    ),
    books: laboratory(4_200_000, 2),
    findings: [
      { rule: 'RET-3', account: '23652501', severity: 'media', people: ['800300405'], amount: 84_000, hasEntry: true },
    ],
  },
  {
    name: 'al laboratorio se le retuvo lo de siempre, o no siempre lo mismo',
    history: Object.fromEntries(
      ['2025-11', '2025-12', '2026-01', '2026-02'].map((month, at) => [month, laboratory(4_000_000, at === 1 ? 2 : 4)]),
    ),
    books: laboratory(4_200_000, 2),
    findings: [],
  },
  {
    name: 'una compra cargada a la tarjeta, que está con el banco: retiene el emisor',
    books: `
      51952001 Atenciones         | 800300404 Hoteles  | 0 | 3_000_000 | 0 | 3_000_000
      21052001 Tarjeta de crédito | 890903938 Banco    | 0 | 0 | 3_000_000 | -3_000_000
    `,
    findings: [],
  },
  {
    name: 'una compra que no cabe en lo que se cargó a la tarjeta',
    books: `
      51952001 Atenciones         | 800300404 Hoteles  | 0 | 40_000_000 | 0 | 40_000_000
      21052001 Tarjeta de crédito | 890903938 Banco    | 0 | 0 | 3_000_000 | -3_000_000
    `,
    findings: [{ rule: 'RET-1', account: '236540', people: ['800300404'], amount: 1_000_000 }],
  },
];
