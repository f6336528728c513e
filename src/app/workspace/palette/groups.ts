import { ListFilter } from 'lucide-react'
import type { RecordSearch } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { contactRow, demandRow, eventRow, homeRow, threadRow, type Telling } from './records'
import type { Group, Row } from './row'
import type { Opened } from './opened'
import { dueIn } from './records'

type Kind = keyof RecordSearch

/** The order of the look; what people write comes last. */
const KINDS: Kind[] = ['homes', 'contacts', 'demands', 'events', 'threads']
/** Most of a kind, unless all of it is asked for. */
const EACH = 2
/** The server counts no further. */
const COUNTED = 1000

const rowsOf = (found: RecordSearch, kind: Kind, telling: Telling): Row[] =>
  ({
    homes: () => found.homes.items.map((one) => homeRow(one, telling)),
    contacts: () => found.contacts.items.map((one) => contactRow(one, telling)),
    demands: () => found.demands.items.map((one) => demandRow(one, telling)),
    events: () => found.events.items.map((one) => eventRow(one, telling)),
    threads: () => found.threads.items.map((one) => threadRow(one, telling)),
  })[kind]()

const total = (count: number, { t }: Telling): string =>
  count < COUNTED ? String(count) : t('palette:many', { count })

/** What was found, kind by kind; `whole` is the kind of which more is shown. */
export function foundGroups(found: RecordSearch, whole: Kind | null, telling: Telling): Group[] {
  return KINDS.flatMap((kind) => {
    const every = rowsOf(found, kind, telling)
    const rows = kind === whole ? every : every.slice(0, EACH)
    if (rows.length === 0) return []
    const all = found[kind].total
    const count = telling.t('palette:of', { shown: rows.length, total: total(all, telling) })
    return {
      key: kind,
      name: telling.t(`palette:kind.${kind}`),
      rows,
      ...(all > rows.length && { count }),
    }
  })
}

/** Where all of a kind is looked for; events have no list of words: more of them are shown here. */
const LISTS: Record<Exclude<Kind, 'events'>, (q: string) => string> = {
  homes: (q) => href('auth-cartera', {}, { q }),
  contacts: (q) => href('auth-contactos', {}, { q }),
  demands: (q) => href('auth-cartera', {}, { lado: 'demandas', q }),
  threads: (q) => href('auth-mensajes', {}, { q }),
}

/** A way to all of each kind of which not all is shown. */
export function wholeRows(
  found: RecordSearch,
  whole: Kind | null,
  showWhole: (kind: Kind) => void,
  telling: Telling,
): Row[] {
  const { t, question } = telling
  return KINDS.flatMap((kind): Row[] => {
    const { total: all, items } = found[kind]
    const shown = kind === whole ? items.length : Math.min(items.length, EACH)
    if (all <= shown || (kind === 'events' && kind === whole)) return []
    return [
      {
        key: `all ${kind}`,
        lead: { icon: ListFilter },
        title: t(`palette:all.${kind}`, { text: question }),
        end: total(all, telling),
        ...(kind === 'events' ? { run: () => showWhole(kind) } : { to: LISTS[kind](question) }),
      },
    ]
  })
}

/** Most records of those opened last. */
const LAST = 4

/** What was opened last and may still be seen, the newest first. */
export function openedRows(found: RecordSearch, opened: Opened[], telling: Telling): Row[] {
  const { t } = telling
  const rows = new Map(
    KINDS.flatMap((kind) =>
      rowsOf(found, kind, telling).map((row) => [row.key, { row, kind }] as const),
    ),
  )
  return opened
    .flatMap(({ id, at }): Row[] => {
      const known = rows.get(id)
      if (!known) return []
      const { end: _end, ...row } = known.row
      const what =
        known.kind === 'homes' ? row.note?.split(' · ')[0] : t(`palette:one.${known.kind}`)
      return [{ ...row, note: `${what} · ${dueIn(new Date(at).toISOString(), telling)}` }]
    })
    .slice(0, LAST)
}
