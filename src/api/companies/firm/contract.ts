/** What the account is called before its clients: name, logo, colour, signature, and how they are addressed. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { nameSchema } from '#core/call/name-schema.ts';

const line = (maxLength: number) => nameSchema({ minLength: 0, maxLength });

const firmFields = {
  /** Empty: whoever sends signs alone. */
  name: line(120),
  /** Below the name. */
  tagline: line(120),
  /** `#7a3b2e`: of headings and buttons. */
  colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  /** Empty: whoever sends. */
  signer: line(120),
  signerTitle: line(120),
  contact: line(200),
  /** Clients are addressed as «usted». */
  isFormal: Type.Boolean(),
};

export const firmSchema = Type.Object({
  ...firmFields,
  /** Key of the logo, which changes with every upload; null without one. */
  logo: Type.Union([Type.String(), Type.Null()]),
});
export type Firm = Static<typeof firmSchema>;

/** Without a word: the green of the product, and «usted». */
export const usualColour = '#0b6b57';

const answer = Type.Object({ data: firmSchema });
const common = { access: 'user', tag: 'account' } as const;

export const getFirm = endpoint({
  ...common,
  method: 'GET',
  path: '/firm',
  permission: 'own',
  summary: 'Gets what the account is called before its clients: name, colour, signature, and how they are addressed.',
  answer,
});

export const putFirm = endpoint({
  ...common,
  method: 'PUT',
  path: '/firm',
  permission: 'root',
  summary: 'Sets what the account is called before its clients.',
  body: Type.Object(firmFields, { additionalProperties: false }),
  answer,
});

export const getFirmLogo = endpoint({
  ...common,
  method: 'GET',
  path: '/firm/logo',
  permission: 'own',
  summary: 'Gets the logo of the account.',
  produces: 'image/png',
  errors: ['resource.not_found'],
});

export const putFirmLogo = endpoint({
  ...common,
  method: 'PUT',
  path: '/firm/logo',
  permission: 'root',
  upload: true,
  summary:
    'Sets the logo of the account: PNG, JPEG or WebP up to 5 MB, stored as a PNG within 600 × 300 pixels without metadata.',
  answer,
  errors: ['logo.refused', 'logo.too_large', 'file.infected', 'file.not_scanned', 'account.slowed', 'server.busy'],
});

export const deleteFirmLogo = endpoint({
  ...common,
  method: 'DELETE',
  path: '/firm/logo',
  permission: 'root',
  summary: 'Deletes the logo of the account.',
  answer,
});
