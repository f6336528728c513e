import { runningBuild } from '../../build-update'
import { prefixPath, type Lang } from '../../../i18n'
import { PATHS } from '../../../lib/paths'

/** One cache for each build; public/push-sw.js takes from them. */
const PREFIX = 'llar.shell.'
const WORKER = '/push-sw.js'
/** Files asked for at once: what somebody opens meanwhile comes first. */
const AT_ONCE = 4

/** What a build's desk is made of (scripts/desk-files.ts). */
export interface DeskFiles {
  files: string[]
  words: Record<Lang, string[]>
}

/** The switch of the server's operator (server/ssr). */
const isOff = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name=llar-shell]')?.content === 'off'

/** Whether this browser can open the desk without a connection at all, and the server lets it. */
export const canKeepShell = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && !isOff()

/** Files that a page of ours names itself. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:assets|fonts|brand)\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )

async function addMissing(cache: Cache, files: Set<string>): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...files].filter((file) => !there.has(file))
  while (missing.length > 0) await cache.addAll(missing.splice(0, AT_ONCE))
}

/**
 * Keeps the desk of the build that runs, in one language: its files first, then the page that names
 * them, then what was kept of other builds goes. Until then the one of before opens, whole. Resolves
 * with whether it is kept.
 */
export async function keepShell(lang: Lang): Promise<boolean> {
  const build = runningBuild()
  const page = prefixPath(PATHS['auth-agenda'], lang)
  if (!build || !canKeepShell()) return false
  await navigator.serviceWorker.register(WORKER)
  const cache = await caches.open(PREFIX + build)
  if (!(await cache.match(page)) && !(await fill(cache, { build, page, lang }))) return false
  // Also where that was cut off before: the worker opens the oldest there is.
  await dropShells((name) => name !== PREFIX + build)
  return true
}

/** False: it cannot be had whole now. */
async function fill(
  cache: Cache,
  { build, page, lang }: { build: string; page: string; lang: Lang },
): Promise<boolean> {
  const list = await fetch(`/builds/desk/${build}.json`)
  const shell = await fetch(page, { headers: { accept: 'text/html' } })
  const html = await shell.clone().text()
  // A release is on its way, or this is no page of ours.
  if (!list.ok || !shell.ok || shell.redirected || !html.includes(`-${build}.js"`)) return false
  const { files, words } = (await list.json()) as DeskFiles
  await addMissing(cache, new Set([...files, ...words[lang], ...namedIn(html)]))
  await cache.put(page, shell)
  return true
}

async function dropShells(goes: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && goes(name))
      .map((name) => caches.delete(name)),
  )
}

/** Nothing of it stays, nor the worker where it does not push. */
export async function dropShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  await dropShells(() => true)
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  if (worker && !(await worker.pushManager?.getSubscription())) await worker.unregister()
}
