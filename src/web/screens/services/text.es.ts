/** Texts of the modules of a company. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';

const month = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};
const months = (count: number) => (count === 1 ? 'un mes' : `${formatCount(count)} meses`);

export const servicesText = {
  title: 'Servicios',
  context: (company: string) => `Lo que Cuadre hace con ${company}, y lo que falta para usarlo.`,
  choose: 'Elige una empresa para ver sus servicios.',
  noPermission: 'Tu cargo no incluye este módulo. Pídelo a quien administra la suscripción.',
  upcoming: 'Estamos trabajando para mejorar tu experiencia en la plataforma. Te avisaremos cuando esté lista.',
  ready: 'En uso',
  missing: 'Falta algo',
  closed: 'Sin permiso',
  soon: 'Próximamente',
  audit: {
    title: 'Auditoría',
    about: 'Revisa el balance de prueba por tercero de cada mes y muestra qué está mal, por qué y cómo se corrige.',
    ready: (count: number, last: string) =>
      `${months(count)} con balance en los últimos dos años; el último, ${month(last)}.`,
    missing: 'Falta cargar el primer balance de prueba por tercero.',
    open: 'Ir a Auditoría',
    next: 'Cargar balance',
  },
  chart: {
    title: 'Plan de cuentas',
    about: 'Dice qué cuentas usa cada validación y con qué parámetros.',
    ready: 'Está configurado. Puedes revisar cuentas, parámetros y validaciones propias.',
    missing: 'Se arma con el primer balance que cargues, o con el archivo de tu plan de cuentas.',
    open: 'Ir al plan de cuentas',
    next: 'Configurar plan de cuentas',
  },
  statements: {
    title: 'Estados financieros',
    about:
      'Situación financiera, resultados, patrimonio, flujos de efectivo y posición fiscal, con sus notas al detalle.',
    ready: (last: string) => `Disponibles hasta ${month(last)}.`,
    missing: 'Salen de los balances: falta cargar el primero.',
    open: 'Ver estados financieros',
    next: 'Cargar balance',
  },
};
