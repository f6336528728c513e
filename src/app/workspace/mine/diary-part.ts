import { READ } from '../../../../generated/offline/table'
import type { AgendaPage } from '../../../../generated/model'
import { keptTimes, readOf, type KeptRead } from './read-store'

const DIARY = READ.listAgenda.path

/** A question about the diary: between which instants, and all else that it asks. */
function asked(url: string): { from: number; to: number; rest: string } | null {
  const [path, search = ''] = url.split('?')
  if (path !== DIARY) return null
  const query = new URLSearchParams(search)
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''].map(Date.parse)
  query.delete('from')
  query.delete('to')
  query.sort()
  return from && to ? { from, to, rest: query.toString() } : null
}

/**
 * A view of the diary out of a longer one that was kept, asked for in the same way: a day of five
 * weeks. Never more than is known: a day outside would look free.
 */
export async function keptPartOf(person: string, url: string): Promise<KeptRead | null> {
  const part = asked(url)
  if (!part) return null
  const wholes = [...(await keptTimes())]
    .filter(([one]) => {
      const whole = asked(one)
      return whole && whole.rest === part.rest && whole.from <= part.from && part.to <= whole.to
    })
    .toSorted(([, a], [, b]) => b - a)
  const kept = wholes[0] && (await readOf(person, wholes[0][0]))
  if (!kept) return null
  const page = kept.data as AgendaPage
  if (page.cut) return null
  const { from, to } = part
  const items = page.items.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < to && Date.parse(endsAt) > from,
  )
  const travels = page.travels.filter(
    ({ startsAt }) => Date.parse(startsAt) < to && Date.parse(startsAt) >= from,
  )
  return { at: kept.at, data: { ...page, items, travels } satisfies AgendaPage }
}
