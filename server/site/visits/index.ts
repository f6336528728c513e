import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { addReads } from '../../modules/site/index.ts'
import type { SiteAddress } from '../address.ts'
import type { SiteEntry } from '../entry.ts'
import type { KeptPage } from '../kept.ts'
import type { Shown } from '../shown.ts'
import { ReadCounter } from './counter.ts'
import { visitOf } from './visit.ts'

export type CountRead = (
  request: FastifyRequest,
  address: SiteAddress,
  shown: Shown,
  page: KeptPage,
) => void

/** Counts what is read of published sites; what is counted is written when the server stops. */
export function readsOf(
  app: FastifyInstance,
  { db, now, config }: Deps,
  { isBot }: Pick<SiteEntry, 'isBot'>,
): CountRead {
  const counter = new ReadCounter(
    (counts) => addReads(db, counts),
    (err) => app.log.warn({ err }, 'reads were not written'),
  )
  const stop = counter.start()
  app.addHook('onClose', async () => {
    stop()
    await counter.flush()
  })
  const portal = new URL(config.siteUrl).host
  return ({ method, headers, protocol, host }, { base, search }, { siteId, key }, page) => {
    if (siteId === null || key === null) return
    const { lang, read } = page
    const origin = `${protocol}://${host}`
    const asked = { siteId, method, headers, origin, base, portal, search, lang, read, now: now() }
    const visit = visitOf(asked, isBot)
    if (visit) counter.note(visit)
  }
}
