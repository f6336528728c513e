import type { Condition } from './condition.ts'
import type { Config } from '../config/env.ts'
import type { Database, Replicas } from '../db/index.ts'
import type { Jobs } from '../jobs/port.ts'
import type { CalendarPort } from '../ports/calendar/index.ts'
import type { ChatFanout } from '../ports/chat/index.ts'
import type { EdgePort } from '../ports/edge/index.ts'
import type { IdentityVerifier } from '../ports/identity/index.ts'
import type { PaymentsPort } from '../ports/payments/index.ts'
import type { PushPort } from '../ports/push/index.ts'
import type { Links } from '../links/index.ts'
import type { Live } from '../live/index.ts'
import type { DnsPort } from '../ports/dns/index.ts'
import type { FetchPort } from '../ports/fetch/index.ts'
import type { SsoPort } from '../ports/sso/index.ts'
import type { FiscalPort } from '../ports/fiscal/index.ts'
import type { FilesPort } from '../ports/files/index.ts'
import type { MailPort } from '../ports/mail/index.ts'

/** What the server stands on. Made once by server/deps.ts; tests make their own. */
export interface Deps {
  db: Database
  /** Replicas that answer what the contract lets them (`x-read`); null: there are none. */
  replicas: Replicas | null
  files: FilesPort
  mail: MailPort
  config: Config
  /** Checks identity tokens; null: nobody but ourselves vouches for people. */
  identity: IdentityVerifier | null
  /** Opens payment accounts; null: not set up. */
  payments: PaymentsPort | null
  /** People's Google calendars; null: not set up. */
  calendar: CalendarPort | null
  /** Copies conversations to a hosted database; null: our own stream alone carries them. */
  chat: ChatFanout | null
  /** Caches in front of the server; null: nobody is told what changed. */
  edge: EdgePort | null
  /** Records of domains. */
  dns: DnsPort
  /** Reads small things at addresses that strangers wrote. */
  fetch: FetchPort
  /** Companies' own providers of sign-in. */
  sso: SsoPort
  /** Takes the records of agencies' invoices. */
  fiscal: FiscalPort
  jobs: Jobs
  live: Live
  push: PushPort
  /** Signs what may be opened without signing in. */
  links: Links
  /** How the server is. */
  condition: Condition
  /** The present; tests may stop it. */
  now(): Date
}
