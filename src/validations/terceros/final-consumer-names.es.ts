/** Accounts whose third party is the final consumer by their nature: tips to distribute, gift cards. */
import { plainName } from '#core/identity/plain-name.ts';

const OF_CONSUMERS = /\bPROPINA|\b(BONOS?|TARJETAS?) (DE )?REGALO\b|\bGIFT ?CARD/;

export function isOfFinalConsumers(name: string): boolean {
  return OF_CONSUMERS.test(plainName(name));
}
