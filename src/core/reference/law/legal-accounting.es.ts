/** Accounting and commercial law: chart of accounts, books, NIIF, the accounting profession. */
import { citing } from './legal-source.ts';

const puc = citing('puc');
const commerce = citing('commerce');
const smes = citing('smes');
const profession = citing('ley_43_1990');
const companies = citing('ley_222_1995');

export const accountingSources = {
  puc_14: puc(
    'art. 14',
    'El código de cada cuenta tiene un dígito para la clase, dos para el grupo, cuatro para la cuenta y seis para la subcuenta.',
  ),
  puc_dinamicas: puc(
    'descripciones y dinámicas',
    'La dinámica de cada cuenta fija qué se debita y qué se acredita en ella y, con ello, la naturaleza de su saldo.',
  ),
  puc_clase_1: puc(
    'clase 1',
    'Las provisiones, depreciaciones, agotamientos y amortizaciones acumuladas son cuentas de naturaleza crédito dentro del activo.',
  ),
  puc_ordenes: puc(
    'clases 8 y 9',
    'Las cuentas de orden se registran contra su grupo por contra, de modo que cada par de grupos suma cero.',
  ),
  puc_cierre: puc(
    'cuentas 3605, 3610 y 5905',
    'El cierre del ejercicio cancela ingresos, costos y gastos por 5905 contra la utilidad o la pérdida del ejercicio.',
  ),
  cco_48: commerce(
    'art. 48',
    'Todo comerciante conformará su contabilidad, libros y registros contables a las disposiciones legales.',
  ),
  cco_49: commerce(
    'art. 49',
    'Son libros de comercio los que la ley determina como obligatorios y los auxiliares necesarios.',
  ),
  cco_50: commerce(
    'art. 50',
    'La contabilidad se lleva en castellano y por partida doble, de manera que dé una historia clara, completa y fidedigna de los negocios.',
  ),
  cco_51: commerce('art. 51', 'Los comprobantes que respaldan los asientos hacen parte integral de la contabilidad.'),
  cco_52: commerce(
    'art. 52',
    'Al iniciar actividades y por lo menos una vez al año se elaboran inventario y balance general que muestren la situación del patrimonio.',
  ),
  cco_53: commerce(
    'art. 53',
    'Las operaciones se asientan en orden cronológico, en forma individual o por resúmenes globales, con comprobantes que las respalden.',
  ),
  cco_54: commerce(
    'art. 54',
    'El comerciante deja copia fiel de la correspondencia que dirija en relación con sus negocios.',
  ),
  cco_55: commerce(
    'art. 55',
    'Los comprobantes que respaldan las partidas de los libros se conservan en orden y archivados.',
  ),
  cco_56: commerce(
    'art. 56',
    'Los libros pueden llevarse en hojas, por medios mecanizados o electrónicos que permitan consultarlos.',
  ),
  cco_57: commerce(
    'art. 57',
    'En los libros se prohíbe alterar el orden o la fecha de las operaciones, borrar, tachar o suprimir asientos.',
  ),
  cco_58: commerce('art. 58', 'La violación de las prohibiciones sobre los libros se sanciona con multa.'),
  cco_59: commerce(
    'art. 59',
    'Entre los asientos de los libros y los comprobantes debe existir la debida correspondencia.',
  ),
  cco_60: commerce(
    'art. 60',
    'Los libros y papeles del comerciante se conservan por lo menos diez años desde el último asiento.',
  ),
  cco_151: commerce(
    'art. 151',
    'No se distribuyen utilidades que no estén justificadas en balances fidedignos ni mientras no se enjuguen pérdidas que afecten el capital.',
  ),
  cco_203: commerce(
    'art. 203',
    'Deben tener revisor fiscal las sociedades por acciones y las sucursales de compañías extranjeras.',
  ),
  cco_371: commerce(
    'art. 371',
    'Las sociedades limitadas forman la reserva legal con las mismas reglas de las anónimas.',
  ),
  cco_446: commerce(
    'art. 446',
    'Los administradores presentan a la asamblea los estados financieros y el proyecto de distribución de utilidades.',
  ),
  cco_451: commerce(
    'art. 451',
    'Las utilidades se distribuyen según estados financieros aprobados, después de hechas las reservas.',
  ),
  cco_452: commerce(
    'art. 452',
    'Las sociedades anónimas apropian como reserva legal el 10 % de las utilidades líquidas hasta el 50 % del capital suscrito.',
  ),
  cc_2536: citing('civil')(
    'art. 2536',
    'La acción ejecutiva prescribe en cinco años y la ordinaria en diez; interrumpida la prescripción, el término se cuenta de nuevo.',
  ),
  niif_pymes_2_52: smes(
    'párr. 2.52',
    'No se compensan activos con pasivos ni ingresos con gastos, salvo que la norma lo exija o permita.',
  ),
  niif_pymes_3: smes(
    'sección 3',
    'Los estados financieros presentan razonablemente la situación, el rendimiento y los flujos de efectivo.',
  ),
  niif_pymes_10: smes(
    'sección 10',
    'Los errores de periodos anteriores se corrigen de forma retroactiva contra resultados acumulados.',
  ),
  niif_pymes_11: smes(
    'sección 11',
    'Los instrumentos financieros básicos se miden al costo amortizado con el método del interés efectivo.',
  ),
  niif_pymes_13: smes(
    'sección 13',
    'Los inventarios se miden al menor entre el costo y el precio de venta menos los costos de terminación y venta.',
  ),
  niif_pymes_17: smes(
    'sección 17',
    'Las propiedades, planta y equipo se llevan al costo menos la depreciación y el deterioro acumulados.',
  ),
  niif_pymes_18: smes('sección 18', 'Los intangibles se amortizan a lo largo de su vida útil, siempre finita.'),
  niif_pymes_21: smes(
    'sección 21',
    'Se reconoce una provisión cuando hay una obligación presente, probable y medible con fiabilidad.',
  ),
  niif_pymes_23: smes(
    'sección 23',
    'El ingreso se reconoce cuando se transfieren los bienes o en la medida en que se presta el servicio.',
  ),
  niif_pymes_25: smes(
    'sección 25',
    'Todos los costos por préstamos se reconocen como gasto del periodo en que se incurren (párrafo 25.2).',
  ),
  niif_pymes_27: smes(
    'sección 27',
    'Hay deterioro cuando el importe en libros de un activo supera su importe recuperable.',
  ),
  niif_pymes_28: smes(
    'sección 28',
    'Los beneficios a los empleados se reconocen como pasivo en el periodo en que se prestan los servicios.',
  ),
  niif_pymes_29: smes(
    'sección 29',
    'Se reconocen el impuesto corriente del periodo y el diferido por diferencias temporarias.',
  ),
  niif_pymes_33: smes('sección 33', 'Se revelan las transacciones y los saldos con partes relacionadas.'),
  niif_pymes_34: smes(
    'sección 34',
    'Los activos biológicos se miden a valor razonable menos los costos de venta; al costo, solo si ese valor no se conoce sin costo o esfuerzo desproporcionado.',
  ),
  ley_1314_2009: citing('ley_1314_2009')(
    '',
    'Adopta las normas internacionales de información financiera y de aseguramiento.',
  ),
  dec_2420_2015: citing('dec_2420_2015')(
    '',
    'Reúne los marcos técnicos contables de los grupos 1, 2 y 3 y las normas de aseguramiento.',
  ),
  nia_520: citing('nia')(
    '',
    'Los procedimientos analíticos investigan las variaciones y relaciones incongruentes con lo esperado.',
  ),
  ley_43_1990_9: profession(
    'art. 9',
    'Los papeles de trabajo son propiedad del contador y se conservan por lo menos cinco años.',
  ),
  ley_43_1990_13: profession(
    'art. 13, par. 2',
    'Debe haber revisor fiscal con activos brutos de 5.000 o ingresos brutos de 3.000 salarios mínimos al cierre del año anterior.',
  ),
  ley_222_1995_34: companies(
    'art. 34',
    'Las sociedades cortan sus cuentas y preparan estados financieros por lo menos cada 31 de diciembre.',
  ),
  ley_222_1995_37: companies(
    'art. 37',
    'El representante legal y el contador certifican que las afirmaciones de los estados financieros se tomaron fielmente de los libros.',
  ),
  ley_222_1995_38: companies(
    'art. 38',
    'Son dictaminados los estados financieros certificados que acompaña la opinión del revisor fiscal.',
  ),
  ley_962_2005_28: citing('ley_962_2005')(
    'art. 28',
    'Los libros y papeles se conservan diez años en papel o en medio técnico que garantice su reproducción exacta.',
  ),
  ley_2069_2020_4: citing('ley_2069_2020')(
    'art. 4',
    'Es causal de disolución no cumplir la hipótesis de negocio en marcha al cierre del ejercicio.',
  ),
} as const;
