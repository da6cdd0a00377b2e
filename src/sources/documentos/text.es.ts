/** Spanish text of the crossing with the DIAN's documents. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './settings.ts';

export const text: ValidationText<Role> = {
  title: 'Documentos electrónicos',
  summary:
    'Cruza los libros con el reporte de documentos electrónicos de la DIAN, por tercero y por mes: lo recibido, lo emitido y la nómina. Dice qué falta en los libros, qué no tiene documento y qué está por otro valor.',
  question: '¿Nos confirmas este documento y nos mandas su soporte?',
  client: {
    subject: 'Facturas por cruzar',
    found: 'Los documentos que tiene la DIAN no coinciden con los que están en los libros.',
    need: 'Envíenos estas facturas: una foto o el PDF sirve.',
  },
  roles: {
    compras: 'Lo que se compra: inventarios, activos, costos y gastos',
    inventarios: 'Inventarios, de donde también sale lo vendido',
    costoDeVentas: 'Costo de ventas y de prestación de servicios',
    sinDocumento: 'Entre esas cuentas, lo que nadie factura: nómina, depreciaciones y deterioros',
    otros: 'Donde un documento también puede quedar: anticipos, ingresos para terceros, diferidos y financieros',
    ingresos: 'Ingresos por ventas y servicios',
    iva: 'IVA generado y descontable',
    porPagar: 'Lo que se debe por compras',
    delExterior: 'Proveedores del exterior',
    porCuentaDeOtros: 'Lo pagado o recibido por cuenta de clientes',
    porCobrar: 'Clientes',
    retenciones: 'Retenciones practicadas',
    anticiposImpuestos: 'Retenciones que le practicaron',
    salariosPorPagar: 'Salarios por pagar',
    prestaciones: 'Prestaciones por pagar',
    nomina: 'Gasto y costo de nómina',
    aportes: 'Aportes de nómina por pagar',
  },
  parameters: {},
  labels: {
    base: 'Base',
    vat: 'IVA',
    total: 'Total del documento',
    booked: 'En los libros sin documento',
  },
  reasons: {
    sin_documentos: () => 'Falta el reporte de documentos electrónicos de la DIAN.',
    otros_meses: ({ from, to }) => `El reporte de documentos va de ${from} a ${to}: trae el de este mes.`,
    sin_terceros: () => 'El balance no trae terceros: no se puede cruzar con documentos.',
    otra_moneda: ({ count, side }) =>
      `${count === 1 ? 'Un documento está' : `${count} documentos están`} en otra moneda: lo ${side === 'issued' ? 'emitido a esos clientes' : 'recibido de esos proveedores'} no se cruzó.`,
    consumidor_final: ({ count }) =>
      `${count === 1 ? 'Una venta' : `${count} ventas`} al consumidor final no se cruzaron: los libros no tienen ingresos a su nombre (222.222.222.222) ni al de un cliente genérico.`,
    no_cruza: ({ side }) =>
      `Más de la mitad de los documentos ${side === 'issued' ? 'emitidos' : 'recibidos'} no está en los libros por tercero: revisa que el balance sea por tercero y de la misma empresa. No se cruzan.`,
    nomina_distinta: () =>
      'Los totales de la nómina electrónica no coinciden con los netos de los libros en más de la mitad de los empleados: no se comparan.',
  },
};
