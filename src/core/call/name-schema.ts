/** Schemas of names in calls. The router cleans what they hold (`cleanName`) before it checks the rest. */
import { Type } from 'typebox';

/** Formats of schemas that hold a name; that of a person holds no address of a page or of mail. */
export const nameFormats = ['name', 'person-name'] as const;

interface Lengths {
  minLength: number;
  maxLength: number;
}

/** Lengths are of the cleaned name: what is not seen does not count. */
export function nameSchema(lengths: Lengths) {
  return Type.String({ ...lengths, format: nameFormats[0] });
}

/** Of a person, who is named in mails to others. */
export const personNameSchema = Type.String({ minLength: 2, maxLength: 120, format: nameFormats[1] });
