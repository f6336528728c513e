import { mayReload } from './app/reload-once'
import { keepEarlyActs } from './early-acts'

/**
 * Id of the data block that names the chunks and words of a page the server has drawn
 * (server/ssr/document.ts).
 */
const CODE_ID = 'llar-code'
/** Longest wait for the first picture: on a slow line buttons must not wait for it. */
const PATIENCE_MS = 2_000
const IMPATIENT = ['pointerdown', 'keydown', 'focusin'] as const

interface PageCode {
  js: string[]
  /** Address of a page's words by their key (`es/listing`). */
  words: Record<string, string>
}

const preload = (link: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { crossOrigin: '', ...link })

/** Asks for all of it at once; src/i18n/words.ts finds its files by `data-words`. */
function preloadCode({ js, words }: PageCode): void {
  document.head.append(...js.map((href) => preload({ rel: 'modulepreload', href })))
  for (const [key, href] of Object.entries(words)) {
    const link = preload({ rel: 'preload', as: 'fetch', href })
    link.dataset.words = key
    document.head.append(link)
  }
}

/** Resolves when the page stands on the screen with the pictures that matter. */
async function shown(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** What does not wait for a picture: somebody's first touch, a tab nobody looks at, patience. */
const wanted = (): Promise<unknown> =>
  new Promise((done) => {
    for (const name of IMPATIENT)
      addEventListener(name, done, { once: true, capture: true, passive: true })
    setTimeout(done, document.hidden ? 0 : PATIENCE_MS)
  })

/**
 * Runs the chunks one by one, those that others build on first, so that no task of the main thread
 * is a long one.
 */
async function runInTurn(chunks: string[]): Promise<void> {
  for (const href of chunks) {
    await import(/* @vite-ignore */ href).catch(() => undefined) // the application asks again, and says so
    await new Promise((done) => setTimeout(done))
  }
}

/**
 * The first code of every page. A page the server has drawn can be read without any, so the
 * application's comes once that page is painted, and not beside its styles and its first picture; a
 * bare page needs it at once. What somebody does meanwhile is kept.
 */
async function start(): Promise<void> {
  const code = document.getElementById(CODE_ID)?.textContent
  if (code?.startsWith('{')) {
    keepEarlyActs()
    await Promise.race([shown(), wanted()])
    const page = JSON.parse(code) as PageCode
    preloadCode(page)
    await runInTurn(page.js)
  }
  // A release between the page and its code: the page is asked for again.
  await import('./main').catch(() => mayReload() && location.reload())
}

void start()
