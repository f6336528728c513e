import path from 'node:path'
import { readCalendar, type CalendarSettings } from './calendar.ts'
import { readChannels, type ChannelSettings } from './channel.ts'
import { readEdge, type EdgeConfig } from './edge.ts'
import { readFiscal, type FiscalSettings } from './fiscal.ts'
import { readChatMirror, type ChatMirrorSettings } from './chat.ts'
import {
  readFileStore,
  readIdentity,
  type FileStoreSettings,
  type IdentitySettings,
} from './services.ts'
import { linkSecretsOf } from './keys.ts'
import { readInboundMail, type InboundMailSettings } from './mail.ts'
import { readPayments, type PaymentSettings } from './payments.ts'
import { readPush, type PushSettings } from './push.ts'
import { readSwitch } from './switch.ts'
import { readSites, type SiteSettings } from './sites.ts'
import { readTracing, type TracingConfig } from './tracing.ts'
import { readColour, readLogo, type Brand } from '../pages/brand.ts'
import { readRedirects, type RedirectRule } from '../http/redirects.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const MAILBOX = /^[^\s@<>,;]+@[^\s@<>,;]+$/

/** Settings, read once at the start; see server/README.md for the list. */
export interface Config
  extends ChannelSettings, EdgeConfig, PaymentSettings, SiteSettings, TracingConfig {
  /** Sending the records of invoices. */
  fiscal: FiscalSettings
  port: number
  host: string
  /** Where metrics are told; port 0: nowhere. */
  metrics: { port: number; host: string }
  /** Absolute path: embedded database, files, outbox. */
  dataDir: string
  /** Where back-ups come. */
  backupDir: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /**
   * The same database without a pooler in between, for LISTEN and migrations; null: `databaseUrl`
   * itself.
   */
  databaseDirectUrl: string | null
  /** Connections of each pool at most, and for how long a statement may work, in ms; 0: no end. */
  pool: { max: number; statementMs: number }
  /** Replicas of it, which answer what the contract lets them; none when the setting is empty. */
  databaseReadUrls: string[]
  /** Public address without a trailing slash, for canonical links and mails. */
  siteUrl: string
  siteName: string
  /** Mark and colours of the site, where they are not ours. */
  brand: Brand
  smtpUrl: string | null
  mailFrom: string
  /** Where answers to mails come in; null: they go to the agents' own addresses. */
  inboundMail: InboundMailSettings | null
  /** Where the site's operator reads messages and reports of abuse; null: nobody is written to. */
  operatorEmail: string | null
  /** E-mails of the people who are the site's operator, in small letters; they count once proved. */
  operators: string[]
  logLevel: (typeof LEVELS)[number]
  /** Proxies in front: false, a number of hops, or a comma list of addresses. */
  trustProxy: boolean | number | string
  production: boolean
  /**
   * True only in tests: an answer that does not fit the contract is an error, and not cut to it.
   */
  exactReplies: boolean
  mapStyleUrl: string | null
  /** Addresses that lead elsewhere; none when the setting is empty. */
  redirects: RedirectRule[]
  /** Jobs worked on at once by this process; 0 leaves them to other instances. */
  jobWorkers: number
  /** So long what is under way may take once the process is told to stop, in milliseconds. */
  stopMs: number
  /** How long a session's proof counts (`x-step-up`), in milliseconds; more only while testing. */
  stepUpMs: number
  /** False only while testing: x-rate of the contract is not counted. */
  rateLimits: boolean
  /** Assistants may register themselves, beside those that say at an address who they are. */
  mcpRegistration: boolean
  /** False: devices that keep the desk for days without a connection drop it. */
  offlineDesk: boolean
  /**
   * True only while testing or on an inner network: pictures of feeds may come from private
   * addresses.
   */
  privateHosts: boolean
  /** Sign-in with Google and Apple. */
  identity: IdentitySettings
  /** Null: the folder `files` in `dataDir`. */
  fileStore: FileStoreSettings | null
  /** Pushing to people's devices. */
  push: PushSettings
  /** Signs links; null: a secret of its own, kept in the database. */
  linkSecrets: readonly string[]
  /** Null: Google calendars are not offered. */
  googleCalendar: CalendarSettings | null
  /** Firebase's realtime database as a mirror of conversations; null: none. */
  chatMirror: ChatMirrorSettings | null
}

/** The settings of an environment; throws one Error that names every wrong one in plain words. */
export function readEnv(env: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const text = (name: string, otherwise: string): string => env[name]?.trim() || otherwise
  const whole = (name: string, otherwise: number, max: number): number => {
    const value = Number(text(name, String(otherwise)))
    if (!Number.isInteger(value) || value < 0 || value > max)
      faults.push(`${name} must be a whole number from 0 to ${max}`)
    return value
  }
  const address = (name: string, protocols: string[]): string | null => {
    const value = text(name, '')
    if (value === '') return null
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      faults.push(
        `${name} must be an address that starts with ${protocols.join('// or ')}//` +
          (protocols.includes('postgres:') ? ' (of a password / ? # @ are %2F %3F %23 %40)' : ''),
      )
    return value
  }
  const addresses = (name: string, protocols: string[]): string[] => {
    const all = text(name, '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
    if (!all.every((one) => URL.canParse(one) && protocols.includes(new URL(one).protocol)))
      faults.push(`${name} must be addresses of ${protocols.join(' or ')} with commas between them`)
    return all
  }
  const mailbox = (name: string): string | null => {
    const value = text(name, '')
    if (value !== '' && !MAILBOX.test(value)) faults.push(`${name} must be one e-mail address`)
    return value || null
  }
  const mailboxes = (name: string): string[] => {
    const all = text(name, '')
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== '')
    if (all.some((one) => !MAILBOX.test(one)))
      faults.push(`${name} must be e-mail addresses with commas between them`)
    return all
  }
  const checked = <Value>(
    name: string,
    read: (value: string) => Value,
    otherwise: Value,
  ): Value => {
    try {
      return read(text(name, ''))
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return otherwise
    }
  }
  const production = text('NODE_ENV', 'development') === 'production'
  const port = whole('PORT', 3000, 65_535)
  const level = text('LOG_LEVEL', 'info')
  if (!(LEVELS as readonly string[]).includes(level))
    faults.push(`LOG_LEVEL must be one of ${LEVELS.join(', ')}`)
  const rateLimits = readSwitch({ text, faults }, 'RATE_LIMIT', 'on')
  if (!rateLimits && production) faults.push('RATE_LIMIT cannot be off in production')
  const config: Config = {
    port,
    host: text('HOST', '127.0.0.1'),
    dataDir: path.resolve(text('DATA_DIR', 'data')),
    metrics: {
      port: whole('METRICS_PORT', 0, 65_535),
      host: text('METRICS_HOST', '127.0.0.1'),
    },
    backupDir: text('BACKUP_DIR', 'backups'),
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseDirectUrl: address('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    pool: {
      max: whole('DB_POOL', 10, 1000),
      statementMs: 1000 * whole('DB_STATEMENT_TIMEOUT', 0, 3600),
    },
    databaseReadUrls: addresses('DATABASE_READ_URLS', ['postgres:', 'postgresql:']),
    siteUrl: (address('SITE_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    siteName: text('SITE_NAME', 'Llar'),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM', 'Llar <no-reply@llar.invalid>'),
    inboundMail: readInboundMail({ text, address, faults, production }),
    operatorEmail: mailbox('OPERATOR_EMAIL'),
    operators: mailboxes('OPERATORS'),
    logLevel: level as Config['logLevel'],
    trustProxy: proxies(text('TRUST_PROXY', 'false')),
    production,
    exactReplies: env['NODE_ENV'] === 'test',
    mapStyleUrl: address('MAP_STYLE_URL', ['http:', 'https:']),
    brand: {
      logo: checked('SITE_LOGO', readLogo, null),
      primary: checked('COLOR_PRIMARY', (value) => readColour(value, true), null),
      sea: checked('COLOR_SEA', (value) => readColour(value, true), null),
      sun: checked('COLOR_SUN', (value) => readColour(value, false), null),
    },
    redirects: checked('REDIRECTS', readRedirects, []),
    jobWorkers: whole('JOB_WORKERS', 2, 64),
    stopMs: whole('STOP_SECONDS', 10, 600) * 1000,
    stepUpMs: 600_000,
    rateLimits,
    offlineDesk: readSwitch({ text, faults }, 'OFFLINE_DESK', 'on'),
    mcpRegistration: readSwitch({ text, faults }, 'MCP_DCR', 'off'),
    privateHosts: text('FETCH_PRIVATE_HOSTS', 'off') === 'on',
    identity: readIdentity({ text, address, faults, production }),
    googleCalendar: readCalendar({ text, address, faults, production }),
    chatMirror: readChatMirror({ text, address, faults, production }),
    ...readChannels({ text, address, faults, production }),
    ...readEdge({ text, faults }),
    ...readFiscal({ text, address, faults, production }),
    fileStore: readFileStore({ text, address, faults, production }),
    ...readTracing({ text, address, faults }),
    ...readSites({ text, address, faults, production }),
    push: readPush({ text, address, faults, production }),
    linkSecrets: linkSecretsOf(text('LINK_SECRET', '')),
    ...readPayments({ text, address, faults, production }),
  }
  if (config.databaseDirectUrl !== null && config.databaseUrl === null)
    faults.push('DATABASE_DIRECT_URL is nothing without DATABASE_URL')
  if (config.pool.max < 2) faults.push('DB_POOL must be 2 or more')
  if (config.pool.statementMs > 0 && config.jobWorkers > 0)
    faults.push('DB_STATEMENT_TIMEOUT needs JOB_WORKERS=0: jobs may take their time')
  if (config.databaseReadUrls.length > 0 && config.databaseUrl === null)
    faults.push('DATABASE_READ_URLS is nothing without DATABASE_URL')
  if (config.linkSecrets.some((secret) => secret.length < 32))
    faults.push('LINK_SECRET must have at least 32 characters')
  if (production && text('SITE_URL', '') === '')
    faults.push('SITE_URL is needed in production, for canonical links and mails')
  // Servers that look at who sends refuse a domain that cannot be.
  if (production && config.smtpUrl !== null && text('MAIL_FROM', '') === '')
    faults.push('MAIL_FROM is needed with SMTP_URL: who mails come from')
  if (faults.length > 0) throw new Error(`Settings:\n- ${faults.join('\n- ')}`)
  return config
}

function proxies(value: string): boolean | number | string {
  if (value === 'false' || value === '0') return false
  return /^\d+$/.test(value) ? Number(value) : value
}
