/** Words of the fields of a company. */

export const fieldText = {
  basic: 'Datos de la empresa',
  name: 'Razón social',
  namePlaceholder: 'Como aparece en el RUT',
  nit: 'NIT',
  nitPlaceholder: '900.481.237-6',
  software: 'Software contable',
  softwarePlaceholder: 'De dónde sale el balance',
  regime: 'Régimen de renta',
  regimePlaceholder: 'Seleccione el régimen',

  place: 'Ubicación y actividad',
  department: 'Departamento',
  departmentPlaceholder: 'Seleccione el departamento',
  city: 'Municipio',
  cityPlaceholder: 'Seleccione el municipio',
  cityWaits: 'Elige primero el departamento',
  ciiu: 'Actividad económica principal (CIIU)',
  ciiuPlaceholder: 'Código o palabras: 4690, comercio, construcción',
  ica: 'Régimen de ICA',
  icaPlaceholder: 'Seleccione el régimen de ICA',
  noMatch: 'Nada coincide con lo que escribiste',

  tax: 'Perfil tributario',
  taxContext: 'Lo que no sepas déjalo en «No sé»: la validación que lo necesite te dirá qué le falta.',
  vat: 'Responsable de IVA',
  vatPeriod: 'Periodicidad del IVA',
  vatPeriodPlaceholder: 'Seleccione la periodicidad',
  vatPeriodWaits: 'No aplica: no es responsable de IVA',
  twoMonths: 'Bimestral',
  fourMonths: 'Cuatrimestral',
  exempt1141: 'Exonerada de aportes',
  exempt1141Help: 'Parafiscales y salud, E.T. art. 114-1',
  selfWithholder: 'Autorretenedora de renta',
  withholdingAgent: 'Agente de retención',
  arl: 'Clase de riesgo ARL',
  arlPlaceholder: 'Seleccione la clase',
  arlClass: (roman: string, word: string) => `${roman} · ${word}`,
  arlWords: ['mínimo', 'bajo', 'medio', 'alto', 'máximo'],
  niif: 'Grupo NIIF',
  niifPlaceholder: 'Seleccione el grupo',
  niifGroups: ['Grupo 1 · NIIF plenas', 'Grupo 2 · NIIF para pymes', 'Grupo 3 · microempresas'],
  yes: 'Sí',
  no: 'No',
  unknown: 'No sé',
  catalogueFailed: 'No pudimos cargar las listas del formulario.',
};

/** What the field of the NIT says while someone types. */
export const nitText = {
  hint: 'Con o sin puntos; calculamos el dígito de verificación.',
  computed: (written: string) => `Queda ${written}.`,
  agrees: (written: string) => `${written}: el dígito de verificación es correcto.`,
  mismatch: (id: string, expected: number, typed: number) =>
    `El dígito de verificación de ${id} es ${expected}, no ${typed}. Revisa el número.`,
  glued: (written: string) => `El último dígito parece el de verificación. ¿Es ${written}?`,
  use: (written: string) => `Usar ${written}`,
  invalid: 'Un NIT tiene entre 6 y 15 dígitos, y un guion antes del dígito de verificación.',
  correct: 'Corrige el NIT o su dígito de verificación',
  confirm: 'Confirma el dígito de verificación',
  known: (name: string) => `Ya tienes esta empresa: ${name}`,
  open: 'Abrirla',
  dv: 'DV',
};

export const requiredText = {
  name: 'Por favor ingresar razón social',
  nameLength: 'La razón social tiene entre 2 y 200 caracteres',
  nit: 'Por favor ingresar NIT',
  software: 'Por favor ingresar software contable',
  regime: 'Por favor ingresar régimen de renta',
};
