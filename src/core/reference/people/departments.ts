/** Departments and municipalities by their DIVIPOLA codes (DANE). */
import { departmentRows, type MunicipalityRow } from './departments.gen.ts';

export interface Municipality {
  /** Five digits; the first two are the department. */
  code: string;
  name: string;
  /** Areas are not municipalities in law and levy no ICA. */
  type: MunicipalityRow[2];
}

export interface Department {
  /** Two digits. */
  code: string;
  name: string;
  municipalities: Municipality[];
}

/** All departments with their municipalities, by code. */
export function listDepartments(): Department[] {
  return departmentRows.map(([code, name, inside]) => ({ code, name, municipalities: inside.map(municipalityOf) }));
}

/** The municipality of a five-digit code with the name of its department, or null. */
export function municipality(code: string): (Municipality & { department: string }) | null {
  const department = departmentRows.find(([departmentCode]) => departmentCode === code.slice(0, 2));
  const row = department?.[2].find(([municipalityCode]) => municipalityCode === code);
  return department === undefined || row === undefined ? null : { ...municipalityOf(row), department: department[1] };
}

function municipalityOf([code, name, type]: MunicipalityRow): Municipality {
  return { code, name, type };
}
