import { LruCache } from './lru-cache'

/** How long a page may say "today" of the same day. */
const AGE_MS = 60_000

interface Drawn<Page> {
  page: Page
  at: number
}

/**
 * Whole pages as they were drawn, by their address and by the very data they were drawn from: the
 * questions are asked again for each visit, and only an answer that is the same to the letter finds
 * its page. One store per language.
 */
export class PageStore<Page extends { html: { length: number }; head: string }> {
  private readonly drawn = new LruCache<Drawn<Page>>(12_000_000)

  of(address: string, data: string, draw: () => Page, now = Date.now()): Page {
    const key = `${address}\n${data}`
    const found = this.drawn.get(key)
    if (found && now - found.at < AGE_MS) return found.page
    const page = draw()
    this.drawn.set(key, { page, at: now }, page.html.length + page.head.length)
    return page
  }
}
