/** Milliseconds after the page has mounted (specification, section 9). */
export const PRELOAD_AFTER_MS = 1_000

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Whether the line is too slow, or the person asked to save data. Browsers that do not tell are
 * taken to be quick.
 */
export function sparesData(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || connection?.effectiveType === 'slow-2g'
}

/**
 * Starts to prepare the next pages one second after this one has mounted, unless the line is slow.
 */
export function preloadSoon(watch: () => Promise<void>): void {
  setTimeout(() => {
    if (!sparesData()) void watch().catch(() => undefined)
  }, PRELOAD_AFTER_MS)
}
