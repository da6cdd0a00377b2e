/** Words of the templates of the product. */

/** Title and description by id. */
export const productText: Readonly<Record<number, readonly [string, string]>> = {
  1: ['Tu licencia', 'Avisa que la licencia está por vencer o venció.'],
  60: ['Te asignaron hallazgos', 'Avisa que otra persona te asignó hallazgos.'],
  61: ['Te mencionaron', 'Avisa que te mencionaron en el comentario de un hallazgo.'],
  62: ['Cierre de mes', 'Avisa que un cierre espera tu revisión, o que lo devolvieron, cerraron o reabrieron.'],
  63: ['Respuesta del cliente', 'Avisa que respondieron una pregunta tuya sobre un hallazgo, o que piden otro enlace.'],
  64: ['Te preguntan', 'Avisa que te hicieron una pregunta sobre los libros de una empresa.'],
  65: ['Auditoría terminada', 'Avisa que terminó una auditoría que pediste.'],
  66: [
    'Cambió la parametrización predefinida',
    'Avisa qué les cambió a tus empresas, y que puedes conservar la anterior.',
  ],
  67: [
    'Un mes guardado se lee distinto',
    'Avisa que el lector de archivos, actualizado, lee distinto el archivo de un mes guardado. Nada cambia solo.',
  ],
};

export const text = {
  alertTitle: (validation: string) => `Alerta: ${validation}`,
  ownRuleTitle: 'Alerta: validación propia',
  ownRuleAbout: 'Avisa que una validación propia de la empresa encontró algo nuevo.',
  announcements: {
    2: {
      kind: 'bell',
      title: 'Vence un plazo de la DIAN',
      description: 'Revisa en el calendario las declaraciones de tus empresas que vencen esta semana.',
    },
    49: {
      kind: 'banner',
      title: 'Mantenimiento programado',
      description: 'Cuadre no estará disponible por unos minutos. Guarda lo que estés haciendo.',
    },
    50: {
      kind: 'popup',
      title: 'Conecta Siigo Nube',
      description: 'Trae los balances directo de Siigo Nube, sin descargar ni cargar archivos.',
    },
    51: {
      kind: 'popup',
      title: 'Cambió una norma',
      description: 'Actualizamos las validaciones de acuerdo con la nueva norma. No tienes que parametrizar nada.',
    },
    52: {
      kind: 'bell',
      title: 'Novedades de Cuadre',
      description: 'Mira en la ayuda lo que agregamos y lo que cambió.',
    },
  },
} as const;
