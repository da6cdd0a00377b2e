/** What whoever runs the service sets when building the client: how users reach support (empty means not offered), and what is switched on. */

export interface SupportContact {
  /** Link such as `https://wa.me/57…`. */
  whatsApp: string;
  phone: string;
  email: string;
}

const environment: Readonly<Record<string, string | boolean | undefined>> = import.meta.env;

function setting(name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value : '';
}

export const supportContact: SupportContact = {
  whatsApp: setting('VITE_SUPPORT_WHATSAPP'),
  phone: setting('VITE_SUPPORT_PHONE'),
  email: setting('VITE_SUPPORT_EMAIL'),
};

/** The drawer "Permisos y Cargos" of the menu; root users reach its pages from Usuarios anyway. */
export const showsRolesDrawer = setting('VITE_JOBS_DRAWER') === 'true';
