/** What an installation says of itself to everybody: support contacts, partner logo, announced modules, help videos. */
import { type UpcomingModule, upcomingModules } from '#core/product/upcoming.ts';
import { StartUpError } from '../start-up-error.ts';
import { ownVideos } from './films.es.ts';
import { type PartnerLogo, readPartnerLogo } from './partner-logo.ts';
import { text } from './text.es.ts';
import { type HelpVideo, readVideos } from './videos.ts';

export interface PublicConfiguration {
  /** Empty: not offered. */
  support: { whatsApp: string; phone: string; email: string };
  /** The drawer "Permisos y Cargos" of the menu. */
  showsRolesDrawer: boolean;
  upcoming: readonly UpcomingModule[];
  /** Logo of the partner of `?alianza=siigo`; null: its name. */
  partnerLogo: PartnerLogo | null;
  videos: readonly HelpVideo[];
}

/** Of an installation that configures nothing. */
export const plainConfiguration: PublicConfiguration = {
  support: { whatsApp: '', phone: '', email: '' },
  showsRolesDrawer: false,
  upcoming: [],
  partnerLogo: null,
  videos: ownVideos,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws StartUpError on what cannot be shown. */
export function readPublicConfiguration(env: Environment, showsRolesDrawer: boolean): PublicConfiguration {
  return {
    support: {
      whatsApp: readWhatsApp(env.CUADRE_SUPPORT_WHATSAPP),
      phone: readPhone(env.CUADRE_SUPPORT_PHONE),
      email: readEmail(env.CUADRE_SUPPORT_EMAIL),
    },
    showsRolesDrawer,
    upcoming: readUpcoming(env.CUADRE_UPCOMING),
    partnerLogo: readPartnerLogo(env.CUADRE_PARTNER_LOGO, env.CUADRE_PARTNER_LOGO_DARK),
    videos: readVideos(env.CUADRE_VIDEOS) ?? ownVideos,
  };
}

function readWhatsApp(given = ''): string {
  if (given === '') return '';
  if (URL.parse(given)?.protocol !== 'https:') throw new StartUpError(text.badWhatsApp(given));
  return given;
}

function readPhone(given = ''): string {
  if (given !== '' && !/^\+?[\d ()-]{7,24}$/.test(given)) throw new StartUpError(text.badPhone(given));
  return given;
}

function readEmail(given = ''): string {
  if (given !== '' && !/^[^\s@<>?&]+@[^\s@<>?&.]+(\.[^\s@<>?&.]+)+$/.test(given))
    throw new StartUpError(text.badEmail(given));
  return given;
}

function readUpcoming(given = ''): UpcomingModule[] {
  const named = given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return named.map((name) => {
    const known = upcomingModules.find((module) => module === name);
    if (known === undefined) throw new StartUpError(text.badUpcoming(name, upcomingModules));
    return known;
  });
}
