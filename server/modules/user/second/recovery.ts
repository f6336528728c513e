import { randomInt } from 'node:crypto'

const COUNT = 10
/** Signs that nobody takes for one another; ten of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'

const half = (): string =>
  Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

/** Ten codes that take the place of the app, each once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${half()}-${half()}`)

/** A code as it is compared: however somebody writes it. */
export const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
