// @ts-check
/** Texts of the generated documentation. */

export const text = {
  generated: (/** @type {string} */ from) =>
    `<!-- Generado por \`npm run gen\` a partir de ${from}: no lo edites aquí. -->`,
  validations: {
    title: 'Validaciones',
    intro:
      'Qué revisa la auditoría, en el orden en que se ejecuta. Cada página sale de la declaración y de la guía de su validación.',
    columns: ['Id', 'Validación', 'Qué revisa', 'Reglas'],
    indexes:
      'Otros índices: [por severidad](por-severidad.md), [por norma](por-norma.md) y [por software](../formats/README.md#por-software).',
    bySeverity: 'Reglas por severidad',
    bySeverityIntro:
      'La severidad que cada regla tiene por defecto y la que da a un monto menor: hasta 20.000 pesos o el 1 % de la materialidad del mes (1 % de los ingresos, 0,05 % del activo o 5 UVT, lo mayor). Hasta 1.000 pesos ningún hallazgo pasa de baja. Una regla que pesa cada caso por su cuenta lo dice en su sección, y una empresa puede dar otra severidad a una regla o apagarla.',
    byLaw: 'Reglas por norma',
    byLawIntro: 'Qué reglas se apoyan en cada norma y qué dice de ella, en una frase.',
    same: 'igual',
    severityColumns: ['Regla', 'Qué encuentra', 'Validación', 'Con un monto menor'],
    lawColumns: ['Norma', 'Qué dice', 'Reglas'],
    sheet: 'Ficha',
    facts: (/** @type {{ id: number, key: string, order: number, weight: number }} */ { id, key, order, weight }) =>
      `Id ${id} · clave \`${key}\` · orden ${order} · peso ${weight} en el índice de salud`,
    rules: 'Reglas y severidad',
    ruleColumns: ['Regla', 'Severidad', 'Base legal'],
    roles: 'Cuentas',
    rolesIntro:
      'Prefijos por defecto de cada papel. La parametrización de la empresa puede cambiarlos; el prefijo más largo decide.',
    roleColumns: ['Papel', 'Clave', 'Cuentas'],
    parameters: 'Parámetros',
    parameterColumns: ['Parámetro', 'Clave', 'Por defecto', 'Para qué'],
    none: 'ninguno',
    why: (/** @type {string} */ said) => `**Por qué importa.** ${said}`,
    correction: (/** @type {string} */ said) => `**Qué hacer.** ${said}`,
    example: (/** @type {string} */ title, /** @type {string} */ message) => `**Ejemplo.** «${title}». ${message}`,
    reasons: 'Cuándo no aplica o no se evalúa',
  },
  formats: {
    title: 'Formatos',
    intro:
      'Los archivos que se reconocen, por su contenido y no por su nombre. Cada página dice cómo exportar el balance y cómo se lee.',
    columns: ['Formato', 'Clave'],
    ofSoftware: (/** @type {readonly string[]} */ names) => (names.length === 0 ? '' : `Para ${names.join(', ')}.`),
    software: 'Por software',
    softwareColumns: ['Software', 'Formato'],
  },
  errors: {
    title: 'Errores',
    requests: 'Solicitudes',
    requestsIntro: 'Lo que responde el servicio cuando no puede hacer algo. Las llaves son datos del caso.',
    requestColumns: ['Código', 'HTTP', 'Mensaje'],
    files: 'Archivos',
    filesIntro:
      'Lo que se dice de un archivo que no se puede leer, o que se lee con reservas. Cuando se conocen, el mensaje empieza por la hoja, la fila y la columna.',
    fileColumns: ['Código', 'Mensaje'],
  },
  severities: { critica: 'crítica', alta: 'alta', media: 'media', baja: 'baja', informativa: 'informativa' },
};
