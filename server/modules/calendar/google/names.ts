/** The job that keeps one person's diary and calendar the same. */
export const SYNC = 'calendar.google-sync'
/** The job that takes our access back at Google. */
export const REVOKE = 'calendar.google-revoke'
/** Where Google sends the browser back to. */
export const returnTo = (siteUrl: string): string => `${siteUrl}/auth/agenda`
