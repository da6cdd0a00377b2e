/** Names of land, which neither ages nor is consumed. */
import { plainName } from './plain-name.ts';

export function namesLand(name: string): boolean {
  return /\bTERRENOS?\b|\bLOTES? DE TERRENO\b|\bPREDIOS?\b/.test(plainName(name));
}
