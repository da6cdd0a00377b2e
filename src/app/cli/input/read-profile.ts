/**
 * Company profile of `--perfil`, validated field by field. Loaded on demand: loading the schema library takes longer
 * than an audit.
 */
import { Value } from 'typebox/value';
import { type CompanyProfile, companyProfileSchema } from '#core/engine/company-profile.ts';
import { cliText } from '../text.es.ts';
import { readRegular } from './regular-file.ts';

/** Throws a Spanish message for an unreadable file, or an unknown or invalid field. */
export async function readProfile(path: string): Promise<CompanyProfile> {
  let document: unknown;
  try {
    document = JSON.parse(readRegular(path).toString('utf8'));
  } catch (error) {
    throw new Error(cliText.profileUnreadable(path, (error as Error).message));
  }
  if (Value.Check(companyProfileSchema, document)) return document;
  const wrong = Value.Errors(companyProfileSchema, document).map(({ instancePath }) => instancePath.slice(1) || path);
  throw new Error(cliText.profileInvalid(path, [...new Set(wrong)], Object.keys(companyProfileSchema.properties)));
}
