const LONGEST = 80

/** What an application calls itself, in one line without signs that nobody sees. */
export const nameFrom = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
        .trim()
        .slice(0, LONGEST)
        .trim()
    : ''
