import { useSearchParams } from 'react-router-dom'
import { InboxKind, type ListInboxParams } from '../../../generated/model'

export const VIEWS = ['', 'sin-leer', 'sin-responder', 'mias', 'archivadas'] as const
export const KINDS = Object.values(InboxKind)

export type View = (typeof VIEWS)[number]

const WRITING = 'nuevo'

const FILTERS: Record<View, Partial<ListInboxParams>> = {
  '': {},
  'sin-leer': { unread: true },
  'sin-responder': { unanswered: true },
  mias: { mine: true },
  archivadas: { archived: true },
}

/** What the inbox shows, kept in the address; what is usual is left out of it. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find((one) => one === params.get('vista')) ?? ''
  const kind = KINDS.find((one) => one === params.get('tipo')) ?? null
  const q = params.get('q') ?? ''
  const wanted: ListInboxParams = {
    ...FILTERS[view],
    ...(kind ? { kind: [kind] } : {}),
    ...(q ? { q } : {}),
  }
  /** The address with changes; an empty value leaves it. */
  const search = (change: Record<string, string>): string => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(change)) {
      if (value === '') next.delete(key)
      else next.set(key, value)
    }
    return next.toString()
  }
  return {
    open: params.get('chat'),
    view,
    kind,
    q,
    wanted,
    search,
    go: (change: Record<string, string>) => setParams(search(change), { replace: true }),
    /** Whether somebody begins to write to a contact: other rooms lead there, too. */
    isWriting: params.get(WRITING) === '1',
    write: (on: boolean) => setParams(search({ [WRITING]: on ? '1' : '' }), { replace: !on }),
  }
}
