import { setTimeout as sleep } from 'node:timers/promises'
import type { Property } from '../../../generated/model/index.ts'
import { sql, type Database } from '../../../server/db/index.ts'
import type { Post } from './post.ts'
import { numberOf, type Editions } from './edition.ts'

const READY_MS = 20_000

/** What is wrong with the pages that strangers read. */
export async function shownFaults(
  url: string,
  token: string,
  website: Editions,
): Promise<string[]> {
  const { slug, homeId, pictures, published } = website
  const front = await fetch(`${url}/w/${slug}/`)
  if (front.status !== 200) return [`the site answers ${front.status}`]
  const html = await front.text()
  const number = numberOf(/tel:(\+34971\d+)/.exec(html)?.[1])
  const shown = [...pictures].filter(([, hash]) => html.includes(hash))
  const wanted = pictures.get(number) ?? ''
  return [
    ...(number < published ? [`edition ${published} was published, ${number} is read`] : []),
    ...(shown.length > 0 && shown.every(([, hash]) => hash === wanted)
      ? []
      : [`edition ${number} is read with the picture of ${shown.map(([one]) => one).join()}`]),
    ...(await unseen(url, html, wanted)),
    ...(await oldPrice(url, token, { slug, homeId })),
  ]
}

/** The picture of the page, as it is asked for, once it is made. */
async function unseen(url: string, html: string, hash: string): Promise<string[]> {
  const address = new RegExp(`/media/${hash}/[\\w.]+`).exec(html)?.[0] ?? ''
  const end = Date.now() + READY_MS
  let answer = 0
  while ((answer = (await fetch(url + address)).status) !== 200 && Date.now() < end)
    await sleep(200)
  return answer === 200 ? [] : [`picture ${address} of the site answers ${answer}`]
}

/** A kept page that outlived its price. */
async function oldPrice(
  url: string,
  token: string,
  { slug, homeId }: Pick<Editions, 'slug' | 'homeId'>,
): Promise<string[]> {
  const headers = { authorization: `Token ${token}` }
  const home = await fetch(`${url}/api/v1/property/${homeId}/`, { headers })
  const { basics } = (await home.json()) as Property
  const price = new Intl.NumberFormat('es-ES').format((basics.offers[0]?.price ?? 0) / 100)
  const page = await fetch(`${url}/w/${slug}/casa/${homeId}/`)
  const html = await page.text()
  return html.includes(price)
    ? []
    : [`a home costs ${price}, its page (${page.status}) does not say so`]
}

/** Rows of the site that do not belong together. */
export async function siteFaults(db: Database, website: Editions): Promise<string[]> {
  const { rows } = await sql<{
    phone: string | null
    number: number | null
    last: number | null
    versions: number
    shown: string | null
  }>`select doc #>> '{contact,phone}' as phone, published as number,
      (select max(number) from site_version where site_id = s.id) as last,
      (select count(distinct digest)::int from site_version where site_id = s.id) as versions,
      (select doc #>> '{contact,phone}' from site_version
        where site_id = s.id and number = s.published) as shown
    from site s where id = ${website.siteId}`.execute(db)
  const [site] = rows
  if (!site) return ['the site is gone']
  const said = numberOf(site.phone)
  return [
    ...(said < website.said ? [`the site says ${said}, ${website.said} was acknowledged`] : []),
    ...(site.last === site.number && site.versions > 0
      ? []
      : [`versions of the site: ${JSON.stringify(site)}`]),
    ...(numberOf(site.shown) < website.published
      ? [`edition ${website.published} was published, ${numberOf(site.shown)} is public`]
      : []),
  ]
}

/** Domains of two sites, or of none after it was proved, and hand-overs of which nobody was told. */
export async function domainFaults(
  db: Database,
  { held }: Editions,
  post: Post,
): Promise<string[]> {
  const rows = await db
    .selectFrom('site_host')
    .select(['id', 'site_id', 'host', 'state', 'problem', 'proved_at'])
    .execute()
  const holders = rows.filter(({ state }) => state === 'proved' || state === 'active')
  const told = new Set(
    (await db.selectFrom('notification').select('topic').execute()).map(({ topic }) => topic),
  )
  const over = rows.filter(({ problem }) => problem === 'handedOver')
  return [
    ...[...held]
      .filter(([host, site]) => !holders.some((one) => one.host === host && one.site_id === site))
      .map(([host]) => `${host} was proved and is not its site's`),
    ...[...new Set(holders.map(({ host }) => host))]
      .filter((host) => holders.filter((one) => one.host === host).length > 1)
      .map((host) => `${host} is of two sites`),
    ...over
      .filter(({ host, site_id: site }) =>
        rows.every((one) => one.host !== host || one.site_id === site || one.proved_at === null),
      )
      .map(({ host }) => `${host} was handed over to nobody`),
    ...over
      .filter(({ id }) => !told.has(`site-domain:${id}`))
      .map(({ host }) => `nobody was told at the desk that ${host} is gone`),
    ...over
      .filter(({ host }) => !post.arrived.some(({ text }) => text.includes(host)))
      .map(({ host }) => `nobody was mailed that ${host} is gone`),
  ]
}
