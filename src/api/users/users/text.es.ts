/** Texts of the exported list of users, and mails to users about changes of their access. */
import type { Letter } from '#platform/mail/letter.ts';
import type { Member } from './contract.ts';

const statusName: Record<Member['attributes']['status'], string> = {
  activo: 'Activo',
  invitado: 'Invitado',
  inactivo: 'Inactivo',
};

export const text = {
  title: 'Usuarios',
  fileName: 'usuarios',
  header: ['Nombre', 'Correo', 'Estado', 'Suscripción', 'Empresas', 'Cargo', 'Segundo factor', 'Último acceso (UTC)'],
  statusName,
  owner: 'Dueño de la suscripción',
  allCompanies: 'Todas',
  noRole: 'Sin cargo: solo sus preguntas',
  roleIn: (job: string, company: string | undefined) => `${job} (${company ?? 'otra empresa'})`,
  passwordNeeded: 'Escribe tu contraseña: desactivar a una persona cierra sus sesiones.',
  yes: 'Sí',
  no: 'No',
  factorTakenAway: (name: string, by: string): Letter => ({
    subject: 'Quitaron tu verificación en dos pasos',
    heading: `Hola, ${name}`,
    paragraphs: [
      `${by}, que administra los usuarios de tu cuenta, quitó tu verificación en dos pasos y cerró tus sesiones. Desde ahora Cuadre te pide solo la contraseña.`,
      'Actívala de nuevo en Editar perfil. Si no lo pediste, cambia tu contraseña y habla con esa persona.',
    ],
    notes: ['Te escribimos porque es un cambio de seguridad de tu cuenta.'],
  }),
};
