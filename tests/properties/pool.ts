/** Accounts and third parties of random books, with the facts that the naive rules need. */

export const COMPANY = { nit: '900481237', dv: 6, name: 'Distribuidora El Roble S.A.S.' };

export interface PoolAccount {
  code: string;
  name: string;
  /** Divisor of its amounts: payroll is small relative to sales. */
  size: bigint;
}

const account = (code: string, name: string, size = 1n): PoolAccount => ({ code, name, size });

/** Keeps payroll amounts below the wage that can only be integral. */
const PAYROLL = 40n;

export const accounts: readonly PoolAccount[] = [
  account('11050501', 'Caja general'),
  account('11100501', 'Banco cuenta corriente'),
  account('11200501', 'Cuenta de ahorros'),
  account('13050501', 'Clientes nacionales'),
  account('13050502', 'Clientes regionales'),
  account('13300501', 'Anticipos a proveedores'),
  account('13551901', 'Autorretenciones'),
  account('14350101', 'Mercancías'),
  account('15240501', 'Muebles y enseres'),
  account('15921501', 'Depreciación acumulada equipo de oficina'),
  account('22050501', 'Proveedores nacionales'),
  account('23359501', 'Otros costos por pagar'),
  account('23651501', 'Retención por honorarios'),
  account('23652501', 'Retención por servicios'),
  account('23657501', 'Autorretención por pagar'),
  account('24080101', 'IVA generado'),
  account('24081001', 'IVA descontable'),
  account('25050501', 'Nómina por pagar', PAYROLL),
  account('26100501', 'Provisión de cesantías', PAYROLL),
  account('26101501', 'Provisión de vacaciones', PAYROLL),
  account('28050501', 'Anticipos de clientes'),
  account('31150501', 'Aportes sociales'),
  account('41354001', 'Ventas'),
  account('51050601', 'Sueldos', PAYROLL),
  account('51053001', 'Cesantías', PAYROLL),
  account('51053301', 'Intereses sobre cesantías', PAYROLL),
  account('51053601', 'Prima de servicios', PAYROLL),
  account('51053901', 'Vacaciones', PAYROLL),
  account('51601501', 'Depreciación equipo de oficina'),
  account('53952001', 'Multas y sanciones'),
  account('61354001', 'Costo de ventas'),
];

export interface PoolThirdParty {
  id: string;
  name: string;
  /** A customer, supplier or employee: neither none nor an institution. */
  isOrdinary: boolean;
}

const ordinary = (id: string, name: string): PoolThirdParty => ({ id, name, isOrdinary: true });
const special = (id: string, name: string): PoolThirdParty => ({ id, name, isOrdinary: false });

export const thirdParties: readonly PoolThirdParty[] = [
  special('', ''),
  special(COMPANY.nit, COMPANY.name),
  special('800197268', 'DIAN'),
  special('222222222222', 'Consumidor final'),
  ordinary('900100200', 'Almacenes del Sur S.A.S.'),
  ordinary('901730042', 'Ferretería Monserrate Ltda.'),
  ordinary('79123456', 'Carlos Andrés Rojas Pinzón'),
  ordinary('52789012', 'Luz Marina Salcedo Ortega'),
  ordinary('1020345678', 'Julián Camilo Nieto Abril'),
];
