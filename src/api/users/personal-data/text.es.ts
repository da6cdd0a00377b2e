/** Texts of the data copy, and mails about deletion. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** Of those who sign financial statements. */
const signerRole: Record<string, string> = {
  representative: 'representante legal',
  accountant: 'contador',
  auditor: 'revisor fiscal',
};

const heading = (name: string) => `Hola, ${name}`;

/** Content of the copy. */
export interface DataCopy {
  person: Record<string, unknown>;
  pendingEmail: string | null;
  preferences: { theme: string; mails: readonly string[]; bells: readonly string[] };
  photo: string | null;
  companies: readonly { businessName: string; nit: string }[];
  signs: readonly { company: string; role: string; name: string }[];
  marks: readonly { company: string; isFavourite: boolean; tags: readonly string[] }[];
  views: readonly { company: string | null; name: string; query: unknown }[];
  answers: readonly {
    company: string;
    period: string;
    words: string;
    choice: string | null;
    answer: string;
    files: readonly string[];
    sentAt: Date | null;
  }[];
  jobs: readonly string[];
  sessions: readonly object[];
  acceptances: readonly object[];
  tokens: readonly object[];
  webhooks: readonly object[];
  deletion: object | null;
  record: readonly object[];
}

export const text = {
  fileName: (day: string) => `mis-datos-cuadre-${day}.json`,
  copy: (data: DataCopy) => ({
    acerca:
      'Copia de los datos personales que Cuadre guarda de ti (Ley 1581 de 2012). No incluye contraseñas ni otros secretos.',
    perfil: data.person,
    correoPorConfirmar: data.pendingEmail,
    preferencias: data.preferences,
    foto: data.photo,
    empresas: data.companies,
    firmasDeEstadosFinancieros: data.signs.map(({ company, role, name }) => ({
      empresa: company,
      calidad: lookUp(signerRole, role) ?? role,
      nombre: name,
    })),
    portafolio: data.marks.map(({ company, isFavourite, tags }) => ({
      empresa: company,
      favorita: isFavourite,
      etiquetas: tags,
    })),
    vistasGuardadas: data.views.map(({ company, name, query }) => ({
      empresa: company,
      nombre: name,
      filtros: query,
    })),
    preguntasQueTeHicieron: data.answers.map(({ company, period, words, choice, answer, files, sentAt }) => ({
      empresa: company,
      mes: period,
      pregunta: words,
      opcion: choice,
      respuesta: answer,
      archivos: files,
      enviada: sentAt,
    })),
    cargos: data.jobs,
    sesiones: data.sessions,
    terminosAceptados: data.acceptances,
    llavesDeApi: data.tokens,
    webhooks: data.webhooks,
    solicitudDeEliminacion: data.deletion,
    registroDeTusAcciones: data.record,
  }),
  /** Replaces a deleted user's name. */
  nobody: 'Persona eliminada',
  /** Replaces a deleted subscriber's account name. */
  closedAccount: 'Cuenta cerrada',
  requested: (name: string, day: string, url: string): Letter => ({
    subject: 'Recibimos tu solicitud de eliminar tus datos',
    heading: heading(name),
    paragraphs: [
      `Eliminaremos tus datos personales de Cuadre el ${day}. Hasta entonces puedes seguir usando tu cuenta y retirar la solicitud en Editar perfil.`,
      'Ese día cerramos tu acceso y borramos tu nombre, correo, documento, teléfono, foto y llaves. Tu nombre y tarjeta en los meses que firmaste, el registro de lo que se hizo en las empresas y los términos aceptados se conservan porque la ley obliga.',
    ],
    action: { label: 'Ver mi solicitud', url },
    notes: ['Si no fuiste tú, retira la solicitud y cambia tu contraseña ya.'],
  }),
  forSupport: (name: string, email: string, day: string): Letter => ({
    subject: 'Solicitud de eliminación de datos personales',
    heading: 'Solicitud de eliminación (Ley 1581)',
    paragraphs: [
      `${name} (${email}) pidió eliminar sus datos personales. Se hará solo el ${day}, salvo que retire la solicitud.`,
    ],
  }),
  withdrawn: (name: string): Letter => ({
    subject: 'Retiraste tu solicitud de eliminar tus datos',
    heading: heading(name),
    paragraphs: ['Tu cuenta de Cuadre y tus datos siguen como estaban.'],
    notes: ['Si no fuiste tú, cambia tu contraseña ya.'],
  }),
  kept: (name: string): Letter => ({
    subject: 'No eliminamos tus datos personales de Cuadre',
    heading: heading(name),
    paragraphs: [
      'Hoy se cumplía el plazo de tu solicitud, pero desde que la hiciste la suscripción volvió a estar vigente o entraron otras personas a la cuenta, y sin ti nadie podría administrarla. Tus datos siguen como estaban.',
      'Si todavía quieres eliminarlos, entrega la suscripción a otra persona, o cierra la cuenta, en Usuarios.',
    ],
  }),
  done: (name: string): Letter => ({
    subject: 'Eliminamos tus datos personales de Cuadre',
    heading: heading(name),
    paragraphs: [
      'Cumplió su plazo la solicitud que hiciste: cerramos tu acceso y borramos tus datos personales. Este es el último correo que te enviamos.',
    ],
  }),
};
