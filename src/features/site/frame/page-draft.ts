import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getListSitesQueryKey, useSaveSitePage } from '../../../../generated/api/site/site'
import type { Site, SiteConflict, SitePage, SiteTextPlace } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { ApiFailure, statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { useWrite } from '../../../lib/write'
import { keepPage, keptPage } from './kept-page'
import { merged, type Clash, type Whose } from './merge'
import { isSame } from '../../../lib/same'
import { useSiteCache } from './use-site-cache'

const REST_MS = 800
/** How often it is tried while no answer comes. */
const AGAIN_MS = 15_000

/** What somebody else saved on the page that is typed on here. */
interface Conflict {
  version: number
  theirs: SitePage
  clashes: Clash[]
}

/** A page as it is typed, and what became of saving it. */
export interface PageDraft {
  page: SitePage
  /** `next` made of the page as it is now, for an act that was offered earlier (undo in the bar). */
  change: (next: SitePage | ((now: SitePage) => SitePage)) => void
  /** `offline`: no answer came; it is kept in this browser and sent by itself. */
  state: 'saved' | 'waiting' | 'saving' | 'refused' | 'offline' | 'conflict'
  /** Messages of a refusal by path below the page: `sections.0.count`. */
  errors: Record<string, string>
  /** Why it was refused, where no field is at fault. */
  failed: string | null
  /** Grows when the page was replaced by what is stored: a form shows it anew. */
  taken: number
  /** Fields that both changed, to be decided. */
  clashes: Clash[]
  /** When it was kept, where it comes from an earlier visit of this browser; ISO. */
  restored: string | null
  /** Forgets what was restored and shows what is stored. */
  drop: () => void
  /** After a refusal that was no fault of the page. */
  again: () => void
  /** Says that a translation still says the same as its source. */
  confirm: (text: SiteTextPlace) => void
  /** After a conflict: all of mine or theirs, or whose by field. */
  settle: (whose: Whose | Readonly<Record<string, Whose>>) => void
}

const below = (errors: Record<string, string> | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([path, text]) => [path.replace(/^page\./, ''), text]),
  )

/**
 * One page of the draft, saved after a rest of 800 ms under the version that it was typed upon.
 * What somebody else saved meanwhile is joined field by field; only a field that both changed is
 * asked about. What is typed while a save is under way goes with the next; until it is saved it is
 * kept in this browser, too, so that neither a line that is down nor a closed tab loses it.
 */
export function usePageDraft(site: Site, stored: SitePage): PageDraft {
  const { t } = useTranslation('site')
  const client = useQueryClient()
  const keep = useSiteCache()
  const versionIn = ({ pages }: Pick<Site, 'pages'>): number =>
    pages.find(({ id }) => id === stored.id)?.version ?? 1
  const known = versionIn(site)
  const [kept] = useState(() => {
    const found = site.canEdit ? keptPage(stored.id) : null
    return found && !isSame(found.page, stored) ? found : null
  })
  const [page, setPage] = useState(kept?.page ?? stored)
  const [state, setState] = useState<Exclude<PageDraft['state'], 'conflict'>>(
    kept ? 'waiting' : 'saved',
  )
  const [restored, setRestored] = useState(kept?.at ?? null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [taken, setTaken] = useState(0)
  const typed = useRef(page)
  const base = useRef(kept?.base ?? { version: known, page: stored })
  const confirmed = useRef<SiteTextPlace[]>([])
  const isJoined = useRef(false)
  const replace = (next: SitePage) => {
    if (isSame(typed.current, next)) return
    typed.current = next
    setPage(next)
    setTaken((before) => before + 1)
  }
  const meet = ({ current }: SiteConflict) => {
    const theirs = current.draft.pages.find(({ id }) => id === stored.id)
    const version = versionIn(current)
    if (!theirs) return
    const { value, clashes } = merged(base.current.page, { mine: typed.current, theirs })
    if (clashes.length > 0) return setConflict({ version, theirs, clashes })
    base.current = { version, page: theirs }
    isJoined.current = true
    typed.current = value
    setPage(value)
    setTaken((before) => before + 1)
  }
  const { write, errors, failed } = useWrite(useSaveSitePage, {
    done: null,
    conflict: t('conflict.title'),
    // Beside the page: every try without a line would say it again in the bar.
    say: useErrorText(),
    onDone: (now: Site) => {
      base.current = {
        version: versionIn(now),
        page: now.draft.pages.find(({ id }) => id === stored.id) ?? typed.current,
      }
      if (isJoined.current) setMessage('SUCCESS', t('conflict.joined'))
      isJoined.current = false
      keep(now)
    },
    onRefused: (error) => {
      if (statusOf(error) === null) setState('offline')
      if (statusOf(error) !== 409 || !(error instanceof ApiFailure)) return
      meet(error.body as SiteConflict)
      void client.invalidateQueries({ queryKey: getListSitesQueryKey() })
    },
  })

  const send = useEffectEvent(async () => {
    const next = typed.current
    const { version } = base.current
    const said = confirmed.current
    setState('saving')
    const done = await write({
      id: site.id,
      pageId: next.id,
      data: { version, page: next, ...(said.length > 0 && { confirmed: said }) },
    })
    if (done) confirmed.current = confirmed.current.filter((one) => !said.includes(one))
    const isLast = typed.current === next
    if (done && isLast) {
      keepPage(stored.id, null)
      setRestored(null)
    }
    setState((now) => (!isLast ? 'waiting' : done ? 'saved' : now === 'offline' ? now : 'refused'))
  })
  const take = useEffectEvent((next: SitePage) => {
    base.current = { version: known, page: next }
    replace(next)
  })
  const change = useCallback<PageDraft['change']>((given) => {
    const next = typeof given === 'function' ? given(typed.current) : given
    typed.current = next
    setPage(next)
    setState((now) => (now === 'saving' ? now : 'waiting'))
  }, [])

  useEffect(() => {
    if (state !== 'saved')
      keepPage(stored.id, { page, base: base.current, at: new Date().toISOString() })
  }, [state, page, stored.id])
  useEffect(() => {
    if (conflict !== null || (state !== 'waiting' && state !== 'offline')) return
    const timer = setTimeout(() => void send(), state === 'waiting' ? REST_MS : AGAIN_MS)
    return () => clearTimeout(timer)
  }, [state, page, conflict])
  // What was undone, restored or saved elsewhere is shown as soon as nothing waits here; what was
  // read before the own save, or is that save, is not: the form would lose its cursor.
  useEffect(() => {
    if (state === 'saved' && known > base.current.version) take(stored)
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
      if ((state === 'refused' || state === 'offline') && conflict === null) void send()
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
  const show = (next: SitePage) => {
    replace(next)
    setState('saved')
    setRestored(null)
    keepPage(stored.id, null)
  }
  const settle: PageDraft['settle'] = (whose) => {
    if (conflict === null) return
    const { version, theirs } = conflict
    const mine = typed.current
    setConflict(null)
    if (whose === 'theirs') {
      base.current = { version, page: theirs }
      return show(theirs)
    }
    const choices = typeof whose === 'string' ? {} : whose
    const { value } = merged(base.current.page, { mine, theirs }, choices)
    base.current = { version, page: theirs }
    replace(value)
    again()
  }
  return {
    page,
    change,
    state: conflict !== null ? 'conflict' : state,
    errors: below(errors),
    failed: state === 'refused' ? failed : null,
    taken,
    clashes: conflict?.clashes ?? [],
    restored,
    drop: () => {
      base.current = { version: known, page: stored }
      show(stored)
    },
    again,
    confirm: (text) => {
      confirmed.current = [...confirmed.current, text]
      again()
    },
    settle,
  }
}
