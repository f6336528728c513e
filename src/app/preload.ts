import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { BASE_NAMESPACES, type Lang, type I18n } from '../i18n'
import { quietly } from '../lib/quietly'
import type { RouteHandle } from './route-definition'

/** Route preloads at once (specification, section 9). */
export const PRELOADS_AT_ONCE = 5
/**
 * Data stays fresh for so long (src/lib/query-client.ts); asking again sooner would bring nothing.
 */
const FRESH_MS = 30_000

interface PreloadOptions {
  routes: RouteObject[]
  client: QueryClient
  i18n: I18n
  lang: Lang
}

/**
 * Runs so many tasks at once; the others wait in their order. Failures are nobody's: the page
 * itself will meet them.
 */
export function queue(most: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0
  const next = (): void => {
    const task = running < most ? waiting.shift() : undefined
    if (!task) return
    running += 1
    void task()
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        next()
      })
  }
  return (task) => {
    waiting.push(task)
    next()
  }
}

/** What a link of ours leads to; null for other sites, files, new windows and the other face. */
function targetOf(link: HTMLAnchorElement, routes: RouteObject[]) {
  if (
    link.origin !== location.origin ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.hreflang !== ''
  )
    return null
  if (link.pathname === location.pathname && link.search === location.search) return null
  const matches = matchRoutes(routes, link.pathname)
  const face = document.documentElement.dataset.face
  return matches?.some(({ route }) => route.id === face) ? matches : null
}

type Matches = NonNullable<ReturnType<typeof targetOf>>

/**
 * Brings the code and words of the pages links lead to when they come into view, and their data
 * when somebody points at them.
 */
export function preloader({ routes, client, i18n, lang }: PreloadOptions) {
  const add = queue(PRELOADS_AT_ONCE)
  const loaded = new Set<string>()
  const fetched = new Map<string, number>()

  const code = (matches: Matches): void => {
    for (const { route } of matches) {
      const { lazy, id = '' } = route
      if (typeof lazy !== 'function' || loaded.has(id)) continue
      loaded.add(id)
      const { namespaces = [] } = (route.handle ?? {}) as RouteHandle
      add(() =>
        quietly(() =>
          Promise.all([lazy(), i18n.loadNamespaces([...BASE_NAMESPACES, ...namespaces])]),
        ),
      )
    }
  }

  const payload = (matches: Matches, url: URL): void => {
    const at = fetched.get(url.href) ?? 0
    if (Date.now() - at < FRESH_MS) return
    fetched.set(url.href, Date.now())
    const { route, params } = matches[matches.length - 1] ?? {}
    const { prefetch, validate } = (route?.handle ?? {}) as RouteHandle
    const page = { params: params as Record<string, string>, url, lang }
    if (prefetch && validate?.(page) !== false)
      add(() => quietly(async () => prefetch(client, page)))
  }

  return {
    /** A link has come into view. */
    seen(link: HTMLAnchorElement): void {
      const matches = targetOf(link, routes)
      if (matches) code(matches)
    },
    /** Somebody points at a link, touches it or has come to it with the keyboard. */
    pointed(link: HTMLAnchorElement): void {
      const matches = targetOf(link, routes)
      if (!matches) return
      code(matches)
      payload(matches, new URL(link.href))
    },
  }
}

/** Watches the links of the page, those of now and those to come. */
export function watchLinks(options: PreloadOptions): void {
  const { seen, pointed } = preloader(options)
  const known = new WeakSet<Element>()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      seen(target as HTMLAnchorElement)
    }
  })
  const look = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (known.has(link)) continue
      known.add(link)
      inView.observe(link)
    }
  }
  let waiting = false
  const lookSoon = (): void => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      look()
    }, 200)
  }
  look()
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true })
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link =
          target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
        if (link) pointed(link)
      },
      { passive: true },
    )
  }
}
