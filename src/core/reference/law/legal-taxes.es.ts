/** Taxes: income, withholding and self-withholding, VAT, consumption, ICA, financial transactions, SIMPLE. */
import { citing } from './legal-source.ts';

const et = citing('et');
const dur = citing('dur');

export const taxSources = {
  et_28: et('art. 28', 'Los obligados a llevar contabilidad realizan los ingresos cuando los devengan contablemente.'),
  et_35: et(
    'art. 35',
    'Los préstamos en dinero entre la sociedad y sus socios generan un rendimiento presuntivo mínimo.',
  ),
  et_105: et(
    'art. 105',
    'Las deducciones se realizan cuando se devengan contablemente, con las diferencias que la norma señala.',
  ),
  et_105_1_c: et(
    'art. 105, num. 1, lit. c',
    'Las provisiones y los pasivos laborales no consolidados no son deducibles hasta que surja la obligación.',
  ),
  et_105_1_e: et(
    'art. 105, num. 1, lit. e',
    'El deterioro de los activos solo es deducible al enajenarlos o liquidarlos, salvo la cartera.',
  ),
  et_105_2_b: et('art. 105, num. 2, lit. b', 'No es deducible el impuesto de renta ni los que la ley excluye.'),
  et_105_2_c: et(
    'art. 105, num. 2, lit. c',
    'No son deducibles las multas, sanciones, intereses moratorios sancionatorios ni condenas distintas de las laborales.',
  ),
  et_105_2_e: et('art. 105, num. 2, lit. e', 'No son deducibles los impuestos asumidos de terceros.'),
  et_107: et(
    'art. 107',
    'Son deducibles las expensas necesarias, proporcionadas y con relación de causalidad con la renta.',
  ),
  et_107_1: et(
    'art. 107-1',
    'Las atenciones a clientes, proveedores y empleados se deducen hasta el 1 % de los ingresos fiscales netos.',
  ),
  et_108: et(
    'art. 108',
    'Los salarios son deducibles si están pagados los aportes parafiscales y de seguridad social.',
  ),
  et_108_par_2: et(
    'art. 108, par. 2',
    'Los pagos a contratistas son deducibles si se verifica su afiliación y pago a seguridad social.',
  ),
  et_110: et('art. 110', 'Se deducen las cesantías consolidadas y reconocidas irrevocablemente a los trabajadores.'),
  et_114_1: et(
    'art. 114-1',
    'Las sociedades declarantes no pagan salud, SENA ni ICBF por trabajadores que devenguen menos de diez salarios mínimos.',
  ),
  et_115: et(
    'art. 115',
    'Se deducen los impuestos pagados con causalidad, excepto renta, y el 50 % del gravamen a los movimientos financieros.',
  ),
  et_115_1: et(
    'art. 115-1',
    'Las prestaciones, los aportes y los impuestos se aceptan al devengarlos, si los dos últimos se pagan antes de presentar la declaración inicial de renta.',
  ),
  et_115_par_4: et(
    'art. 115, par. 4',
    'No se deducen las cuotas de afiliación a clubes ni los gastos personales de los socios, salvo que sean pago laboral.',
  ),
  et_117: et(
    'art. 117',
    'Los intereses son deducibles hasta la tasa más alta que se haya autorizado cobrar a los bancos.',
  ),
  et_118_1: et(
    'art. 118-1',
    'No se deducen intereses de deudas con vinculados que excedan dos veces el patrimonio líquido anterior.',
  ),
  et_128: et('art. 128', 'Se deduce una cantidad razonable por la depreciación de los bienes usados en la actividad.'),
  et_131: et(
    'art. 131',
    'La base de la depreciación es el costo del bien menos su valor residual, a lo largo de su vida útil.',
  ),
  et_134: et('art. 134', 'Los métodos de depreciación fiscal son los de la técnica contable.'),
  et_135: et('art. 135', 'Son depreciables los activos fijos tangibles, con excepción de los terrenos.'),
  et_137: et(
    'art. 137',
    'La depreciación fiscal no excede las tasas anuales máximas, de 2,22 % a 20 % según la clase de activo.',
  ),
  et_142: et('art. 142', 'Las inversiones necesarias para la actividad se deducen por amortización.'),
  et_143: et('art. 143', 'La amortización fiscal anual no excede el 20 % del costo.'),
  et_145: et(
    'art. 145',
    'La provisión de cartera de dudoso o difícil cobro se deduce dentro de los límites del reglamento.',
  ),
  et_177_2: et('art. 177-2', 'Se limitan los costos por operaciones con no responsables de IVA que excedan 3.300 UVT.'),
  et_239_1: et(
    'art. 239-1',
    'Los pasivos inexistentes que la DIAN detecte son renta líquida gravable del periodo que revisa, con sanción por inexactitud.',
  ),
  et_240: et('art. 240', 'La tarifa general del impuesto de renta de las sociedades es del 35 %.'),
  et_242: et(
    'art. 242',
    'Los dividendos a personas naturales residentes se gravan según su tabla, y la sociedad los retiene al abonarlos.',
  ),
  et_242_1: et(
    'art. 242-1',
    'Los dividendos a sociedades nacionales tienen retención del 10 % (7,5 % hasta 2022), que se traslada al socio.',
  ),
  et_257: et(
    'art. 257',
    'Las donaciones no se deducen: dan un descuento del impuesto del 25 % si cumplen los requisitos.',
  ),
  et_258_1: et('art. 258-1', 'El IVA de activos fijos reales productivos se descuenta del impuesto de renta.'),
  et_365: et('art. 365', 'El Gobierno puede establecer retenciones en la fuente para acelerar el recaudo.'),
  et_365_par_2: et(
    'art. 365, par. 2',
    'Hay autorretención de renta a cargo de los contribuyentes que señale el Gobierno.',
  ),
  et_367: et(
    'art. 367',
    'La retención busca que el impuesto se recaude en lo posible dentro del mismo ejercicio en que se causa.',
  ),
  et_368: et('art. 368', 'Son agentes de retención las personas jurídicas y los demás que señala la ley.'),
  et_369: et(
    'art. 369',
    'No se retiene sobre pagos a no contribuyentes, a exentos ni sobre ingresos que no sean gravados.',
  ),
  et_370: et('art. 370', 'El agente que no retiene responde por la suma que debía retener.'),
  et_373: et('art. 373', 'El contribuyente imputa en su declaración lo que le retuvieron, según los certificados.'),
  et_374: et('art. 374', 'En la liquidación oficial se acreditan los valores retenidos.'),
  et_375: et('art. 375', 'Los agentes de retención están obligados a retener.'),
  et_376: et('art. 376', 'Los agentes de retención consignan lo retenido en los plazos que señale el Gobierno.'),
  et_381: et(
    'art. 381',
    'Los agentes expiden cada año certificado de lo retenido por conceptos distintos de salarios.',
  ),
  et_383: et('art. 383', 'Los pagos laborales se someten a la tabla de retención en UVT.'),
  et_392: et('art. 392', 'Están sometidos a retención los honorarios, comisiones, servicios y arrendamientos.'),
  et_395: et('art. 395', 'Están sometidos a retención los intereses y demás rendimientos financieros.'),
  et_401: et(
    'art. 401',
    'Están sometidos a retención los demás pagos que sean ingreso tributario para quien los recibe.',
  ),
  et_406: et('art. 406', 'Se retiene sobre los pagos al exterior que sean renta de fuente nacional.'),
  et_408: et('art. 408', 'La tarifa de retención sobre pagos al exterior es, en general, del 20 %.'),
  et_420: et('art. 420', 'El IVA recae sobre la venta de bienes, la prestación de servicios y la importación.'),
  et_437: et(
    'art. 437',
    'Son responsables del IVA quienes venden bienes o prestan servicios gravados, con las excepciones de ley.',
  ),
  et_437_1: et(
    'art. 437-1',
    'La retención de IVA es del 15 % del impuesto, y del 100 % en los casos que señala la norma.',
  ),
  et_437_2: et(
    'art. 437-2',
    'Retienen IVA el Estado, los grandes contribuyentes y los demás agentes que enumera la norma.',
  ),
  et_447: et('art. 447', 'La base del IVA es el valor total de la operación.'),
  et_459: et('art. 459', 'La base del IVA en las importaciones es el valor en aduana más los gravámenes.'),
  et_462_1: et(
    'art. 462-1',
    'En aseo, vigilancia y servicios temporales la base del IVA es la parte de administración, imprevistos y utilidad.',
  ),
  et_468: et('art. 468', 'La tarifa general del IVA es del 19 %.'),
  et_468_1: et('art. 468-1', 'Hay bienes gravados con IVA del 5 %.'),
  et_477: et('art. 477', 'Hay bienes exentos con derecho a devolución del IVA.'),
  et_481: et(
    'art. 481',
    'Las exportaciones y otros bienes conservan la calidad de exentos con derecho a devolución bimestral.',
  ),
  et_483: et('art. 483', 'El IVA a cargo es la diferencia entre el generado y los descontables.'),
  et_484: et(
    'art. 484',
    'Del IVA generado se resta el de los bienes devueltos y el de las operaciones anuladas, rescindidas o resueltas.',
  ),
  et_484_1: et('art. 484-1', 'El IVA que le retuvieron se usa en el periodo de la retención o en los dos siguientes.'),
  et_485: et(
    'art. 485',
    'Es descontable el IVA facturado por compras de bienes y servicios y el pagado en importaciones.',
  ),
  et_488: et('art. 488', 'Solo es descontable el IVA de lo que sea costo o gasto y se destine a operaciones gravadas.'),
  et_490: et('art. 490', 'El IVA común a operaciones gravadas, exentas y excluidas se descuenta en proporción.'),
  et_491: et('art. 491', 'El IVA de los activos fijos no es descontable en la declaración de IVA.'),
  et_493: et('art. 493', 'El IVA que se trata como descontable no puede ser costo ni gasto.'),
  et_496: et(
    'art. 496',
    'El descontable se contabiliza y solicita en el periodo o en los siguientes que la norma permite.',
  ),
  et_509: et(
    'art. 509',
    'Los responsables llevan una cuenta «impuesto a las ventas por pagar» con el generado y los descontables.',
  ),
  et_510: et('art. 510', 'Los agentes llevan una cuenta del IVA retenido, con las retenciones y su pago.'),
  et_512_1: et('art. 512-1', 'El impuesto nacional al consumo grava restaurantes, telefonía y algunos vehículos.'),
  et_512_9: et('art. 512-9', 'El impuesto al consumo de restaurantes y bares es del 8 %.'),
  et_870: et(
    'art. 870',
    'El gravamen a los movimientos financieros está a cargo de los usuarios del sistema financiero.',
  ),
  et_871: et('art. 871', 'El gravamen se causa al disponer de los recursos de las cuentas.'),
  et_872: et('art. 872', 'La tarifa del gravamen a los movimientos financieros es del cuatro por mil.'),
  et_910: et('art. 910', 'El régimen simple se declara por año y se anticipa por bimestre.'),
  et_911: et(
    'art. 911',
    'Los contribuyentes del régimen simple no practican ni sufren retención de renta, salvo la laboral.',
  ),
  et_915: et(
    'art. 915',
    'Los contribuyentes del régimen simple declaran el IVA por año y lo pagan con el recibo del SIMPLE.',
  ),
  dur_1_2_4_4_1: dur('art. 1.2.4.4.1', 'Fija la cuantía mínima, en UVT, para retener sobre servicios.'),
  dur_1_2_4_9_1: dur(
    'art. 1.2.4.9.1',
    'Fija la cuantía mínima y la tarifa de retención sobre compras y otros ingresos.',
  ),
  dur_1_2_6_6: dur(
    'art. 1.2.6.6',
    'Son autorretenedoras de renta las sociedades exoneradas de aportes por el artículo 114-1.',
  ),
  dur_1_2_6_7: dur(
    'art. 1.2.6.7',
    'Da bases propias a la autorretención: el margen en combustibles, la parte del transportador, el AIU.',
  ),
  dur_1_2_6_8: dur('art. 1.2.6.8', 'Fija la tarifa de autorretención de renta por actividad económica.'),
  dec_572_2025: citing('dec_572_2025')(
    '',
    'Cambió cuantías mínimas de retención y tarifas de autorretención desde junio de 2025; suspendido del 8 de mayo al 30 de junio de 2026.',
  ),
  dec_242_2024: citing('dec_242_2024')(
    '',
    'Fijó tarifas de autorretención, de nuevo en uso mientras estuvo suspendido el Decreto 572 de 2025.',
  ),
  ley_14_1983: citing('ley_14_1983')('', 'Regula el impuesto municipal de industria y comercio.'),
} as const;
