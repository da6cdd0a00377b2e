/** The false positives of domain.md V1: balances that look contrary and are usual, or that deserve less than their size says. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const usualCases: readonly ValidationCase[] = [
  {
    name: 'una cuenta de ingresos que solo se debita todos los meses resta a las demás: por verificar',
    history: {
      '2026-02': '41401501 Glosas aceptadas | 800251440 Sanitas | 9_000_000 | 9_000_000 | 0 | 18_000_000',
      '2026-01': '41401501 Glosas aceptadas | 800251440 Sanitas | 0 | 9_000_000 | 0 | 9_000_000',
      // The closing entry of the year.
      '2025-12': '41401501 Glosas aceptadas | 800251440 Sanitas | 99_000_000 | 9_000_000 | 108_000_000 | 0',
    },
    books: '41401501 Glosas aceptadas | 800251440 Sanitas | 18_000_000 | 9_000_000 | 0 | 27_000_000',
    findings: [{ rule: 'NAT-12', account: '41401501', severity: 'baja', amount: 27_000_000 }],
  },
  {
    name: 'un cliente con saldo crédito y, en anticipos, una sola cuenta que es de copagos: el asiento no va allí',
    books: `
      13050501 Clientes             | 900100200 Almacén Sur |          0 |         0 | 4_000_000 | -4_000_000
      28050501 Copagos recaudados   | 800251440 Sanitas     | -2_000_000 | 2_000_000 | 2_500_000 | -2_500_000
    `,
    findings: [{ rule: 'NAT-4', account: '13050501', people: ['900100200'], amount: 4_000_000, hasEntry: true }],
  },
  {
    name: 'vacaciones tomadas antes de causarse: las mira la validación de prestaciones',
    books: `
      26101501 Provisión vacaciones | 1044907210 Luis |    -66_667 | 800_000 | 66_667 |   666_666
      26101501 Provisión vacaciones | 55964516 Yina   | -3_000_000 |       0 | 66_667 | -3_066_667
      23359501 Otros por pagar      | 800200300 Aseo  |   -500_000 |       0 |      0 |   -500_000
    `,
    findings: [],
  },
  {
    name: 'el pago de un concepto se cargó a otro: el total está bien, por verificar',
    books: `
      23651501 Retención honorarios | 52111222  Rosa Pérez | -900_000 |       0 | 300_000 | -1_200_000
      23654001 Retención compras    | 800197268 DIAN       |        0 | 500_000 |       0 |    500_000
    `,
    findings: [{ rule: 'NAT-11', account: '23654001', severity: 'baja', amount: 500_000 }],
  },
  {
    name: 'las retenciones se causan al proveedor y se pagan a la DIAN: por tercero se ven contrarias y el total no',
    books: `
      23654001 Retención compras | 800200300 Textiles | -2_000_000 |         0 | 900_000 | -2_900_000
      23654001 Retención compras | 800197268 DIAN     |          0 | 2_000_000 |       0 |  2_000_000
      23700501 Aportes a EPS     | 52111222 Rosa      |   -200_000 |         0 | 200_000 |   -400_000
      23700501 Aportes a EPS     | 800251440 Sanitas  |          0 |   200_000 |       0 |    200_000
    `,
    findings: [],
  },
  {
    name: 'el IVA descontable es débito y el total de la cuenta queda por pagar',
    books: `
      24080101 IVA generado    | 900100200 Almacén Sur | 0 |         0 | 9_000_000 | -9_000_000
      24081001 IVA descontable | 800200300 Textiles    | 0 | 4_000_000 |         0 |  4_000_000
    `,
    findings: [],
  },
  {
    name: 'un saldo a favor de IVA es una reclasificación, no un error',
    books: `
      24080101 IVA generado         | 900100200 Almacén Sur | 0 |         0 | 1_000_000 | -1_000_000
      24081001 IVA descontable      | 800200300 Textiles    | 0 | 4_000_000 |         0 |  4_000_000
      13552001 Saldos a favor renta | 800197268 DIAN        | 0 |   200_000 |         0 |    200_000
    `,
    findings: [
      { rule: 'NAT-10', account: '2408', severity: 'baja', people: ['800200300', '900100200'], amount: 3_000_000 },
    ],
  },
  {
    name: 'el IVA que descontó un no responsable no es un saldo a favor: es costo',
    profile: { responsableIva: false },
    books: `
      24081001 IVA descontable      | 800200300 Textiles | 0 | 4_000_000 | 0 | 4_000_000
      13552001 Saldos a favor renta | 800197268 DIAN     | 0 |   200_000 | 0 |   200_000
    `,
    findings: [{ rule: 'NAT-10', account: '2408', severity: 'baja', amount: 4_000_000, hasEntry: false }],
  },
  {
    name: 'una nota crédito después del recaudo deja al cliente con saldo crédito: se ordena, no se alarma',
    books: `
      13050501 Clientes nacionales  | 900100200 Almacén Sur   |         0 |       0 | 900_000 |  -900_000
      13050501 Clientes nacionales  | 900100201 Almacén Norte | 8_000_000 |       0 |       0 | 8_000_000
      41750501 Devoluciones en ventas | 900100200 Almacén Sur |         0 | 900_000 |       0 |   900_000
    `,
    findings: [{ rule: 'NAT-4', account: '13050501', severity: 'baja', people: ['900100200'], amount: 900_000 }],
  },
  {
    name: 'un sobregiro que ya está en obligaciones financieras',
    books: `
      11100501 Banco de Bogotá | 860002964 Banco de Bogotá |          0 | 0 | 0 |          0
      21050501 Sobregiros      | 860002964 Banco de Bogotá | -5_000_000 | 0 | 0 | -5_000_000
    `,
    findings: [],
  },
  {
    name: 'primeros meses tras una migración: el saldo inicial entró sin tercero y los recaudos con tercero',
    books: `
      13050501 Clientes nacionales |                       | 20_000_000 |         0 |         0 | 20_000_000
      13050501 Clientes nacionales | 900100200 Almacén Sur |          0 |         0 | 3_000_000 | -3_000_000
      13050501 Clientes nacionales | 900100201 Almacén Luz |          0 | 1_000_000 |         0 |  1_000_000
    `,
    findings: [{ rule: 'NAT-4', account: '13050501', severity: 'baja', people: ['900100200'], amount: 3_000_000 }],
  },
  {
    name: 'una reversión en el mes con el acumulado del año en su lado',
    books: `
      41352001 Ventas    | 900100200 Almacén Sur | -9_000_000 | 2_000_000 |       0 | -7_000_000
      51350501 Vigilancia | 800200300 Aseo Total |    900_000 |         0 | 500_000 |    400_000
    `,
    findings: [],
  },
  {
    name: 'en enero, la reversión de una provisión del año anterior es baja',
    period: '2026-01',
    books: '51350501 Vigilancia | 800200300 Aseo Total | 0 | 0 | 5_000_000 | -5_000_000',
    findings: [{ rule: 'NAT-12', account: '51350501', severity: 'baja', amount: 5_000_000 }],
  },
  {
    name: 'la diferencia en cambio neta en una sola cuenta es de presentación',
    books: `
      53052501 Diferencia en cambio   | 890903938 Bancolombia | 0 | 100_000 | 5_000_000 | -4_900_000
      51991001 Provisión de deudores  | 900481237 El Roble    | 0 |       0 | 3_000_000 | -3_000_000
    `,
    findings: [
      { rule: 'NAT-13', account: '53052501', severity: 'baja', amount: 4_900_000 },
      { rule: 'NAT-13', account: '51991001', severity: 'baja', amount: 3_000_000 },
    ],
  },
  {
    name: 'el inventario y el costo mezclan proveedores y clientes: por tercero no dicen nada',
    books: `
      14350101 Mercancías     | 800200300 Textiles    | 50_000_000 | 9_000_000 |         0 |  59_000_000
      14350101 Mercancías     | 900100200 Almacén Sur | -9_000_000 |         0 | 5_000_000 | -14_000_000
      61352001 Costo de venta | 900100200 Almacén Sur |  9_000_000 | 5_000_000 |         0 |  14_000_000
      61352001 Costo de venta | 800200300 Textiles    |          0 |         0 |   100_000 |    -100_000
    `,
    findings: [],
  },
  {
    name: 'los retiros del propietario disminuyen su capital: su saldo es débito',
    companyName: 'Ana Lucía Martínez Bernal',
    companyNit: '51890765',
    books: `
      31300501 Capital de la propietaria | 51890765 Ana Lucía Martínez | -90_000_000 | 0 | 0 | -90_000_000
      31300502 Retiros del propietario   | 51890765 Ana Lucía Martínez |  20_000_000 | 4_000_000 | 0 | 24_000_000
    `,
    findings: [],
  },
  {
    name: 'el NIT de la empresa como tercero es normal en diferidos, intangibles y patrimonio',
    books: `
      17052001 Seguros           | 860002184 Aseguradora | 12_000_000 | 0 |         0 | 12_000_000
      17052001 Seguros           | 900481237 El Roble    | -2_000_000 | 0 | 1_000_000 | -3_000_000
      16350501 Licencias         | 800200300 Software    |  9_000_000 | 0 |         0 |  9_000_000
      16350501 Licencias         | 900481237 El Roble    | -4_000_000 | 0 |         0 | -4_000_000
      31150501 Cuotas de interés | 52111222  Socia       |-20_000_000 | 0 |         0 |-20_000_000
      31150501 Cuotas de interés | 900481237 El Roble    |  1_000_000 | 0 |         0 |  1_000_000
    `,
    findings: [],
  },
  {
    name: 'un proveedor con saldo débito en una cuenta y crédito suficiente en otra: se cruza, no es anticipo',
    books: `
      22050501 Proveedores nacionales | 800200300 Textiles | -100_000 | 1_100_000 | 0 |  1_000_000
      22050501 Proveedores nacionales | 800200301 Papeles  |-9_000_000 |        0 | 0 | -9_000_000
      23359501 Otros por pagar        | 800200300 Textiles |-4_000_000 |        0 | 0 | -4_000_000
    `,
    findings: [{ rule: 'NAT-5', account: '22050501', severity: 'media', people: ['800200300'], amount: 1_000_000 }],
  },
  {
    name: 'la declaración anual cruza las retenciones con la DIAN: por tercero es de presentación',
    books: `
      13551501 Retención en la fuente | 900100200 Almacén Sur | 9_000_000 | 500_000 |         0 |  9_500_000
      13551501 Retención en la fuente | 800197268 DIAN        |         0 |       0 | 9_000_000 | -9_000_000
    `,
    findings: [{ rule: 'NAT-15', account: '13551501', severity: 'baja', people: ['800197268'], amount: 9_000_000 }],
  },
  {
    name: 'las cuentas correctoras las revisa otra validación, también las que solo lo son por su nombre',
    books: `
      15921501 Depreciación acumulada   | 900481237 El Roble | -9_000_000 | 10_000_000 | 0 |  1_000_000
      13980501 Deterioro de cartera     | 900100200 Almacén  |   -500_000 |          0 | 0 |   -500_000
      36050501 Utilidad del ejercicio   | 900481237 El Roble |  1_000_000 |          0 | 0 |  1_000_000
      37050501 Utilidades acumuladas    | 900481237 El Roble |  2_000_000 |          0 | 0 |  2_000_000
    `,
    findings: [],
  },
  {
    name: 'el traslado de los costos de producción tiene el saldo contrario al de su clase',
    period: '2026-06',
    books: `
      71050501 Materia prima consumida          | 900481237 El Roble | 150_000_000 | 36_000_000 |          0 |  186_000_000
      79050501 Traslado a producción en proceso | 900481237 El Roble | -140_000_000 |         0 | 46_000_000 | -186_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'caja, cartera, anticipos, activos, proveedores y gastos con su saldo normal',
    books: `
      11050501 Caja general            | 900481237 El Roble     |  4_000_000 |   257_000 | 1_457_000 |  2_800_000
      13050501 Clientes nacionales     | 900100200 Almacén Sur  |  1_000_000 |   500_000 |   900_000 |    600_000
      13300501 Anticipos a proveedores | 800200300 Textiles     |    500_000 |         0 |   400_000 |    100_000
      13652501 Calamidad doméstica     | 52111222  Rosa Pérez   |    100_000 |         0 |    80_000 |     20_000
      15400501 Camión                  | 900481237 El Roble     | 90_000_000 |         0 |         0 | 90_000_000
      15240501 Muebles                 | 800200301 Muebles Sur  | 10_000_000 |   600_000 |         0 | 10_600_000
      22050501 Proveedores nacionales  | 800200300 Textiles     | -9_000_000 | 1_800_000 |         0 | -7_200_000
      23200501 Contratistas            | 79111222  Luis Gómez   |   -500_000 |   150_000 |         0 |   -350_000
      51991001 Provisión de deudores   | 900481237 El Roble     |          0 | 3_000_000 |         0 |  3_000_000
      53052501 Diferencia en cambio    | 890903938 Bancolombia  |          0 |   100_000 |         0 |    100_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
];
