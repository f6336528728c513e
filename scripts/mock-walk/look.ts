import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SLOW_LINE } from '../browser.ts'
import type { Walked } from './screens.ts'
import type { State } from './states.ts'

/** What a page shows, as the browser has it. */
interface Seen {
  /** Text of the screen itself, without the frame around it. */
  text: string
  /** Boxes that stand for what is not there yet. */
  bones: number
}

/**
 * Longest wait for a screen to come to rest, in milliseconds; a GET is tried twice, after a second.
 */
const PATIENCE_MS = 120_000
const STEP_MS = 100

const seenOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.querySelector('#root')
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
        .length
    const dialog = document.querySelector<HTMLElement>('[role=dialog]')?.innerText ?? ''
    return {
      text: `${(main as HTMLElement | null)?.innerText ?? ''}\n${dialog}`.trim(),
      bones: shown('.ui-skeleton, .bone, .is-loading, [role=progressbar]:not([aria-valuenow])'),
    }
  })

/** Looks in a row that must be the same. */
const QUIET = 3

/**
 * Resolves with what the page shows once it asks for nothing and shows the same for some looks; or
 * with the last look when patience ends.
 */
async function atRest(
  page: Page,
  isBusy: () => boolean,
  isDone: (seen: Seen) => boolean,
): Promise<Seen> {
  const until = Date.now() + PATIENCE_MS
  let before: Seen = { text: '', bones: 0 }
  let same = 0
  for (;;) {
    await page.waitForTimeout(STEP_MS)
    const seen = await seenOf(page).catch(() => before)
    same = isDone(seen) && !isBusy() && seen.text === before.text ? same + 1 : 0
    if (same >= QUIET || Date.now() > until) return seen
    before = seen
  }
}

const WRONG = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\{\{\w+\}\}/
/** Words of ours begin like this where they are missing: `fields.basics.price`. */
function rawKey(text: string, roots: ReadonlySet<string>): string | null {
  return (
    text.match(/\b[a-zA-Z][\w-]*(?:\.[\w-]+)+/g)?.find(
      (token) =>
        roots.has(token.split('.')[0] ?? '') &&
        // Codes of a later version have no words anywhere (mocks/data/later-codes.ts).
        !/\.(?:example|com|es|org|cat|de|test|pdf|csv|xml|jpe?g|laterCode|LATER_CODE)$/.test(token),
    ) ?? null
  )
}

/** What a screen says that could not be shown. */
const FAILED = new RegExp(
  [
    'Algo ha salido mal',
    'Página no encontrada',
    'No hemos podido cargar',
    'no se han? podido cargar',
    'Acceso no autorizado',
  ].join('|'),
  'i',
)

/** What is wrong with what is shown; null when nothing. */
function faultOf(
  { text, bones }: Seen,
  { expected }: State,
  roots: ReadonlySet<string>,
): string | null {
  if (text.length < 12 && !(expected === 'loading' && bones > 0)) return `a white page: "${text}"`
  if (expected !== 'loading' && bones > 0) return `still loading (${bones} grey boxes)`
  const wrong = WRONG.exec(text)
  if (wrong) {
    const around = text.slice(Math.max(0, wrong.index - 60), wrong.index + 40)
    return `shows ${wrong[0]}: …${around.replaceAll('\n', ' | ')}…`
  }
  const failed = FAILED.exec(text)
  if (expected === 'content' && failed) return `an error where there is none: ${failed[0]}`
  const key = rawKey(text, roots)
  return key === null ? null : `a key instead of words: ${key}`
}

export interface ContextOptions {
  browser: Browser
  url: string
  state: State
  /** Profile of the mock for the role, as the browser keeps it; null: nobody is signed in. */
  profile: string | null
  viewport: { width: number; height: number }
}

const CONSENT = [
  ['ncc_c', 'necessaryanalytics'],
  ['ncc_e', 'necessary'],
].map(([name = '', value = '']) => ({ name, value }))

/**
 * A browser in which the mock plays one state for one person; screens share it, so that their code
 * is read once.
 */
export async function openContext({
  browser,
  url,
  state,
  profile,
  viewport,
}: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    viewport,
    ...(state.scenario ? { extraHTTPHeaders: { 'x-mock-scenario': state.scenario } } : {}),
  })
  await context.addInitScript(SLOW_LINE)
  await context.addCookies(CONSENT.map((cookie) => ({ ...cookie, url })))
  if (profile !== null)
    await context.addInitScript((stored) => localStorage.setItem('llar.profile', stored), profile)
  return context
}

export interface Visit {
  context: BrowserContext
  state: State
  /** First parts of the keys of all words. */
  roots: ReadonlySet<string>
  /** Where to put a picture; none when null. */
  picture: string | null
}

/** Opens a screen and says what is wrong with it; an empty list when nothing is. */
export async function look(
  { address }: Walked,
  { context, state, roots, picture }: Visit,
): Promise<string[]> {
  const faults: string[] = []
  const page = await context.newPage()
  try {
    page.on('pageerror', (error) => faults.push(`threw ${error.message.split('\n')[0]}`))
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/Failed to load resource|net::ERR|WebGL|tiles?/i.test(message.text())
      )
        faults.push(`console: ${message.text().slice(0, 200).split('\n')[0]}`)
    })
    const waits = state.expected === 'loading'
    // Code that is still on its way will draw more; answers will, too, unless none ever comes.
    const asked = new Set<unknown>()
    const drawn = waits ? /\/assets\// : /\/assets\/|\/api\/v1\/(?!live)/
    page.on('request', (request) => drawn.test(request.url()) && asked.add(request))
    page.on('requestfinished', (request) => asked.delete(request))
    page.on('requestfailed', (request) => asked.delete(request))
    // An agency's website is drawn by the server alone: the mock would answer with the desk.
    await page.route(/\/w\/~/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Web</title>' }),
    )
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS })
    const seen = await atRest(
      page,
      () => asked.size > 0,
      (one) => (waits && one.bones > 0) || (one.text.length >= 12 && (waits || one.bones === 0)),
    )
    const fault = faultOf(seen, state, roots)
    if (fault !== null) faults.push(fault)
    if (picture !== null) await page.screenshot({ path: picture })
  } catch (error) {
    faults.push(
      `could not be opened: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  } finally {
    await page.close()
  }
  return [...new Set(faults)]
}
