import { wordIn } from '../../../formats/word-in.ts'
import { text as textOf } from 'node:stream/consumers'
import type { Deps } from '../../../contract/deps.ts'
import { parseJson } from '../../../contract/guard.ts'
import { FetchRefused, guardedDownload } from '../../../ports/fetch/index.ts'
import type { FetchRow } from '../../integration/index.ts'
import { BrokenFile } from '../feed/broken.ts'
import { readJsonRecords } from '../json/records.ts'
import { plain, STATUSES } from '../reso/words.ts'

/** The address answers, but not as a RESO Web API. */
export class NotReso extends Error {
  override name = 'NotReso'
}

type Listing = Record<string, unknown> & { ListingKey: string }

/** Bounds of a pull, far above any agency; a page is one of 200 listings with their pictures. */
const MAX_PAGES = 500
/** How many listings a page should have; `$top` would end the answer with the first. */
const PAGES = 'odata.maxpagesize=200, maxpagesize=200'
const PAGE = { maxBytes: 20_000_000, seconds: 60 }
/** Milliseconds of a pull; ten thousand listings are fifty pages of some seconds each. */
const LONGEST = 900_000
const MAX_BYTES = 104_857_600
/** So often all listings are asked for, since one that is gone without a word is told by no change. */
const WHOLE_EVERY = 24 * 3_600_000

const isListing = (value: unknown): value is Listing =>
  typeof (value as Listing | null)?.ListingKey === 'string'

/** Has it left the market, by its own word? */
const isGone = ({ StandardStatus: status }: Listing): boolean =>
  wordIn(STATUSES, plain(status)) === 'gone'

interface Page {
  value: unknown[]
  next: string | null
}

async function pageAt(
  url: string,
  headers: Record<string, string>,
  privateHosts: boolean,
): Promise<Page> {
  const answer = await guardedDownload(
    url,
    { headers: { ...headers, accept: 'application/json', prefer: PAGES }, ...PAGE },
    privateHosts,
  )
  if (answer.status !== 200) throw new NotReso()
  const body = await textOf(answer.body)
  const parsed = parse(body)
  const { value, '@odata.nextLink': next } = parsed
  if (!Array.isArray(value)) throw new NotReso()
  return { value, next: typeof next === 'string' ? next : null }
}

function parse(body: string): Record<string, unknown> {
  const read = parseJson(body)
  if (!('value' in read) || typeof read.value !== 'object' || read.value === null)
    throw new NotReso()
  return read.value as Record<string, unknown>
}

/** The first page of what was changed since a moment, oldest first; of all without one. */
function firstPage(service: string, since: string | null): string {
  const url = new URL(`${service.replace(/\/+$/, '')}/Property`)
  if (since !== null) url.searchParams.set('$filter', `ModificationTimestamp ge ${since}`)
  url.searchParams.set('$orderby', 'ModificationTimestamp')
  url.searchParams.set('$expand', 'Media')
  // Blanks as %20: not every server takes a plus.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

const isPageOf = (service: string, next: string, at: string): boolean =>
  URL.canParse(next, at) && new URL(next, at).origin === new URL(service).origin

/** All pages of a question. A page elsewhere is not followed: the token is for one host. */
async function* listings(
  service: string,
  since: string | null,
  headers: Record<string, string>,
  privateHosts: boolean,
): AsyncGenerator<Listing> {
  const end = performance.now() + LONGEST
  let at: string | null = firstPage(service, since)
  for (let page = 0; at !== null; page += 1) {
    if (page === MAX_PAGES) throw new FetchRefused('too large', false)
    if (performance.now() > end) throw new FetchRefused('too slow', true, true)
    const { value, next }: Page = await pageAt(at, headers, privateHosts)
    yield* value.filter(isListing)
    if (next !== null && !isPageOf(service, next, at)) throw new NotReso()
    at = next === null ? null : new URL(next, at).href
  }
}

/** Listings as the last pull left them, by key; none where its file is gone, or cannot be read. */
async function before({ files }: Deps, key: string | null): Promise<Map<string, Listing>> {
  const known = new Map<string, Listing>()
  if (key === null || !(await files.exists(key))) return known
  try {
    for await (const one of readJsonRecords(await files.get(key), 'value'))
      if ('value' in one && isListing(one.value)) known.set(one.value.ListingKey, one.value)
  } catch (error) {
    // One listing was too large, and all of them are asked for again until it is mended.
    if (error instanceof BrokenFile) return new Map()
    throw error
  }
  return known
}

/** What a pull gathered: every listing as it stands now, and up to when it asked. */
export interface Pulled {
  file: string
  since: string | null
  isWhole: boolean
}

/**
 * Asks a RESO Web API for what was changed since the last time and puts it to what was there, so
 * that a run reads the whole as of every feed. Once a day all is asked for. A listing that has left
 * the market stays for one file, in which it says so.
 */
export async function pullReso(
  deps: Deps,
  service: string,
  headers: Record<string, string>,
  { file_key: key, since, full_at: wholeAt }: FetchRow,
): Promise<Pulled> {
  const known = await before(deps, key)
  const isDue = !wholeAt || deps.now().getTime() - wholeAt.getTime() >= WHOLE_EVERY
  const isWhole = isDue || since === null || known.size === 0
  const all = new Map(isWhole ? [] : [...known].filter(([, listing]) => !isGone(listing)))
  let newest = isWhole ? null : since
  let size = 0
  const asked = listings(service, isWhole ? null : since, headers, deps.config.privateHosts)
  for await (const listing of asked) {
    const { ListingKey, ModificationTimestamp: changed } = listing
    size += JSON.stringify(listing).length
    if (size > MAX_BYTES) throw new FetchRefused('too large', false)
    if (typeof changed === 'string' && (newest === null || changed > newest)) newest = changed
    const was = known.get(ListingKey)
    if (isGone(listing) && (!was || isGone(was))) all.delete(ListingKey)
    else all.set(ListingKey, listing)
  }
  // What is kept from before counts, too: small pulls would make a file without an end.
  const sorted = [...all.values()].sort((a, b) => (a.ListingKey < b.ListingKey ? -1 : 1))
  const file = `{"value":[\n${sorted.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`
  if (file.length > MAX_BYTES) throw new FetchRefused('too large', false)
  return { file, since: newest, isWhole }
}
