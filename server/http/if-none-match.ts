/**
 * Whether a browser has the answer already: `If-None-Match` names its mark, weak or among others
 * (RFC 9110, 13.1.2).
 */
export const hasAlready = (header: string | undefined, etag: string): boolean =>
  header?.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag) ?? false
