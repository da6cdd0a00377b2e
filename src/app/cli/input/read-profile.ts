/** The company profile of `--perfil`, checked field by field. Loaded only when asked for: the schema library takes longer than an audit. */
import { readFile } from 'node:fs/promises';
import { Value } from 'typebox/value';
import { type CompanyProfile, companyProfileSchema } from '#core/engine/company-profile.ts';
import { cliText } from '../text.es.ts';

/** Throws a Spanish sentence when it cannot be read or has a field that is not known or not of its kind. */
export async function readProfile(path: string): Promise<CompanyProfile> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(cliText.profileUnreadable(path, (error as Error).message));
  }
  if (Value.Check(companyProfileSchema, document)) return document;
  const wrong = Value.Errors(companyProfileSchema, document).map(({ instancePath }) => instancePath.slice(1) || path);
  throw new Error(cliText.profileInvalid(path, [...new Set(wrong)], Object.keys(companyProfileSchema.properties)));
}
