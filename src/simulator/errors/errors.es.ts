/** What was done wrong in each injected error, in a sentence for the accountant who learns from it. */
export const errorTexts = {
  gluedDv: 'El flete se pagó a un tercero creado con el dígito de verificación pegado al NIT.',
  customerInCredit: 'El pago de un cliente se aplicó a otro, que quedó con saldo crédito.',
  fine: 'Sanción por extemporaneidad: el gasto no es deducible.',
  cashInCredit: 'Se consignó desde la caja más de lo que había: la caja quedó en crédito.',
  feesWithoutWithholding: 'Los honorarios de la asesoría jurídica no llevan retención en la fuente.',
  noDepreciation: 'No se registró la depreciación del mes.',
  unbalanced: 'A la comisión del banco le falta el crédito: los débitos no son iguales a los créditos.',
  openingMoved: 'Se completó el asiento del mes anterior después de reportado: el saldo inicial del banco cambió.',
  twoNits: 'El mismo proveedor está creado dos veces, con dos NIT.',
  supplierPaidTwice: 'Al proveedor se le pagó dos veces: quedó con saldo débito.',
  uncrossedAdvance: 'Hay un anticipo sin cruzar con lo que se le debe al mismo proveedor.',
  withholdingUnpaid: 'Las retenciones del mes anterior no se consignaron.',
  genericCustomer: 'Una cuenta por cobrar está a nombre del tercero genérico.',
  invertedDepreciation: 'La primera depreciación del apilador se registró al revés: la acumulada quedó en débito.',
  noThirdParty: 'Una cuenta por cobrar no tiene tercero.',
  taxToAnother: 'El impuesto de renta por pagar está a nombre de un tercero que no es la DIAN.',
  shortNit: 'El tercero está creado con un NIT de cinco dígitos.',
} as const;

export type ErrorKey = keyof typeof errorTexts;
