import { useState } from 'react'
import type { RecordSearch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { useNow } from '../../../lib/use-now'
import { actRows, portalRows, roomRows, saying } from './acts'
import { foundGroups, openedRows, wholeRows } from './groups'
import type { Group } from './row'
import { MOST, useFound, useOpened } from './use-records'

export interface Groups {
  groups: Group[]
  isPending: boolean
  error: unknown
  retry: () => void
}

/** All that the palette shows for what is typed: records and acts, or what was opened last. */
export function useGroups(typed: string): Groups {
  const { t } = useTranslation(['palette', 'shell', 'contact'])
  const { role, operator } = useSession().profile
  const now = useNow()
  const question = typed.trim()
  const [whole, setWhole] = useState<{ kind: keyof RecordSearch; question: string } | null>(null)
  const kind = whole?.question === question ? whole.kind : null
  const { data, isPending, error, retry } = useFound(typed, kind ? MOST : 2)
  const { data: kept, opened } = useOpened()
  const telling = { t, now, question }
  const group = (key: string, rows: Group['rows']): Group[] =>
    rows.length > 0 ? [{ key, name: t(`palette:group.${key}`), rows }] : []
  const [acts, rooms] = [actRows(role, t), roomRows(role, t, operator)]
  if (question === '')
    return {
      groups: [
        ...(kept ? group('opened', openedRows(kept, opened, telling)) : []),
        ...group('acts', acts),
        ...group('rooms', rooms),
      ],
      isPending: false,
      error: null,
      retry,
    }
  const all = data ? wholeRows(data, kind, (one) => setWhole({ kind: one, question }), telling) : []
  return {
    groups: [
      ...(data ? foundGroups(data, kind, telling) : []),
      ...group('acts', [
        ...saying(acts, question),
        ...saying(rooms, question),
        ...all,
        ...portalRows(role, question, t),
      ]),
    ],
    isPending,
    error,
    retry,
  }
}
