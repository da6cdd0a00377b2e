/** Tax procedure (Estatuto Tributario, libro V): identification, returns, books and evidence, penalties, refunds. */
import { citing } from './legal-source.ts';

const et = citing('et');

export const procedureSources = {
  et_555_1: et(
    'art. 555-1',
    'Los contribuyentes, responsables y agentes de retención se identifican con el NIT que asigna la DIAN.',
  ),
  et_555_2: et(
    'art. 555-2',
    'El RUT identifica, ubica y clasifica a quienes tienen obligaciones administradas por la DIAN.',
  ),
  et_580_1: et(
    'art. 580-1',
    'La declaración de retención presentada sin pago total no produce efecto legal, salvo pago dentro del plazo que la ley permite.',
  ),
  et_588: et(
    'art. 588',
    'Las declaraciones que aumentan el impuesto se corrigen presentando otra, con la sanción por corrección.',
  ),
  et_600: et(
    'art. 600',
    'El periodo del IVA es bimestral o cuatrimestral según el responsable y sus ingresos del año anterior.',
  ),
  et_601: et('art. 601', 'Los responsables del IVA presentan la declaración de cada periodo.'),
  et_602: et(
    'art. 602',
    'La declaración de IVA discrimina los factores que determinan la base, los descontables y las retenciones.',
  ),
  et_603: et('art. 603', 'El agente retenedor declara y paga el IVA retenido con el formulario de retenciones.'),
  et_604: et('art. 604', 'El periodo de la declaración de retención en la fuente es mensual.'),
  et_605: et('art. 605', 'Los agentes de retención presentan declaración por cada mes.'),
  et_606: et('art. 606', 'La declaración de retenciones discrimina los valores retenidos por cada concepto.'),
  et_615: et(
    'art. 615',
    'Quien vende bienes o presta servicios debe expedir factura o documento equivalente por cada operación.',
  ),
  et_616_1: et(
    'art. 616-1',
    'La factura electrónica, el documento soporte y la nómina electrónica, validados por la DIAN, son el soporte de la operación.',
  ),
  et_617: et(
    'art. 617',
    'La factura lleva, entre otros requisitos, el nombre o razón social y el NIT del vendedor y del adquirente.',
  ),
  et_619: et('art. 619', 'En facturas y documentos se informan el nombre o razón social y el NIT.'),
  et_631: et(
    'art. 631',
    'La DIAN puede pedir información de cada tercero con que se hicieron operaciones, para estudios y cruces (exógena).',
  ),
  et_632: et(
    'art. 632',
    'Se conservan los libros, comprobantes y demás pruebas que permitan verificar los datos declarados.',
  ),
  et_643: et('art. 643', 'No declarar causa sanción según el impuesto o la retención omitida.'),
  et_644: et('art. 644', 'Corregir la declaración causa sanción del 10 % o del 20 % del mayor valor a pagar.'),
  et_651: et(
    'art. 651',
    'No enviar la información exigida, enviarla tarde o con errores causa sanción, y los costos no soportados pueden rechazarse.',
  ),
  et_654: et(
    'art. 654',
    'Enumera los hechos irregulares en la contabilidad, entre ellos no llevar libros y atrasarlos más de cuatro meses.',
  ),
  et_654_e: et(
    'art. 654, lit. e',
    'Es irregular llevar los libros de forma que no permitan verificar las bases de los impuestos o retenciones.',
  ),
  et_655: et(
    'art. 655',
    'La contabilidad irregular se sanciona con el 0,5 % del mayor entre patrimonio líquido e ingresos netos, hasta 20.000 UVT.',
  ),
  et_664: et('art. 664', 'Se desconocen costos por salarios sin prueba del pago de los aportes parafiscales.'),
  et_667: et('art. 667', 'No expedir los certificados de retención se sanciona.'),
  et_671: et(
    'art. 671',
    'No son deducibles ni dan IVA descontable las compras a quien la DIAN declare proveedor ficticio, hasta cinco años después.',
  ),
  et_755_3: et(
    'art. 755-3',
    'Lo consignado en cuentas bancarias que no corresponde a lo registrado en la contabilidad puede presumirse renta.',
  ),
  et_771_2: et(
    'art. 771-2',
    'Los costos, deducciones e impuestos descontables requieren factura o documento equivalente con los requisitos de ley.',
  ),
  et_771_5: et(
    'art. 771-5',
    'Los pagos en efectivo se aceptan como costo o deducción solo dentro de topes por operación y por año.',
  ),
  et_772: et(
    'art. 772',
    'Los libros de contabilidad son prueba a favor del contribuyente si se llevan en debida forma.',
  ),
  et_772_1: et(
    'art. 772-1',
    'Los obligados a llevar contabilidad mantienen un control de las diferencias con las bases fiscales.',
  ),
  et_773: et(
    'art. 773',
    'Los libros se sujetan al Código de Comercio y muestran el movimiento diario de ventas y compras.',
  ),
  et_774: et(
    'art. 774',
    'La contabilidad es prueba suficiente si está respaldada por comprobantes y refleja completamente la situación de la entidad.',
  ),
  et_775: et('art. 775', 'Si la declaración y los libros no coinciden, prevalecen los libros.'),
  et_776: et(
    'art. 776',
    'Si los asientos exceden los comprobantes externos, valen hasta lo que digan los comprobantes.',
  ),
  et_777: et(
    'art. 777',
    'La certificación del contador o revisor fiscal es prueba contable suficiente, salvo comprobación de la DIAN.',
  ),
  et_807: et(
    'art. 807',
    'Los declarantes de renta liquidan un anticipo del 25 %, 50 % o 75 % según el año de declaración.',
  ),
  et_815: et('art. 815', 'Los saldos a favor se imputan al periodo siguiente o se compensan con deudas.'),
  et_850: et('art. 850', 'Los contribuyentes con saldos a favor en sus declaraciones pueden pedir su devolución.'),
  et_854: et(
    'art. 854',
    'La devolución de saldos a favor se pide dentro de los dos años siguientes al plazo para declarar.',
  ),
  penal_402: citing('penal')(
    'art. 402',
    'Comete delito el agente retenedor que no consigna lo retenido dentro del plazo legal.',
  ),
  ley_962_2005_46: citing('ley_962_2005')(
    'art. 46',
    'Las pruebas tributarias se conservan por el término de firmeza de la declaración.',
  ),
} as const;
