/** Steps of the guided tours of the audit screen: of an audited month, and of one without a balance. */
import type { TourStep } from '../../../tours/tour-step.ts';

export const auditTour: readonly TourStep[] = [
  {
    part: '[data-tour=audit-months]',
    title: 'Tus meses',
    text: 'Cada casilla es un mes: sin cargar, cargado, auditado, con hallazgos o crítico. Al elegir una ves su auditoría.',
  },
  {
    part: '[data-tour=audit-load]',
    title: 'Cargar un balance',
    text: 'Suelta uno o varios archivos, o un ZIP. Te mostramos qué reconocimos antes de guardar nada.',
  },
  {
    part: '[data-tour=audit-menu]',
    title: 'Más acciones',
    text: 'El cierre del mes, el informe en Excel y volver a auditar. Desde aquí repites este recorrido.',
  },
  {
    part: '[data-tour=audit-tabs]',
    title: 'Hallazgos y balance',
    text: 'Los hallazgos del mes y, al lado, el balance completo por cuenta y tercero, para comparar meses.',
  },
  {
    part: '[data-tour=audit-stakes]',
    title: 'Cuánta plata',
    text: 'Lo que está en riesgo y, aparte, lo que falta por explicar. Cada cifra lleva a sus hallazgos.',
  },
  {
    part: '[data-tour=audit-index]',
    title: 'Índice de salud',
    text: 'De 0 a 100, con su tendencia. «Cómo se calcula» muestra qué puntos quita cada validación.',
  },
  {
    part: '[data-tour=audit-change]',
    title: 'Qué cambió',
    text: 'Lo corregido, lo nuevo y lo que persiste desde la auditoría anterior, hasta el último peso.',
  },
  {
    part: '[data-tour=audit-severities]',
    title: 'Por severidad',
    text: 'Cuántos hallazgos hay de cada severidad y cuánto suman. Empieza por los críticos.',
  },
  {
    part: '[data-tour=audit-findings]',
    title: 'Los hallazgos',
    text: 'Al abrir uno ves qué pasó, por qué importa, qué hacer y la norma. Allí lo asignas, lo justificas o lo comentas.',
  },
];

export const noDataTour: readonly TourStep[] = [
  {
    part: '[data-tour=audit-month]',
    title: 'El mes',
    text: 'Este es el mes que vas a auditar. Con las flechas, o al abrirlo, eliges otro.',
  },
  {
    part: '[data-tour=audit-drop]',
    title: 'Suelta tu balance',
    text: 'El balance de prueba por tercero, tal como sale de tu programa. Reconocemos el formato, la empresa y el mes.',
  },
  {
    part: '[data-tour=audit-export]',
    title: 'Cómo exportarlo',
    text: 'Los pasos en tu programa contable, y otras formas de traer los datos.',
  },
  {
    part: '[data-tour=help]',
    title: 'Ayuda',
    text: 'Cada programa y cada validación, explicados. Si algo no cuadra, empieza por aquí.',
  },
];
