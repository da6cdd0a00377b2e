/** Names under which companies book their sales to the final consumer. */
import { plainName } from '#core/identity/plain-name.ts';

const GENERIC =
  /CONSUMIDOR(ES)? FINAL|CLIENTES? (VARIOS|GENERIC|MOSTRADOR|CONTADO|OCASIONAL)|CUANTIAS? MENOR|VENTAS? (DE )?(MOSTRADOR|CONTADO|DIARIAS?|POS)|MOSTRADOR/;

export function isGenericCustomer(name: string): boolean {
  return GENERIC.test(plainName(name));
}
