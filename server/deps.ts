import path from 'node:path'
import { conditionOf } from './http/condition.ts'
import type { Deps } from './contract/deps.ts'
import { stored } from './contract/stored/index.ts'
import { openDatabase, type OpenDatabase } from './db/connect.ts'
import { takesIn } from './db/knock.ts'
import { openReplicas } from './db/replicas.ts'
import type { EmbeddedOptions } from './db/embedded/index.ts'
import type { Database } from './db/index.ts'
import { tellEdge } from './edge/index.ts'
import type { Config } from './config/env.ts'
import { jobQueue } from './jobs/queue.ts'
import { signedLinks, type Links } from './links/index.ts'
import { linkSecretOf } from './links/secret.ts'
import { startLive } from './live/index.ts'
import { googleCalendar } from './ports/calendar/google.ts'
import { rtdbFanout } from './ports/chat/rtdb.ts'
import { pushKeysOf } from './modules/notification/index.ts'
import { resolverDns } from './ports/dns/index.ts'
import { guardedFetch } from './ports/fetch/index.ts'
import { ssoClient } from './ports/sso/index.ts'
import { httpEdge } from './ports/edge/http.ts'
import { aeat } from './ports/fiscal/aeat.ts'
import { filesOf } from './ports/files/of-settings.ts'
import { issuersOf } from './ports/identity/issuers.ts'
import { tokenVerifier } from './ports/identity/tokens.ts'
import { outboxMail } from './ports/mail/outbox.ts'
import { smtpMail } from './ports/mail/smtp.ts'
import { stripePayments } from './ports/payments/stripe.ts'
import type { PushPort } from './ports/push/index.ts'
import { pushSender } from './ports/push/sender.ts'
import { clearStale } from './http/temp-files.ts'

/** The server's footing and how to leave it. */
export interface OpenDeps {
  deps: Deps
  database: OpenDatabase
  close(): Promise<void>
}

/** What is there only when it is set up. */
export function services({
  identity,
  stripeSecretKey,
  stripe,
  googleCalendar: calendar,
  chatMirror,
  edge,
}: Config): Pick<Deps, 'identity' | 'payments' | 'calendar' | 'chat' | 'edge'> {
  const issuers = issuersOf(identity)
  return {
    identity: issuers.length > 0 ? tokenVerifier(issuers) : null,
    payments: stripeSecretKey === null ? null : stripePayments(stripeSecretKey, stripe.api),
    calendar: calendar && googleCalendar(calendar),
    chat: chatMirror && rtdbFanout(chatMirror),
    edge: edge && httpEdge(edge),
  }
}

/**
 * Whom a push service may write to about us: the operator, else the site, else the sender of mails.
 */
function contactOf({ operatorEmail, siteUrl, mailFrom }: Config): string {
  if (operatorEmail !== null) return `mailto:${operatorEmail}`
  return siteUrl.startsWith('https:')
    ? siteUrl
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'no-reply@llar.invalid'}`
}

/** Pushing, with the keys of the settings or those of the database. */
export function pushing(config: Config, db: Database): PushPort {
  const { keys, account } = config.push
  return pushSender({
    keys: async () => keys ?? pushKeysOf(db),
    contact: contactOf(config),
    privateHosts: config.privateHosts,
    account,
  })
}

/** Signed links, with the secrets of the settings or that of the database. */
export function linking(config: Config, db: Database): Links {
  return signedLinks(async () =>
    config.linkSecrets.length > 0 ? config.linkSecrets : [await linkSecretOf(db)],
  )
}

/**
 * Opens all that the server, the seed and the command lines stand on: database (migrated), files,
 * mail, jobs.
 */
export async function openDeps(config: Config, options: EmbeddedOptions = {}): Promise<OpenDeps> {
  const now = (): Date => new Date()
  const columns = stored().columns()
  const database = await openDatabase(config, { ...options, ...config.pool, columns })
  const { databaseReadUrls: urls, pool } = config
  const replicas = urls.length === 0 ? null : openReplicas(database.db, urls, { ...pool, columns })
  const folder = path.join(config.dataDir, 'files')
  await Promise.all([
    clearStale(path.join(config.dataDir, 'tmp')),
    clearStale(path.join(folder, '.tmp')),
  ])
  const deps: Deps = {
    db: database.db,
    replicas,
    files: filesOf(config),
    mail:
      config.smtpUrl === null
        ? outboxMail(path.join(config.dataDir, 'outbox'), config.mailFrom, now)
        : smtpMail(config.smtpUrl, config.mailFrom),
    config,
    dns: resolverDns(config.sites.nameServers),
    fetch: guardedFetch(config.privateHosts),
    sso: ssoClient(config.privateHosts),
    fiscal: aeat(),
    jobs: jobQueue(),
    ...services(config),
    live: startLive(database.db, database.direct, now, database.heard),
    push: pushing(config, database.db),
    links: linking(config, database.db),
    condition: conditionOf({
      db: database.db,
      dataDir: config.dataDir,
      trouble: database.trouble,
      takesIn: () => takesIn(database.connection),
      heard: database.heard,
    }),
    now,
  }
  if (deps.edge) tellEdge(deps.db)
  const close = async (): Promise<void> => {
    await deps.live.close()
    await replicas?.close()
    await database.close()
  }
  return { deps, database, close }
}
