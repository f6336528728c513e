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
  change: (next: SitePage) => void
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
 * One page of the draft, saved after a rest of 800 ms under its own version. What is typed while a
 * save is under way goes with the next; what was refused stays as it was typed.
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
  const { write, errors } = useWrite(useSaveSitePage, {
    done: null,
    conflict: t('conflict.title'),
    onDone: keep,
    onRefused: (error) => {
      if (statusOf(error) !== 409 || !(error instanceof ApiFailure)) return
      const { pages } = (error.body as SiteConflict).current
      setConflict(pages.find(({ id }) => id === stored.id)?.version ?? null)
      void client.invalidateQueries({ queryKey: getListSitesQueryKey() })
    },
  })
  const known = site.pages.find(({ id }) => id === stored.id)?.version ?? 1

  const send = useEffectEvent(async (version: number) => {
    const next = typed.current
    setState('saving')
    const done = await write({ id: site.id, pageId: next.id, data: { version, page: next } })
    const isLast = typed.current === next
    setState(!isLast ? 'waiting' : done ? 'saved' : 'refused')
  })
  const take = useEffectEvent((next: SitePage) => {
    typed.current = next
    setPage(next)
    setTaken((before) => before + 1)
  })
  const change = useCallback((next: SitePage) => {
    typed.current = next
    setPage(next)
    setState((now) => (now === 'saving' ? now : 'waiting'))
  }, [])

  useEffect(() => {
    if (state !== 'waiting' || conflict !== null) return
    const timer = setTimeout(() => void send(known), REST_MS)
    return () => clearTimeout(timer)
  }, [state, page, conflict, known])
  // What was undone, restored or saved elsewhere is shown as soon as nothing waits here.
  useEffect(() => {
    if (state === 'saved' && !isSame(typed.current, stored)) take(stored)
  }, [state, stored])
  // Who leaves the screen within the rest loses nothing.
  const leave = useEffectEvent(() => {
    if (state === 'waiting' && conflict === null) void send(known)
  })
  useEffect(() => () => leave(), [])

  const [later, setLater] = useState<number | null>(null)
  useEffect(() => {
    if (later === null) return
    setLater(null)
    void send(later)
  }, [later])
  const settle = (whose: 'mine' | 'theirs') => {
    if (conflict === null) return
    setConflict(null)
    if (whose === 'mine') setLater(conflict)
    else setState('saved')
  }
  return {
    page,
    change,
    state: conflict !== null ? 'conflict' : state,
    errors: below(errors),
    taken,
    again: () => setLater(known),
    settle,
  }
}
