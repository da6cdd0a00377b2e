/** How the fast lane gives a sheet back. */

/** The sheet's XML is not the plain dialect: another reader must take over. */
export class UnsureDialect extends Error {}
