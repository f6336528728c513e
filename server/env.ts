/** Settings, read once at the start; see server/README.md for the list. */
export interface Config {
  port: number
  host: string
  /** Absolute path: embedded database, files, outbox. */
  dataDir: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** Public address without a trailing slash, for canonical links and mails. */
  siteUrl: string
  siteName: string
  smtpUrl: string | null
  mailFrom: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Proxies in front: false, a number of hops, or a comma list of addresses. */
  trustProxy: boolean | number | string
  production: boolean
  mapStyleUrl: string | null
  /** Jobs worked on at once by this process; 0 leaves them to other instances. */
  jobWorkers: number
}
