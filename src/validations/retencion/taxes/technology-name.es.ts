/** Names of costs that are income of national source wherever they are rendered from (ET 24, 408). */
import { plainName } from '#core/identity/plain-name.ts';

/** Whether an account is of royalties, licences, technical services or technical assistance. */
export function namesTechnology(name: string): boolean {
  return /\bREGALIAS?\b|\bFRANQUICIAS?\b|\bLICENCIAS?\b|\bASISTENCIA TECNICA\b|\bSERVICIOS? TECNICOS?\b/.test(
    plainName(name),
  );
}
