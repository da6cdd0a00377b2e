/** Address and request limits of Siigo Nube, from the environment. */
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface SiigoOptions {
  url: URL;
  /** Identifies this application to Siigo: the same for every company. */
  partnerId: string;
  /** `host:port` accepted for files besides Siigo's own storage; of a fake server only. */
  extraFileHost: string | null;
  timing: SiigoTiming;
}

/** In milliseconds. */
export interface SiigoTiming {
  /** Between the end of a request and the next one of the same company. */
  spacing: number;
  /** Timeout of a request; Siigo recommends at least two minutes. */
  timeout: number;
  /** Delay before the first retry; doubled on each, with jitter. */
  backOff: number;
  /** Attempts per request, the first included. */
  attempts: number;
}

const siigo = 'https://api.siigo.com';
const usualPartner = 'Cuadre';
const usualTiming: SiigoTiming = { spacing: 500, timeout: 120_000, backOff: 1000, attempts: 5 };

/** Throws StartUpError when CUADRE_SIIGO_PARTNER_ID or CUADRE_SIIGO_URL is invalid. */
export function readSiigoOptions(env: NodeJS.ProcessEnv): SiigoOptions {
  const partnerId = env.CUADRE_SIIGO_PARTNER_ID ?? usualPartner;
  if (!/^[A-Za-z0-9]{3,100}$/.test(partnerId)) throw new StartUpError(text.badPartner(partnerId));
  const other = env.CUADRE_SIIGO_URL;
  if (other === undefined) return { url: new URL(siigo), partnerId, extraFileHost: null, timing: usualTiming };
  // Keys of real companies must never reach another server.
  if (env.NODE_ENV === 'production') throw new StartUpError(text.otherServerInProduction);
  if (!URL.canParse(other)) throw new StartUpError(text.badUrl(other));
  const url = new URL(other);
  return { url, partnerId, extraFileHost: url.host, timing: usualTiming };
}
