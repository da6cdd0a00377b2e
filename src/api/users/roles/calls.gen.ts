/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const assignRole: Call<typeof contract.assignRole> = {"method":"POST","path":"/job-assignments","access":"user"};
export const createRole: Call<typeof contract.createRole> = {"method":"POST","path":"/jobs","access":"user"};
export const deleteRole: Call<typeof contract.deleteRole> = {"method":"DELETE","path":"/jobs/{jobId}","access":"user"};
export const exportRoleAssignments: Call<typeof contract.exportRoleAssignments> = {"method":"GET","path":"/job-assignments/export","access":"user","produces":"application/octet-stream"};
export const exportRoles: Call<typeof contract.exportRoles> = {"method":"GET","path":"/jobs/export","access":"user","produces":"application/octet-stream"};
export const listRoleAssignments: Call<typeof contract.listRoleAssignments> = {"method":"GET","path":"/job-assignments","access":"user"};
export const listRoles: Call<typeof contract.listRoles> = {"method":"GET","path":"/jobs","access":"user"};
export const unassignRole: Call<typeof contract.unassignRole> = {"method":"DELETE","path":"/job-assignments/{assignmentId}","access":"user"};
export const updateRole: Call<typeof contract.updateRole> = {"method":"PATCH","path":"/jobs/{jobId}","access":"user"};
