export { normalPhone } from '../agency/index.ts'

/** An address as it is kept and compared: NFC, lower case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
