/**
 * Ceilings of a micro-entity: ordinary income of a year in its UVT, by sector (Decreto 1074/2015 art. 2.2.1.13.2.2, from
 * Decreto 957/2019). Since 2023 they decide who may keep the books of group 3 (Decreto 1670/2021).
 */

export interface MicroCeiling {
  sector: 'manufactura' | 'servicios' | 'comercio';
  /** UVT; up to and including them. */
  units: number;
}

const manufacture: MicroCeiling = { sector: 'manufactura', units: 23_563 };
const services: MicroCeiling = { sector: 'servicios', units: 32_988 };
const trade: MicroCeiling = { sector: 'comercio', units: 44_769 };

export const microLeast = manufacture;
export const microMost = trade;

/** By the division of the CIIU rev. 4; what is neither trade nor services has the ceiling of manufacture. */
export function microCeiling(ciiu: string): MicroCeiling {
  const division = Number(ciiu.slice(0, 2));
  if (division >= 45 && division <= 47) return trade;
  return division >= 49 ? services : manufacture;
}
