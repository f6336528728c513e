import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getListSitesQueryKey, useSaveSitePage } from '../../../../generated/api/site/site'
import type { Site, SitePage, SiteConflict } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ApiFailure, statusOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { isSame } from './same'
import { useSiteCache } from './use-site-cache'

const REST_MS = 800

/** A page as it is typed, and what became of saving it. */
export interface PageDraft {
  page: SitePage
  /** `next` made of the page as it is now, for an act that was offered earlier (undo in the bar). */
  change: (next: SitePage | ((now: SitePage) => SitePage)) => void
  state: 'saved' | 'waiting' | 'saving' | 'refused' | 'conflict'
  /** Messages of a refusal by path below the page: `sections.0.count`. */
  errors: Record<string, string>
  /** Grows when the page was replaced by what is stored: a form shows it anew. */
  taken: number
  /** After a refusal that was no fault of the page. */
  again: () => void
  /** After a conflict: saves mine over theirs, or takes theirs. */
  settle: (whose: 'mine' | 'theirs') => void
}

const below = (errors: Record<string, string> | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([path, text]) => [path.replace(/^page\./, ''), text]),
  )

/**
 * One page of the draft, saved after a rest of 800 ms under the version that it was typed upon:
 * what somebody else saved meanwhile may have been read since, and is not written over. What is
 * typed while a save is under way goes with the next; what was refused stays as it was typed, and is
 * sent again when the connection is back.
 */
export function usePageDraft(site: Site, stored: SitePage): PageDraft {
  const { t } = useTranslation('site')
  const client = useQueryClient()
  const keep = useSiteCache()
  const [page, setPage] = useState(stored)
  const [state, setState] = useState<Exclude<PageDraft['state'], 'conflict'>>('saved')
  // The version of what somebody else saved meanwhile.
  const [conflict, setConflict] = useState<number | null>(null)
  const [taken, setTaken] = useState(0)
  const typed = useRef(stored)
  const versionIn = ({ pages }: Pick<Site, 'pages'>): number =>
    pages.find(({ id }) => id === stored.id)?.version ?? 1
  const known = versionIn(site)
  const base = useRef(known)
  const { write, errors } = useWrite(useSaveSitePage, {
    done: null,
    conflict: t('conflict.title'),
    onDone: (now: Site) => {
      base.current = versionIn(now)
      keep(now)
    },
    onRefused: (error) => {
      if (statusOf(error) !== 409 || !(error instanceof ApiFailure)) return
      setConflict(versionIn((error.body as SiteConflict).current))
      void client.invalidateQueries({ queryKey: getListSitesQueryKey() })
    },
  })

  const send = useEffectEvent(async () => {
    const next = typed.current
    const version = base.current
    setState('saving')
    const done = await write({ id: site.id, pageId: next.id, data: { version, page: next } })
    const isLast = typed.current === next
    setState(!isLast ? 'waiting' : done ? 'saved' : 'refused')
  })
  const take = useEffectEvent((next: SitePage) => {
    base.current = known
    if (isSame(typed.current, next)) return
    typed.current = next
    setPage(next)
    setTaken((before) => before + 1)
  })
  const change = useCallback<PageDraft['change']>((given) => {
    const next = typeof given === 'function' ? given(typed.current) : given
    typed.current = next
    setPage(next)
    setState((now) => (now === 'saving' ? now : 'waiting'))
  }, [])

  useEffect(() => {
    if (state !== 'waiting' || conflict !== null) return
    const timer = setTimeout(() => void send(), REST_MS)
    return () => clearTimeout(timer)
  }, [state, page, conflict])
  // What was undone, restored or saved elsewhere is shown as soon as nothing waits here; what was
  // read before the own save, or is that save, is not: the form would lose its cursor.
  useEffect(() => {
    if (state === 'saved' && known > base.current) take(stored)
  }, [state, stored, known])
  // Who leaves the screen within the rest loses nothing.
  const leave = useEffectEvent(() => {
    if (state === 'waiting' && conflict === null) void send()
  })
  useEffect(() => () => leave(), [])

  useEffect(() => {
    if (state === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const back = () => {
      if (state === 'refused' && conflict === null) void send()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', back)
    }
  }, [state, conflict])

  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) void send()
  }, [asked])
  const again = () => setAsked((before) => before + 1)
  const settle = (whose: 'mine' | 'theirs') => {
    if (conflict === null) return
    setConflict(null)
    if (whose === 'theirs') setState('saved')
    else {
      base.current = conflict
      again()
    }
  }
  return {
    page,
    change,
    state: conflict !== null ? 'conflict' : state,
    errors: below(errors),
    taken,
    again,
    settle,
  }
}
