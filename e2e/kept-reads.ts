import type { Page } from './journey'

/** Answers that the device keeps, and caches of the desk's code. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const caches = await window.caches.keys()
    if (!names.includes('llar.reads')) return { reads: [], caches }
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('llar.reads')
      opening.addEventListener('success', () => done(opening.result))
      opening.addEventListener('error', failed)
    })
    const reads = await new Promise<string[]>((done) => {
      const keys = db.transaction('read').objectStore('read').getAllKeys()
      keys.addEventListener('success', () => done(keys.result as string[]))
    })
    db.close()
    return { reads, caches }
  })
