/**
 * What a page of a website may do: show pictures and type of this origin, send a form here, and be
 * styled by the one style that stands in it. It shares the origin with the desk, whose token lies in
 * the browser's storage, so no script runs at all.
 */
export const sitePolicy = (
  style: string,
  { isFramed, secure }: { isFramed: boolean; secure: boolean },
): string =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `style-src '${style}'`,
    "connect-src 'self'",
    "script-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
