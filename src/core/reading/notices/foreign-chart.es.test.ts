/** Charts of accounts: those of Colombian merchants, renamed as companies do, and those of others. */
import { expect, test } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { foreignChart } from './foreign-chart.es.ts';

const chartOf = (accounts: string) =>
  foreignChart(
    balanceOfBooks(
      '2026-03',
      accounts
        .trim()
        .split('\n')
        .map((line) => `${line.trim()} | | 0 | 1 | 0 | 1`)
        .join('\n'),
    ),
  );

const merchants = `
  11050501 Caja menor bodega
  11100501 Bancolombia ahorros 4471
  13050501 Clientes nacionales
  13551501 Retefuente a favor
  14350101 Inventario de mercancía
  15280501 Computadores
  22050501 Proveedores nacionales
  23652501 Rte fte honorarios
  24080501 IVA generado 19 %
  25050501 Nómina por pagar
  31150501 Aportes socios
  41350501 Ventas almacén
  51050601 Sueldos
  51350501 Aseo y vigilancia
  61350501 Costo de la mercancía vendida
`;

test('companies on the PUC agree with it, whatever their auxiliaries are called', () => {
  expect(chartOf(merchants)).toBeNull();
  // Withholding where NIIF charts keep it, and tax assets in 17.
  expect(chartOf(`${merchants.trim()}\n248505 Retención en la fuente\n170505 Reteiva a favor`)).toBeNull();
});

test('names with words that every object has are words like others', () => {
  expect(chartOf(`${merchants.trim()}\n13300501 Anticipo al constructor`)).toBeNull();
});

test('few accounts, or none with a name, say nothing', () => {
  expect(chartOf('4300 Clientes\n5700 Caja\n4000 Proveedores')).toBeNull();
  expect(chartOf([...Array(20).keys()].map((index) => `43${index + 10}01`).join('\n'))).toBeNull();
});

test.each([
  [
    'spain',
    `1000 Capital social
     2130 Maquinaria
     2810 Amortización acumulada del inmovilizado
     4000 Proveedores
     4100 Acreedores por prestaciones de servicios
     4300 Clientes
     4720 Hacienda Pública, IVA soportado
     5700 Caja, euros
     6000 Compras de mercaderías
     6400 Sueldos y salarios`,
  ],
  [
    'mexico',
    `10101 Caja y efectivo
     10201 Bancos nacionales
     10501 Clientes nacionales
     11501 Inventario
     11801 IVA acreditable pagado
     20101 Proveedores nacionales
     20801 IVA trasladado cobrado
     21604 Impuestos retenidos de ISR
     30101 Capital fijo
     40101 Ventas y servicios gravados
     50101 Costo de venta
     60101 Sueldos y salarios`,
  ],
  [
    'financial',
    `111005 Banco de la República
     111505 Bancos y otras entidades financieras
     130405 Inversiones a valor razonable
     140405 Cartera de créditos de consumo
     161605 Comisiones
     180405 Propiedades: edificios
     210505 Depósitos en cuenta corriente
     211505 Certificados de depósito a término
     220505 Fondos interbancarios comprados
     320505 Reserva legal
     410205 Ingresos financieros de cartera
     510205 Intereses de depósitos
     512005 Beneficios a empleados`,
  ],
  [
    'public',
    `111005 Depósitos en instituciones financieras
     130507 Impuestos: predial
     133712 Transferencias por cobrar
     160501 Terrenos urbanos
     164001 Edificaciones
     171001 Bienes de uso público: red carretera
     240101 Adquisición de bienes y servicios
     251101 Beneficios a los empleados: nómina
     310506 Capital fiscal
     410507 Tributarios: predial
     442804 Transferencias
     510101 Sueldos`,
  ],
  [
    'english',
    `10100 Cash on hand
     11000 Accounts receivable
     12000 Inventory
     15000 Furniture and equipment
     17000 Accumulated depreciation
     20000 Accounts payable
     30000 Retained earnings
     40000 Sales revenue
     50000 Cost of goods sold
     60000 Salaries and wages`,
  ],
  [
    null,
    `110101 Caja
     110102 Fondo fijo
     110201 Deudores por ventas
     110301 Mercaderías de reventa
     120101 Rodados
     210101 Proveedores locales
     210201 Cargas sociales
     310101 Capital suscripto
     410101 Ventas netas
     510101 Alquileres
     510201 Honorarios profesionales`,
  ],
])('%s', (chart, accounts) => {
  const found = chartOf(accounts);
  expect(found).toMatchObject({ chart });
  expect(found!.examples.length).toBeGreaterThan(0);
});
