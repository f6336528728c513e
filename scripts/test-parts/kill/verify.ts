import { setTimeout as sleep } from 'node:timers/promises'
import type {
  DocumentList,
  Property,
  PropertyHistoryPage,
  PropertyPage,
  PropertyRow,
} from '../../../generated/model/index.ts'
import type { Desk, Known } from './desk.ts'

const READY_MS = 20_000

/**
 * What is lost or half there after a start; empty when all is well. Every home is counted; the
 * newest, or with `whole` all of them, are read.
 */
export async function verify(url: string, desk: Desk, whole = false): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/property/${path}`, {
      headers: { authorization: `Token ${desk.token}` },
    })
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`)
    return (await answer.json()) as T
  }
  const rows = await everyRow(read)
  const faults = [...desk.known.keys()]
    .filter((id) => !rows.has(id))
    .map((id) => `home ${id} was acknowledged and is gone`)
  const chosen = [...rows].filter(([, row]) => !desk.counter.isOurs(row)).slice(whole ? 0 : -60)
  for (const [id, row] of chosen) {
    const home = await read<Property>(`${id}/`)
    faults.push(...half(home, row, await read<PropertyHistoryPage>(`${id}/history/?limit=100`)))
    const known = desk.known.get(id)
    if (!known) continue // written, but the answer was cut off
    const documents =
      known.documents.size > 0 ? await read<DocumentList>(`${id}/document/`) : { items: [] }
    faults.push(...lost(home, known, documents))
  }
  return [
    ...faults,
    ...(await dark(url, read, desk)),
    ...(await desk.website.faults(url, desk.token)),
  ]
}

async function everyRow(read: <T>(path: string) => Promise<T>): Promise<Map<string, PropertyRow>> {
  const rows = new Map<string, PropertyRow>()
  for (const status of ['', '&status=archived']) {
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: PropertyPage = await read<PropertyPage>(
        `?sort=created&limit=100${status}${cursor && `&cursor=${cursor}`}`,
      )
      for (const row of page.items) rows.set(row.id, row)
      cursor = page.next
    }
  }
  return rows
}

/**
 * Both steps of a save hold the same number, columns follow the document, and its beginning is
 * remembered.
 */
function half(home: Property, row: PropertyRow, history: PropertyHistoryPage): string[] {
  const faults: string[] = []
  const number = home.layout?.built
  if (String(number) !== home.texts?.internalNotes)
    faults.push(`home ${home.id}: area ${number}, note ${home.texts?.internalNotes}`)
  if (row.area !== number || row.version !== home.version)
    faults.push(`home ${home.id}: its columns do not follow its document`)
  if (row.photoCount !== home.media.length)
    faults.push(`home ${home.id}: ${row.photoCount} photos counted, ${home.media.length} there`)
  if (home.version !== (number ?? 0) + (home.status === 'archived' ? 1 : 0))
    faults.push(`home ${home.id}: version ${home.version} after save ${number}`)
  if (history.next === null && history.items.at(-1)?.kind !== 'CREATED')
    faults.push(`home ${home.id}: no beginning`)
  return faults
}

function lost(home: Property, known: Known, documents: DocumentList): string[] {
  const faults: string[] = []
  if ((home.layout?.built ?? 0) < known.number || home.version < known.version) {
    faults.push(
      `home ${home.id}: save ${known.number} was acknowledged, ${home.layout?.built} is stored`,
    )
  }
  const missing = (ids: Set<string>, items: { id: string }[]): string[] =>
    [...ids].filter((id) => !items.some((item) => item.id === id))
  faults.push(
    ...missing(known.media, home.media).map((id) => `home ${home.id}: photo ${id} is gone`),
  )
  faults.push(
    ...missing(known.documents, documents.items).map(
      (id) => `home ${home.id}: document ${id} is gone`,
    ),
  )
  return faults
}

/** Acknowledged photos of a few homes that do not become ready or are not served. */
async function dark(
  url: string,
  read: <T>(path: string) => Promise<T>,
  desk: Desk,
): Promise<string[]> {
  const homes = [...desk.known].filter(([, home]) => home.media.size > 0).slice(-5)
  const faults: string[] = []
  for (const [id, known] of homes) {
    const { media } = await read<Property>(`${id}/`)
    for (const photo of media.filter((each) => known.media.has(each.id))) {
      const end = Date.now() + READY_MS
      let answer = 0
      while (
        (answer = (await fetch(`${url}${photo.src}/320.webp`)).status) !== 200 &&
        Date.now() < end
      )
        await sleep(200)
      if (answer !== 200) faults.push(`home ${id}: photo ${photo.id} answers ${answer}`)
    }
  }
  return faults
}
