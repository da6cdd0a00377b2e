/** Roles (cargos): built-in and the account's own, and their assignments. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { permissionKeys } from '#core/product/permission.ts';

const closed = { additionalProperties: false } as const;
const identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Key of a built-in role, or number of an own one. */
export const roleIdSchema = Type.String({ pattern: '^([a-z_]{1,40}|[1-9]\\d{0,8})$' });
const roleIdParams = Type.Object({ jobId: roleIdSchema }, closed);
const permissionsSchema = Type.Array(Type.Enum([...permissionKeys]), {
  distinct: true,
  maxItems: permissionKeys.length,
});

export const roleSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    name: Type.String(),
    description: Type.String(),
    permissions: permissionsSchema,
    /** Built-in: copied, not edited. */
    isBuiltIn: Type.Boolean(),
    /** Number of users with it. */
    users: Type.Integer(),
    /** For If-Match. */
    version: Type.Integer(),
  }),
});
export type Role = Static<typeof roleSchema>;

const roleInput = {
  name: nameSchema({ minLength: 2, maxLength: 60 }),
  description: Type.String({ maxLength: 300 }),
  permissions: permissionsSchema,
};

const common = { access: 'user', tag: 'jobs' } as const;
const see = { module: 'usuarios', action: 'ver' } as const;
const take = { module: 'usuarios', action: 'exportar' } as const;
const edit = { module: 'usuarios', action: 'editar' } as const;
const answer = Type.Object({ data: roleSchema });

export const listRoles = endpoint({
  ...common,
  method: 'GET',
  path: '/jobs',
  permission: see,
  summary: 'Lists the built-in roles, then those of the account, by name.',
  answer: Type.Object({ data: Type.Array(roleSchema) }),
});

export const exportRoles = endpoint({
  ...common,
  method: 'GET',
  path: '/jobs/export',
  permission: take,
  summary: 'Exports the permissions of each role as an Excel workbook or CSV: permissions in rows, roles in columns.',
  query: Type.Object({ format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

export const createRole = endpoint({
  ...common,
  method: 'POST',
  path: '/jobs',
  permission: edit,
  summary: 'Creates a role; limited to the permissions of the caller.',
  body: Type.Object({ ...roleInput, description: Type.Optional(roleInput.description) }, closed),
  status: 201,
  answer,
  errors: ['job.name_taken'],
});

export const updateRole = endpoint({
  ...common,
  method: 'PATCH',
  path: '/jobs/{jobId}',
  versioned: true,
  permission: edit,
  summary: 'Changes a role of the account for all its holders.',
  params: roleIdParams,
  body: Type.Partial(Type.Object(roleInput), { ...closed, minProperties: 1 }),
  answer,
  errors: ['resource.not_found', 'resource.conflict', 'job.name_taken'],
});

export const deleteRole = endpoint({
  ...common,
  method: 'DELETE',
  path: '/jobs/{jobId}',
  permission: edit,
  summary: 'Deletes an unassigned role of the account.',
  params: roleIdParams,
  status: 204,
  errors: ['resource.not_found', 'job.in_use'],
});

export const assignmentSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    userId: Type.Integer(),
    userName: Type.String(),
    jobId: Type.String(),
    jobName: Type.String(),
    companyId: Type.Union([Type.Integer(), Type.Null()]),
    companyName: Type.Union([Type.String(), Type.Null()]),
  }),
});
export type Assignment = Static<typeof assignmentSchema>;

export const assignmentInput = {
  job_id: roleIdSchema,
  /** Null: in every company linked to the user. */
  company_id: Type.Union([identifier, Type.Null()]),
};

export const listRoleAssignments = endpoint({
  ...common,
  method: 'GET',
  path: '/job-assignments',
  permission: see,
  summary: 'Lists the role assignments by user, in the companies that the caller sees.',
  query: Type.Object({ userId: Type.Optional(identifier), companyId: Type.Optional(identifier) }, closed),
  answer: Type.Object({ data: Type.Array(assignmentSchema) }),
});

export const exportRoleAssignments = endpoint({
  ...common,
  method: 'GET',
  path: '/job-assignments/export',
  permission: take,
  summary:
    'Exports the role of each user in each company as an Excel workbook or CSV: users in rows, companies in columns.',
  query: Type.Object(
    {
      /** Substring of a user's name or address. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      format: tableFormatSchema,
    },
    closed,
  ),
  produces: 'application/octet-stream',
});

export const assignRole = endpoint({
  ...common,
  method: 'POST',
  path: '/job-assignments',
  permission: edit,
  summary:
    'Assigns a user a role in a company (which links them) or in all their companies, replacing the previous one.',
  body: Type.Object({ user_id: identifier, ...assignmentInput }, closed),
  status: 201,
  answer: Type.Object({ data: assignmentSchema }),
  errors: ['resource.not_found', 'user.protected'],
});

export const unassignRole = endpoint({
  ...common,
  method: 'DELETE',
  path: '/job-assignments/{assignmentId}',
  permission: edit,
  summary:
    'Removes a role assignment. Only the subscriber removes the last one: without any, access to linked companies is full.',
  params: Type.Object({ assignmentId: identifier }, closed),
  status: 204,
  errors: ['resource.not_found', 'user.protected'],
});
