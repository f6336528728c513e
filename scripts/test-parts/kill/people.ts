import type { Profile } from '../../../generated/model/index.ts'
import type { Send } from './send.ts'

/** Password of everybody here. */
export const PASSWORD = 'kill-me-if-you-can'

/** Registers an agency with its first ADMIN. */
export const register = (send: Send, email: string, agency: string): Promise<Profile> =>
  send('POST', 'user/register/', {
    first_name: 'Aina',
    last_name: 'Ferrer',
    email,
    language: 'es',
    password: PASSWORD,
    account: 'agency',
    agency_name: agency,
    agency_island: 'MALLORCA',
    accept_terms: true,
  })
