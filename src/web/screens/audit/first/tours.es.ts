/** Steps of the guided tours of the audit screen: of an audited month, and of one without a balance. */
import type { TourStep } from '../../../tours/tour-step.ts';

export const auditTour: readonly TourStep[] = [
  {
    part: '[data-tour=audit-month]',
    title: 'Tus meses',
    text: 'Este es el mes que ves. Al abrirlo eliges otro: cada uno dice si está sin cargar, auditado, con hallazgos o crítico.',
  },
  {
    part: '[data-tour=audit-tabs]',
    title: 'Hallazgos y balance',
    text: 'Los hallazgos del mes y, al lado, el balance completo por cuenta y tercero, para comparar meses.',
  },
  {
    part: '[data-tour=audit-close]',
    title: 'Cerrar el mes',
    text: 'Lo que se revisó, lo que queda abierto y por qué, con las firmas. Al lado, el informe en PDF o en Excel.',
  },
  {
    part: '[data-tour=audit-menu]',
    title: 'Más acciones',
    text: 'Cargar otra vez el balance y volver a auditar. Desde aquí repites este recorrido.',
  },
  {
    part: '[data-tour=audit-index]',
    title: 'Índice de salud',
    text: 'De 0 a 100, y cuántos hallazgos hay de cada severidad: al elegir una ves los suyos. Empieza por los críticos.',
  },
  {
    part: '[data-tour=audit-stakes]',
    title: 'Cuánta plata',
    text: 'Lo que está en riesgo y, aparte, lo que falta por explicar. Cada cifra lleva a sus hallazgos.',
  },
  {
    part: '[data-tour=audit-summary]',
    title: 'El resumen',
    text: 'Cómo se calcula el índice, su tendencia, qué cambió desde el mes anterior y los 24 meses.',
  },
  {
    part: '[data-tour=audit-search]',
    title: 'Buscar y filtrar',
    text: 'Por cuenta, tercero o palabra. «Filtrar» tiene severidad, validación, estado y persona; lo que eliges queda a la vista.',
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
