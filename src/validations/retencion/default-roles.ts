/** Default accounts of each role: spending by concept, withholding by concept, and explanations of differences. */

export const defaultRoles = {
  honorarios: ['5110', '5210'],
  comisiones: ['519505', '529505'],
  servicios: ['5135', '5235', '5145', '5245', '5150', '5250', '5155', '5255'],
  serviciosDeProduccion: ['73', '74'],
  // Base limited to administration, contingencies and profit (ET 462-1).
  aseoVigilanciaTemporales: ['513505', '513510', '523505', '523510'],
  arrendamientos: ['5120', '5220'],
  intereses: ['530520'],
  compras: ['62', '5195', '5295'],
  materialesDeProduccion: ['71'],
  inventarios: ['14'],
  // Made, grown or raised, and bought at times (cattle): with transfers from production under the supplier.
  inventariosEnProceso: ['1410', '1415', '1420', '1425', '1430', '1440'],
  // Purchased too; land and buildings are withheld on by the notary, goodwill and leased assets rarely.
  activosFijos: ['15'],
  intangibles: ['16'],
  correctoras: ['1499', '1592', '1597', '1598', '1599', '1698'],
  // Utilities, airlines and the like self-withhold; taxis, stamps and refunds are exempt.
  sinRetencion: [
    '513525',
    '513530',
    '513535',
    '513555',
    '523525',
    '523530',
    '523535',
    '523555',
    '515515',
    '525515',
    '519545',
    '529545',
    '519550',
    '529550',
    '6225',
  ],
  // Rarely subject: they explain a withholding, and never require one.
  otrasBases: ['1330', '1504', '1516', '1605', '1625', '17', '26', '51', '52', '53', '61'],
  // Bought before: what leaves them for an expense of the same third party is no purchase.
  diferidos: ['1705', '1710'],
  // Contractors may be booked directly as cost: required by habit only.
  costos: ['61'],
  salarios: ['510503', '510506', '510512', '510515', '510518', '520503', '520506', '520512', '520515', '520518'],
  empleados: ['5105', '5205', '72', '2505', '2510', '2610'],
  dividendos: ['2360'],
  retSalarios: ['236505'],
  retDividendos: ['236510'],
  retHonorarios: ['236515'],
  retComisiones: ['236520'],
  retServicios: ['236525'],
  retArrendamientos: ['236530'],
  retRendimientos: ['236535'],
  retCompras: ['236540'],
  retExterior: ['236550'],
  otrasRetenciones: ['2365'],
  autorretencion: ['236575'],
  reteIva: ['2367'],
  reteIca: ['2368'],
  ivaDescontable: ['240802', '240810', '240815', '240820', '135530'],
  aFavor: ['135515'],
  autorretencionAFavor: ['135519', '13551599'],
  ingresos: ['41', '42'],
  ingresosNetos: ['4175', '4275'],
  clientes: ['1305', '1345', '2805'],
  // Searched by name for credit cards.
  tarjetas: ['2105', '2195', '2335', '2380'],
  porPagar: ['22', '2335', '2320', '2380'],
  asumidas: ['531520'],
  bancos: ['1110', '1120'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Role = keyof typeof defaultRoles;
