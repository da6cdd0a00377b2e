/** Build-time configuration of the client: support contacts (empty: not offered) and feature switches. */

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

/** The drawer "Permisos y Cargos" of the menu; root users also reach its pages from Usuarios. */
export const showsRolesDrawer = setting('VITE_JOBS_DRAWER') === 'true';
