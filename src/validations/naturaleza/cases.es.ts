/** Cases of naturaleza: what each rule finds, and the balances that look contrary and are not. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { misappliedCases } from './misapplied-cases.es.ts';
import { usualCases } from './usual-cases.es.ts';

const found: readonly ValidationCase[] = [
  {
    name: 'la caja en rojo es crítica; un saldo por debajo de mil pesos es ajuste al peso',
    books: `
      11050501 Caja general  | 900481237 El Roble |  4_000_000 | 257_000 | 7_457_000 | -3_200_000
      11051001 Cajas menores | 900481237 El Roble |          0 |       0 |       800 |       -800
    `,
    findings: [{ rule: 'NAT-1', account: '11050501', severity: 'critica', people: ['900481237'], amount: 3_200_000 }],
  },
  {
    name: 'un banco sobregirado va a obligaciones financieras, aunque otro banco tenga saldo',
    books: `
      11100501 Banco de Bogotá corriente | 860002964 Banco de Bogotá | 1_000_000 | 0 | 6_000_000 | -5_000_000
      11100502 Bancolombia corriente     | 890903938 Bancolombia     | 9_000_000 | 0 |         0 |  9_000_000
    `,
    findings: [{ rule: 'NAT-2', account: '11100501', severity: 'alta', people: ['860002964'], amount: 5_000_000 }],
  },
  {
    name: 'una cuenta de ahorros no se sobregira, esté en la 1120 o, por su nombre, en la 1110',
    books: `
      11100502 Davivienda cuenta de ahorros | 860034313 Davivienda  | 100_000 | 0 | 400_000 | -300_000
      11200501 Ahorros Bancolombia          | 890903938 Bancolombia | 100_000 | 0 | 200_000 | -100_000
    `,
    findings: [
      { rule: 'NAT-3', account: '11100502', severity: 'critica', amount: 300_000 },
      { rule: 'NAT-3', account: '11200501', severity: 'critica', amount: 100_000 },
    ],
  },
  {
    name: 'un cliente que pagó de más, aunque la cuenta en total esté bien',
    books: `
      13050501 Clientes nacionales | 900100200 Almacén Sur   | 4_972_000 |         0 | 7_472_000 | -2_500_000
      13050501 Clientes nacionales | 900100201 Almacén Norte | 8_000_000 | 2_000_000 | 1_000_000 |  9_000_000
    `,
    findings: [{ rule: 'NAT-4', account: '13050501', severity: 'alta', people: ['900100200'], amount: 2_500_000 }],
  },
  {
    name: 'varios clientes en un solo hallazgo, el mayor primero; con y sin DV son la misma persona',
    books: `
      13050501 Clientes nacionales | 900100200  Almacén Sur     |         0 | 0 |   100_000 |   -100_000
      13050501 Clientes nacionales | 9001002000 Almacén Sur     |   500_000 | 0 |         0 |    500_000
      13050501 Clientes nacionales | 52111222   Rosa Pérez      |   -40_000 | 0 |    10_000 |    -50_000
      13050501 Clientes nacionales | 900100203  Tienda del Lago |         0 | 0 |   150_000 |   -150_000
      13050501 Clientes nacionales | 900100204  Almacén Norte   | 8_000_000 | 0 | 1_000_000 |  7_000_000
    `,
    findings: [
      { rule: 'NAT-4', account: '13050501', severity: 'media', people: ['900100203', '52111222'], amount: 200_000 },
    ],
  },
  {
    name: 'un proveedor pagado dos veces, y un contratista heredado del mes anterior',
    books: `
      22050501 Proveedores nacionales | 800200300 Textiles del Valle |  -6_000_000 |  7_800_000 |         0 |  1_800_000
      22050501 Proveedores nacionales | 800200301 Papeles Andinos    | -90_000_000 | 20_000_000 | 9_000_000 | -79_000_000
      23200501 Contratistas           | 79111222  Luis Gómez         |     150_000 |          0 |         0 |     150_000
    `,
    findings: [
      { rule: 'NAT-5', account: '22050501', severity: 'alta', people: ['800200300'], amount: 1_800_000 },
      { rule: 'NAT-5', account: '23200501', severity: 'media', people: ['79111222'], amount: 150_000 },
    ],
  },
  {
    name: 'un anticipo legalizado por más de lo entregado y un empleado al que se descontó de más',
    books: `
      13300501 Anticipos a proveedores | 800200300 Textiles del Valle | 500_000 | 0 | 900_000 | -400_000
      13652501 Calamidad doméstica     | 52111222  Rosa Pérez         | 100_000 | 0 | 180_000 |  -80_000
    `,
    findings: [
      { rule: 'NAT-6', account: '13300501', severity: 'alta', people: ['800200300'], amount: 400_000 },
      { rule: 'NAT-6', account: '13652501', severity: 'media', people: ['52111222'], amount: 80_000 },
    ],
  },
  {
    name: 'un salario pagado sin causar y un crédito pagado de más',
    books: `
      21051001 Pagarés            | 890903938 Bancolombia | -2_000_000 | 2_300_000 | 0 | 300_000
      25050501 Salarios por pagar | 52111222  Rosa Pérez  |          0 |   200_000 | 0 | 200_000
    `,
    findings: [
      { rule: 'NAT-7', account: '21051001', severity: 'alta', people: ['890903938'], amount: 300_000 },
      { rule: 'NAT-7', account: '25050501', severity: 'media', people: ['52111222'], amount: 200_000 },
    ],
  },
  {
    name: 'un inventario negativo es un error de costeo',
    books: `
      14350101 Mercancías línea hogar  | 800200300 Textiles del Valle |  3_000_000 | 0 | 5_000_000 | -2_000_000
      14350102 Mercancías línea oficina | 800200300 Textiles del Valle | 10_000_000 | 0 | 1_000_000 |  9_000_000
    `,
    findings: [{ rule: 'NAT-8', account: '14350101', severity: 'alta', people: [], amount: 2_000_000 }],
  },
  {
    name: 'un vehículo retirado por su precio de venta y no por su costo',
    books: '15400501 Autos | 900481237 El Roble | 60_000_000 | 0 | 66_000_000 | -6_000_000',
    findings: [{ rule: 'NAT-9', account: '15400501', severity: 'alta', amount: 6_000_000 }],
  },
  {
    name: 'las retenciones se pagaron por más de lo retenido en total',
    books: `
      23652501 Retención servicios | 800200300 Aseo Total | -100_000 |       0 | 50_000 | -150_000
      23654001 Retención compras   | 800197268 DIAN       |        0 | 500_000 |      0 |  500_000
    `,
    findings: [
      { rule: 'NAT-11', account: '2365', severity: 'alta', people: ['800197268', '800200300'], amount: 350_000 },
    ],
  },
  {
    name: 'el acumulado del año de un gasto y de un ingreso al revés, en septiembre',
    period: '2026-09',
    books: `
      51350501 Aseo y vigilancia | 800200300 Aseo Total | -100_000 |         0 | 900_000 | -1_000_000
      42950501 Aprovechamientos  | 900100200 Almacén    |        0 |    90_000 |       0 |      90_000
    `,
    findings: [
      { rule: 'NAT-12', account: '51350501', severity: 'media', people: ['800200300'], amount: 1_000_000 },
      { rule: 'NAT-12', account: '42950501', severity: 'baja', people: ['900100200'], amount: 90_000 },
    ],
  },
  {
    name: 'cualquier otra cuenta al revés: un seguro diferido que se amortizó de más',
    books: '17052001 Seguros y fianzas | 860002184 Aseguradora | 400_000 | 0 | 700_000 | -300_000',
    findings: [{ rule: 'NAT-14', account: '17052001', severity: 'alta', people: ['860002184'], amount: 300_000 }],
  },
  {
    name: 'la declaración tomó más retenciones de las que había',
    books: `
      13551501 Retención en la fuente | 900100200 Almacén Sur | 2_000_000 |       0 | 2_000_000 |        0
      13551501 Retención en la fuente | 800197268 DIAN        |         0 |       0 |   300_000 | -300_000
    `,
    findings: [{ rule: 'NAT-15', account: '13551501', severity: 'alta', people: ['800197268'], amount: 300_000 }],
  },
  {
    name: 'una cuenta de orden al revés es de presentación',
    books: '81050501 Bienes en custodia | 900100200 Almacén | 0 | 0 | 5_000_000 | -5_000_000',
    findings: [{ rule: 'NAT-14', account: '81050501', severity: 'baja', amount: 5_000_000 }],
  },
];

const parametrized: readonly ValidationCase[] = [
  {
    name: 'otro plan de cuentas: la parametrización dice cuáles son los clientes y adónde va su saldo',
    books: `
      12010001 Cuentas comerciales por cobrar | 900100200 Almacén Sur   |         0 | 0 | 300_000 |  -300_000
      12010001 Cuentas comerciales por cobrar | 900100201 Almacén Norte | 2_000_000 | 0 |       0 | 2_000_000
    `,
    settings: { roles: { clientes: ['1201'] }, parameters: { destinos: [['1201', '2604']] } },
    findings: [{ rule: 'NAT-4', account: '12010001', people: ['900100200'], amount: 300_000 }],
  },
  {
    name: 'la empresa declara la naturaleza de una cuenta: el IVA descontable es débito',
    books: `
      24080101 IVA generado    | 900100200 Almacén Sur |          0 | 0 | 9_000_000 | -9_000_000
      24081001 IVA descontable | 800200300 Textiles    |          0 | 0 |   400_000 |   -400_000
    `,
    settings: { parameters: { naturalezaDebito: ['240810'] } },
    findings: [{ rule: 'NAT-14', account: '24081001', people: ['800200300'], amount: 400_000 }],
  },
  {
    name: 'una cuenta marcada «naturaleza por tercero» se mira también por tercero',
    books: `
      15240501 Muebles | 900481237 El Roble    | 10_000_000 | 0 |       0 | 10_000_000
      15240501 Muebles | 800200300 Muebles Sur |          0 | 0 | 600_000 |   -600_000
    `,
    settings: { parameters: { porTercero: ['1524'] } },
    findings: [{ rule: 'NAT-9', account: '15240501', people: ['800200300'], amount: 600_000 }],
  },
];

export const cases: readonly ValidationCase[] = [...found, ...misappliedCases, ...usualCases, ...parametrized];
