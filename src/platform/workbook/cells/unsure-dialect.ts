/** Signal of the fast lane to fall back. */

/** The sheet's XML is not the plain dialect: the full parser must read it. */
export class UnsureDialect extends Error {}
