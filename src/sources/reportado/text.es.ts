/** Spanish text of the crossing with the report of third parties. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './settings.ts';

export const text: ValidationText<Role> = {
  title: 'Reportado por terceros',
  summary:
    'Cruza los libros del año con lo que otros le reportaron a la DIAN de la empresa: lo que le retuvieron, le compraron y le vendieron, y sus saldos en bancos. Antes de presentar la declaración de renta.',
  question: '¿Nos confirmas este valor con quien lo reportó y nos mandas su certificado?',
  client: {
    subject: 'Información reportada por cruzar',
    found: 'Lo que otros le reportaron a la DIAN no coincide con los libros.',
    need: 'Envíenos el certificado de retención, la factura o el extracto que lo soporta.',
  },
  roles: {
    retenciones: 'Retención en la fuente que le practicaron',
    retencionesIva: 'Retención de IVA que le practicaron',
    ingresos: 'Ingresos del año',
    gastos: 'Costos y gastos del año',
    sinReporte: 'Entre los gastos, lo que nadie reporta: nómina, depreciaciones y deterioros',
    costoDeVentas: 'Costo de ventas y de prestación de servicios',
    activos: 'Inventarios, activos fijos e intangibles que se compran',
    estimaciones: 'Entre los activos, depreciaciones y deterioros',
    iva: 'IVA generado y descontable',
    porPagar: 'Proveedores y cuentas por pagar',
    porCobrar: 'Clientes',
    bancos: 'Bancos y cuentas de ahorro',
  },
  parameters: {
    tolerancia: {
      label: 'Diferencia que no se dice, en pesos',
      help: 'Por tercero. Quien reporta redondea a pesos; sube el valor si redondea a miles.',
    },
  },
  labels: { reported: 'Reportado por el tercero', booked: 'En los libros', difference: 'Diferencia' },
  reasons: {
    sin_reporte: () => 'Falta el reporte de terceros de la DIAN.',
    otro_mes: ({ month }) => `El reporte de terceros se cruza con los libros de ${month}.`,
    sin_terceros: () => 'El balance no trae terceros: no se puede cruzar con lo que reportaron.',
    no_cruza: () =>
      'Menos de la tercera parte de los terceros coincide con los libros: revisa que el balance sea por tercero, de la misma empresa y de todo el año. No se dicen uno por uno.',
    faltan_meses: ({ count }) =>
      `De ${count === 1 ? 'un proveedor' : `${count} proveedores`} no se sabe lo comprado en el año: carga los balances de enero a noviembre.`,
    sin_clasificar: ({ count }) =>
      `${count === 1 ? 'Una fila del reporte' : `${count} filas del reporte`} no dice si es compra, venta, retención o saldo, y los libros tampoco: no se cruzó.`,
  },
};
