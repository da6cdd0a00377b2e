/** What the exported list of people says. */
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
  fullAccess: 'Sin cargo: acceso completo a sus empresas',
  jobIn: (job: string, company: string | undefined) => `${job} (${company ?? 'otra empresa'})`,
  yes: 'Sí',
  no: 'No',
};
