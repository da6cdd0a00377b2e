/** Texts of the first steps of a company. */
import type { FirstStep } from '#api/audits/first-steps/contract.ts';

export const firstStepsText = {
  title: 'Primeros pasos',
  count: (done: number, all: number) => `${done} de ${all} hechos`,
  done: 'Hecho',
  pending: 'Por hacer',
  aside: 'Dejar para después',
  back: 'Ver los primeros pasos',
  step: {
    profile: 'Completa los datos de la empresa',
    software: 'Conecta Siigo Nube',
    balance: 'Carga el primer balance',
    parametrization: 'Revisa y acepta las cuentas y parámetros',
    audit: 'Haz la primera auditoría',
    people: 'Invita a alguien de tu equipo',
  } satisfies Record<FirstStep, string>,
  why: {
    profile: 'Régimen y periodo de IVA: de ellos dependen los vencimientos y varias reglas.',
    software: 'Con sus credenciales traemos el balance cada mes. Con un archivo también puedes empezar.',
    balance: 'El balance de prueba por tercero de un mes. Reconocemos el formato.',
    parametrization: 'Llegan con lo predefinido de tu programa; confirma lo que no salga de los nombres.',
    audit: 'En segundos sabes qué está mal, cuánto vale y cómo se corrige.',
    people: 'Un contador, un auxiliar o el revisor fiscal, cada uno con su cargo.',
  } satisfies Record<FirstStep, string>,
  otherSoftware: 'Elige el programa contable',
  otherSoftwareWhy: 'De él sabemos cómo se exporta el balance.',
};
