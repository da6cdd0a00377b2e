/** Economic activities (CIIU Rev. 4 A.C.), as in the RUT. */
import { type ActivityRow, activityRows, sectionRows } from './economic-activities.gen.ts';

export interface EconomicActivity {
  /** Four digits. */
  code: string;
  name: string;
  /** Letter; null for DIAN's own codes. */
  section: string | null;
  status: ActivityRow[3];
}

/** The activity of a four-digit code, or null. */
export function economicActivity(code: string): EconomicActivity | null {
  const row = activityRows.find(([activity]) => activity === code);
  return row === undefined ? null : activityOf(row);
}

/** All activities, by code. */
export function listEconomicActivities(): EconomicActivity[] {
  return activityRows.map(activityOf);
}

/** Name of a section by its letter, or null. */
export function economicSection(letter: string): string | null {
  return sectionRows.find(([section]) => section === letter)?.[1] ?? null;
}

function activityOf([code, name, section, status]: ActivityRow): EconomicActivity {
  return { code, name, section, status };
}
