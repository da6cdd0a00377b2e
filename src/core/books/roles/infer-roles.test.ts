/** Roles by name, side, third parties and place in the tree: the lines of real charts, and five of them whole. */
import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { natureOf, pucAccounts } from '#core/reference/chart/puc.ts';
import { type ChartName, chartNames } from '../../../../tests/support/chart-places.ts';
import { readChart } from '../../../../tests/support/charts.ts';
import { type AccountInRole, inferRoles } from './infer-roles.ts';
import type { Equivalences } from './titles.ts';

/** Accounts of a chart, a line each; titles start with `=`. All have a balance on the side of their class. */
function rolesOf(lines: string, equivalences: Equivalences = []): Map<string, AccountInRole> {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => {
      const text = line.trim();
      if (text.includes('|')) return text;
      if (text.startsWith('=')) return `${text} | | 0 | 0 | 0 | 0`;
      const amount = /^[234]/.test(text) ? -500_000 : 500_000;
      return `${text} | 900123456 Acme | ${amount} | 0 | 0 | ${amount}`;
    });
  const roles = inferRoles(balanceOfBooks('2026-03', rows.join('\n')), equivalences);
  return new Map(roles.map((account) => [account.code, account]));
}

function chartRoles(name: ChartName): Map<string, AccountInRole> {
  const accounts = readChart(name);
  const lines = accounts.map(({ code, name: called, side }, index) => {
    const isTitle = accounts[index + 1]?.code.startsWith(code);
    if (isTitle) return `= ${code} ${called}`;
    const amount = side === null ? 0 : side === 'D' ? 1000 : -1000;
    return `${code} ${called} | 900123456 Acme | ${amount} | 0 | 0 | ${amount}`;
  });
  return rolesOf(lines.join('\n'));
}

describe('an account whose name contradicts its code', () => {
  it.each([
    ['240805 IVA por pagar a la DIAN', 'vatPayable', '240890'],
    ['170520 RETENCIÓN EN LA FUENTE COMPRAS 2.5%', 'withheldByOthers', '135515'],
    ['171030 RETEIVA A FAVOR 15%', 'vatWithheldByOthers', '135517'],
    ['171020 RETEICA A FAVOR 11,04/1000', 'icaWithheldByOthers', '135518'],
    ['152880 EQUIPOS DE COMPUTO DEPRECIACIÓN (CR)', 'accumulatedDepreciation', '159220'],
    ['154080 VEHICULOS DEPRECIACIÓN (CR)', 'accumulatedDepreciation', '159235'],
    ['510568 APORTES AL SENA', 'senaExpense', '510578'],
    ['53152001 Gravamen al movimiento financiero', 'movementsTax', '530595'],
    ['370510 PÉRDIDA O DÉFICIT DEL EJERCICIO', 'accumulatedLosses', '3710'],
    ['2510100201 Intereses sobre cesantías', 'severanceInterestPayable', '2515'],
  ])('%s: %s, as %s', (line, role, place) => {
    const [found] = [...rolesOf(line).values()];
    expect(found).toMatchObject({ role, place, standing: 'inferred' });
    expect(found!.confidence).toBeGreaterThanOrEqual(0.6);
    expect(found!.reasons.map(({ witness }) => witness)).toEqual(expect.arrayContaining(['name', 'otherCode']));
  });

  it.each([
    ['36010001 UTILIDAD EJERCICIO', '3605'],
    ['36010001 Excedentes netos del presente ejercicio', '3605'],
    ['36010002 PERDIDA EJERCICIO', '3610'],
    ['37010001 Utilidades retenidas', '3705'],
    ['37010001 Ganancias acumuladas', '3705'],
    ['37010002 Pérdidas retenidas', '3710'],
  ])('is a result of the year or of former years in a list of its own: %s', (line, place) => {
    expect([...rolesOf(line).values()]).toMatchObject([{ place }]);
  });

  it.each([
    ['280100001 COPAGOS RECAUDADOS PARA EPS', 'heldForThirdParties'],
    ['28010001 Recaudo fondo de Navidad', 'heldForThirdParties'],
    ['270100001 SUBVENCIONES DIFERIDAS', 'deferredIncome'],
  ])('%s is what its name says, whoever it is owed to', (line, role) => {
    expect([...rolesOf(line).values()]).toMatchObject([{ role }]);
  });

  it('is on the side where it was, in the month that empties it', () => {
    const roles = inferRoles(
      balanceOfBooks('2026-03', '17010001 Seguros anticipados | 900123456 Acme | 800_000 | 0 | 800_000 | 0'),
    );
    expect(roles).toMatchObject([{ role: 'prepaidExpenses' }]);
  });

  it('is told from one whose official title a package cut', () => {
    const roles = rolesOf(`= 2370 RETENCIONES Y APORTE
      2370050001 APORTES A EPS
      2370100001 APORTES CAJA, SENA E`);
    expect([...roles.values()].filter(({ standing }) => standing !== 'code')).toEqual([]);
  });

  it('is no fee below «Gastos generales», whatever it is called', () => {
    const roles = rolesOf(`= 5110 GASTOS GENERALES
      = 511022 VIGILANCIA PRIVADA
      51102201 Vigilancia
      = 511034 SEGUROS DE CARTERA
      51103401 Seguros de cartera
      51104201 Cafetería y aseo
      51104001 Papelería`);
    expect(roles.get('51104001')?.place.slice(0, 4)).toBe('5195');
    expect([roles.get('51102201')?.place.slice(0, 4), roles.get('51103401')?.place.slice(0, 4)]).toEqual([
      '5135',
      '5195',
    ]);
  });

  it('is known in a chart of cooperatives: contributions of payroll, the loans to associates, their capital', () => {
    const roles = rolesOf(`= 14 CARTERA DE CREDITOS
      14420501 Créditos de consumo
      = 21 DEPOSITOS
      = 2105 DEPOSITOS DE AHORRO
      21050501 Depósitos de ahorro ordinario activos
      = 2450 RETENCIONES Y APORTES LABORALES
      24501501 Fondos de pensiones
      = 31 CAPITAL SOCIAL
      = 3110 APORTES SOCIALES PERMANENTEMENTE RESTRINGIDOS
      31100501 Aportes mínimos no reducibles`);
    expect(roles.get('14420501')?.place.slice(0, 2)).toBe('13');
    expect(roles.get('21050501')?.place.slice(0, 4)).toBe('2810');
    expect(roles.get('24501501')).toMatchObject({ role: 'pensionPayable', standing: 'inferred' });
    expect(roles.get('31100501')?.place.slice(0, 4)).toBe('3115');
  });

  it.each([
    ['51053301 INTS SOBRE CESANT.', 'severanceInterestExpense'],
    ['26101501 PROV. VACAC', 'vacationsPayable'],
    ['51057001 APORTES A FONDOS DE PENS', 'pensionExpense'],
    ['13551501 RTEFTE A FAVOR', 'withheldByOthers'],
    ['23651501 RET. HONOR.', 'withheldFees'],
    ['23651501 Retension onorarios', 'withheldFees'],
    ['13050501 CXC CLTES NALES', 'customers'],
  ])('is not one where «%s» abbreviates or misspells it', (line, role) => {
    expect([...rolesOf(line).values()]).toMatchObject([{ role, standing: 'code' }]);
  });

  it('is told from one that is only called in its own way', () => {
    const lines = `11100505 Pagos en línea Mercado Pago
      13551801 ICA retenido Bogotá
      23652508 Servicios de salud 2%
      23653001 Hoteles y restaurantes
      236813 ICA Bogotá 13.80
      24081001 Descontable por servicios
      24082001 Descontable por devoluciones 19%
      51054502 Auxilio transporte
      51056801 Aportes a administradora de riesgos laborales
      53958101 Ajuste al peso`;
    expect([...rolesOf(lines).values()].filter(({ standing }) => standing !== 'code')).toEqual([]);
  });
});

describe('titles', () => {
  it('of liquidity say no group, and the accounts below them do', () => {
    const roles = rolesOf(`= 11 ACTIVO CORRIENTE
      = 1103 ACTIVOS POR IMPUESTOS CORRIENTES
      1103010001 Retencion en la fuente que nos practicaron
      = 12 ACTIVO NO CORRIENTE
      = 1201 PROPIEDADES PLANTA Y EQUIPO
      1201030001 Vehiculos
      = 21 PASIVO CORRIENTE
      = 2101 OBLIGACIONES FINANCIERAS
      2101010001 Pagares bancos nacionales
      = 2103 CUENTAS POR PAGAR
      2103010001 Costos y gastos por pagar
      = 2104 PASIVOS POR IMPUESTOS CORRIENTES
      2104020002 IVA descontable en compras
      = 2105 BENEFICIOS A EMPLEADOS
      2105010002 Aportes a fondos de pensiones por pagar
      2105020002 Cesantias por pagar
      = 31 PATRIMONIO
      = 3103 RESULTADO DEL EJERCICIO
      3103010002 Perdida del ejercicio
      = 53 GASTOS FINANCIEROS
      = 5301 GASTOS FINANCIEROS
      5301010003 Intereses creditos bancarios`);
    expect(Object.fromEntries([...roles].map(([code, { role }]) => [code, role]))).toMatchObject({
      '1103010001': 'withheldByOthers',
      '1201030001': 'vehicles',
      '2101010001': 'bankLoans',
      '2103010001': 'accruedExpenses',
      '2104020002': 'vatDeductible',
      '2105010002': 'pensionPayable',
      '2105020002': 'severancePayable',
      '3103010002': 'lossOfYear',
      '5301010003': 'bankInterest',
    });
  });

  it('say that everything below them is withheld; the accounts say what from', () => {
    const roles = rolesOf(`= 2485 RETENCION EN LA FUENTE
      248520 HONORARIOS NO DECLARANTES 10%
      248541 SERVICIOS GENERALES DECLARANTES 4%
      248595 AUTORRETENCIONES 0,4%
      248599 VARIAS`);
    expect([...roles.values()].map(({ place }) => place)).toEqual(['236515', '236525', '236575', '236570']);
    expect(roles.get('248520')!.reasons).toContainEqual({ witness: 'title', account: '2485' });
  });

  it('with the name of an account of the decree take its place, and so do the accounts below', () => {
    const roles = rolesOf(`= 5101 Gastos de personal
      51010601 Planta
      = 1102 Bancos
      11020501 Cuenta de operación`);
    expect(roles.get('51010601')).toMatchObject({ place: '51050601', role: 'wages' });
    expect(roles.get('11020501')).toMatchObject({ place: '11100501', role: 'bank' });
  });

  it('of groups with numbers of their own say which group it is; names, which asset', () => {
    const roles = rolesOf(`= 12 Deudores comerciales y otras cuentas por cobrar
      12010101 Clientes nacionales
      = 13 Inventarios
      13010101 Tornillos
      = 17 Activos materiales
      = 1795 Depreciación acumulada
      17950301 Dep. acum. camión | 900123456 Acme | -500_000 | 0 | 0 | -500_000
      = 24 Cuentas por pagar y otras
      = 2445 Retención en la fuente por pagar
      24450501 Honorarios
      = 35 Excedentes y/o pérdidas del ejercicio
      35050501 Excedentes`);
    expect(roles.get('12010101')).toMatchObject({ place: '130505', role: 'customers', standing: 'inferred' });
    expect(roles.get('13010101')).toMatchObject({ place: '1400010101', role: null, standing: 'inferred' });
    expect(roles.get('17950301')).toMatchObject({ place: '159235', role: 'accumulatedDepreciation' });
    expect(roles.get('24450501')).toMatchObject({ place: '236515', role: 'withheldFees' });
    expect(roles.get('35050501')).toMatchObject({ place: '3605050501', standing: 'inferred' });
  });

  it('that are not there leave it to the class and the name, in a flat list with numbers of its own', () => {
    const roles = rolesOf(`110001 Clientes nacionales
      115001 Autorretención especial de renta
      120001 Mercancía no fabricada
      200001 Pagarés Bancolombia
      200002 Leasing Davivienda 00123
      215004 Fletes por pagar propietarios
      231003 Rtefte compras 2.5%
      236005 IVA devoluciones en ventas
      242001 Fondos de pensiones
      320001 Utilidad del ejercicio
      400001 Venta de muebles
      450001 Intereses cuenta de ahorros
      501001 Sueldos
      510021 Deterioro de cartera
      600001 Costo de muebles vendidos`);
    const places = [...roles].map(([code, { place }]) => [code, place]);
    expect(Object.fromEntries(places)).toEqual({
      110001: '130505',
      115001: '135519',
      120001: '1400',
      200001: '2105',
      200002: '2105',
      215004: '2335',
      231003: '236540',
      236005: '240825',
      242001: '238030',
      320001: '3605',
      400001: '4100',
      450001: '4200',
      501001: '510506',
      510021: '5199',
      600001: '6100',
    });
    expect([...roles.values()].every(({ standing }) => standing === 'inferred')).toBe(true);
  });

  it('of general expenses leave each account below them to its own name', () => {
    const roles = rolesOf(`= 5110 Gastos generales
      = 511006 Arrendamientos
      51100601 Oficina
      = 511030 Diversos
      51103001 Papelería`);
    expect(roles.get('51100601')).toMatchObject({ place: '512001', standing: 'inferred' });
    expect(roles.get('51103001')).toMatchObject({ place: '519501', standing: 'inferred' });
  });

  it('do not speak where their own code is right, nor for more than the part that they name', () => {
    const roles = rolesOf(`= 1330 Anticipos y avances
      13301502 Otros
      = 2370 Aportes a empresas promotoras de salud eps
      23703001 Libranzas`);
    expect([...roles.values()].filter(({ standing }) => standing === 'inferred')).toEqual([]);
  });
});

describe('confidence', () => {
  it('rises with third parties and side, and falls with the other side', () => {
    const owed = (id: string, amount: number) =>
      rolesOf(`230501 Aportes EPS | ${id} | ${amount} | 0 | 0 | ${amount}`).get('230501')!.confidence;
    expect(owed('900156264 Nueva EPS', -1)).toBeGreaterThan(owed('900123456 Acme', -1));
    expect(owed('900123456 Acme', -1)).toBeGreaterThan(owed('900123456 Acme', 1));
  });

  it('is too low to act upon where only a wide word speaks', () => {
    const still = rolesOf('413540 Descuentos por codificación | 900123456 Acme | 0 | 0 | 0 | 0').get('413540');
    expect(still).toMatchObject({ role: 'salesReturns', standing: 'doubtful' });
    const debited = rolesOf('413540 Descuentos por codificación | 900123456 Acme | 0 | 9 | 0 | 9').get('413540');
    expect(debited).toMatchObject({ role: 'salesReturns', standing: 'inferred' });
  });
});

describe('what the company said', () => {
  it('holds for all below a prefix, titles or not', () => {
    const roles = rolesOf('248541 Retención servicios', [['2485', '2365']]);
    expect(roles.get('248541')).toMatchObject({ place: '236525', standing: 'company', confidence: 1 });
  });

  it('and that the code is right, against the name', () => {
    const roles = rolesOf('510568 APORTES AL SENA', [['510568', '510568']]);
    expect(roles.get('510568')).toMatchObject({ place: '510568', role: 'riskExpense', standing: 'company' });
  });
});

describe('the chart of the decree', () => {
  const lines = pucAccounts().map(({ code, name }, index, all) => {
    if (all[index + 1]?.code.startsWith(code)) return `= ${code} ${name} | | 0 | 0 | 0 | 0`;
    const amount = natureOf(code) === 'D' ? 1000 : -1000;
    return `${code}01 ${name} | 900123456 Acme | ${amount} | 0 | 0 | ${amount}`;
  });

  it.each([
    ['with titles', lines],
    ['without titles', lines.filter((line) => !line.startsWith('='))],
  ])('%s: every code is right', (_, some) => {
    const contradicted = [...rolesOf(some.join('\n')).values()].filter(({ standing }) => standing !== 'code');
    expect(contradicted.map(({ code, name, place }) => `${code} ${name}: ${place}`)).toEqual([]);
  });
});

describe('charts of companies', () => {
  it.each([
    ['niif-laboratory', ['248541', '236525'], ['248710', '2367'], ['248820', '2368'], ['170525', '135519']],
    ['niif-laboratory', ['163080', '169840'], ['169911', '1798'], ['231012', '2210'], ['257005', '237005']],
    ['niif-laboratory', ['510538', '510530'], ['132071', '133015'], ['290505', '280505'], ['413515', '4175']],
    ['datax-exporter', ['255006', '237006'], ['25508010', '238030'], ['13551605', '135519'], ['530521', '530520']],
    ['siigo-natural-products', ['2510100301', '2525'], ['23701501', '237006'], ['53152001', '530595']],
    ['siigo-transport', ['2510100401', '2520'], ['13551522', '135519']],
    ['leaf-only-funeral', ['370505', '3710']],
  ] as const)('%s', (name, ...expected) => {
    const roles = chartRoles(name);
    for (const [code, place] of expected) expect(roles.get(code!)).toMatchObject({ place, standing: 'inferred' });
  });

  it.each(chartNames)('%s: every account keeps its class', (name) => {
    for (const { code, place } of chartRoles(name).values()) expect(place[0], code).toBe(code[0]);
  });
});
