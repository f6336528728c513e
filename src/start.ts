import { keepEarlyPress } from './early-press'

/** Id of the data block that names the chunks and words of a page the server has drawn (server/ssr/document.ts). */
const CODE_ID = 'llar-code'

interface PageCode {
  js: string[]
  /** Address of a page's words by their key (`es/listing`). */
  words: Record<string, string>
}

const preload = (link: Partial<HTMLLinkElement>): HTMLLinkElement => Object.assign(document.createElement('link'), { crossOrigin: '', ...link })

/** Asks for all of it at once; src/i18n/words.ts finds its files by `data-words`. */
function preloadCode({ js, words }: PageCode): void {
  document.head.append(...js.map((href) => preload({ rel: 'modulepreload', href })))
  for (const [key, href] of Object.entries(words)) {
    const link = preload({ rel: 'preload', as: 'fetch', href })
    link.dataset.words = key
    document.head.append(link)
  }
}

/** Resolves when the page stands on the screen; a tab nobody looks at is not painted. */
const painted = (): Promise<void> => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))

/**
 * The first code of every page. A page the server has drawn can be read without any, so the application's comes
 * once that page is painted, and not beside its styles; a bare page needs it at once. It waits for nothing more:
 * what somebody chooses in a field before the code is there would be lost.
 */
async function start(): Promise<void> {
  const code = document.getElementById(CODE_ID)?.textContent
  if (code?.startsWith('{')) {
    keepEarlyPress()
    await painted()
    preloadCode(JSON.parse(code) as PageCode)
  }
  await import('./main')
}

void start()
