import { randomBytes } from 'node:crypto'
import type { SiteDomainInput, SiteDomainList } from '../../../../generated/model/index.ts'
import type { Config } from '../../../config/env.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, forbidden, notAcceptable, notFound } from '../../../contract/errors.ts'
import { act, type Actor, type Work } from '../../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { refuseOver } from '../../plan/index.ts'
import { addressOfSite } from '../address.ts'
import { say } from '../messages.ts'
import { readable, writable, type SiteRow } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'
import { checkHost } from './check.service.ts'
import {
  askedSince,
  findHost,
  holderOf,
  holdHost,
  hostsOf,
  insertHost,
  settleMain,
  writeHost,
  type HostRow,
} from './domain.repository.ts'
import { readHost } from './host.ts'
import { viewHost } from './view.ts'

const MOST = 5
/** Each host that is proved gets a certificate, of which a place hands out so many. */
const MOST_A_DAY = 20
const DAY_MS = 86_400_000

type Reading = Pick<Work, 'trx' | 'deps' | 'actor'>

/** Domains of agencies, where this server serves them at all; 406 otherwise. */
function offered(
  { config: { sites } }: Deps,
  { lang }: Actor,
): Config['sites'] & { target: string } {
  const { target } = sites
  return target === null ? notAcceptable(say(lang, 'noDomains')) : { ...sites, target }
}

/** The agency's site for who may change its domains: an ADMIN. */
async function owned({ trx, actor }: Reading, id: string, hold = false): Promise<SiteRow> {
  const row = readable(await findSite(trx, id, hold), actor)
  return actor.role === 'ADMIN' ? row : forbidden()
}

async function ownHost(db: Db, siteId: string, id: string, { lang }: Actor): Promise<HostRow> {
  const row = await findHost(db, id)
  return row?.site_id === siteId ? row : notFound(lang)
}

/** Where the site is found, and what was asked for. */
export async function listDomains(reading: Reading, id: string): Promise<SiteDomainList> {
  const { trx, deps, actor } = reading
  const site = readable(await findSite(trx, id), actor)
  const { sites } = deps.config
  const rows = await hostsOf(trx, id)
  const target = sites.target ?? ''
  return {
    items: rows.map((row) => viewHost(row, rows, { ...sites, target })),
    address: await addressOfSite(trx, deps.config, site),
    offered: sites.target !== null,
    canEdit: actor.role === 'ADMIN' && site.state !== 'suspended',
  }
}

/** Hosts of this portal: nobody claims them, nor a name below them. */
const ourHosts = ({ siteUrl, sites }: Config): string[] =>
  [new URL(siteUrl).hostname, sites.domain, sites.target].flatMap((host) => host ?? [])

/** Asks for a domain; one that the site has asked for already is as it is. */
export async function claimDomain(
  work: Work,
  id: string,
  { host: text }: SiteDomainInput,
): Promise<SiteDomainList> {
  const { trx, deps, actor } = work
  const { lang } = actor
  await owned(work, id)
  writable(await findSite(trx, id, true), actor)
  offered(deps, actor)
  const read = readHost(text, ourHosts(deps.config))
  if ('fault' in read) return fieldErrors({ host: say(lang, `host.${read.fault}`) })
  const rows = (await hostsOf(trx, id)).filter(({ state }) => state !== 'released')
  if (rows.some(({ host }) => host === read.host)) return listDomains(work, id)
  if (rows.length >= MOST) notAcceptable(say(lang, 'mostDomains', { most: MOST }))
  const now = deps.now()
  if ((await askedSince(trx, id, new Date(now.getTime() - DAY_MS))) >= MOST_A_DAY)
    notAcceptable(say(lang, 'domainsToday', { most: MOST_A_DAY }))
  await refuseOver(trx, actor.agencyId, 'ownDomain', { now, lang })
  const isHeld = (await holderOf(trx, read.host)) !== undefined
  await insertHost(trx, {
    id: uuidv7(),
    site_id: id,
    host: read.host,
    token: randomBytes(16).toString('hex'),
    state: 'claimed',
    problem: isHeld ? 'held' : null,
    created_at: now,
    next_check_at: now,
  })
  return listDomains(work, id)
}

/** Gives a domain up, at once. */
export async function releaseDomain(
  work: Work,
  id: string,
  hostId: string,
): Promise<SiteDomainList> {
  const { trx, deps, actor } = work
  await owned(work, id)
  const seen = await ownHost(trx, id, hostId, actor)
  // A look that is under way writes what it found before this, or finds it given up.
  await holdHost(trx, seen.host)
  const row = await ownHost(trx, id, hostId, actor)
  await writeHost(trx, row.id, {
    state: 'released',
    problem: null,
    reaches: false,
    next_check_at: null,
    released_at: row.released_at ?? deps.now(),
  })
  await settleMain(trx, id)
  return listDomains(work, id)
}

/** Makes a domain the one that the site's other addresses lead to. */
export async function chooseDomain(
  work: Work,
  id: string,
  hostId: string,
): Promise<SiteDomainList> {
  const { trx, actor } = work
  await owned(work, id)
  writable(await findSite(trx, id), actor)
  const row = await ownHost(trx, id, hostId, actor)
  if (row.state !== 'active') notAcceptable(say(actor.lang, 'notRead'))
  await settleMain(trx, id, row.id)
  return listDomains(work, id)
}

/** Looks at a domain's records now, outside of any transaction: name servers take their time. */
export async function checkDomain(ctx: Ctx, id: string, hostId: string): Promise<SiteDomainList> {
  await act(ctx, async (work) => {
    await owned(work, id)
    writable(await findSite(work.trx, id), work.actor)
    offered(work.deps, work.actor)
    const row = await ownHost(work.trx, id, hostId, work.actor)
    if (row.state === 'released') notAcceptable(say(work.actor.lang, 'domainOver'))
  })
  await checkHost(ctx.deps, hostId)
  return act(ctx, (work) => listDomains(work, id))
}
