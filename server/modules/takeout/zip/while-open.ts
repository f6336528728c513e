/** Milliseconds after which it is asked again whether somebody may read on. */
const ASK_MS = 1000

/** Whoever reads may no more; the connection ends in the middle. */
export class ClosedMeanwhile extends Error {}

/**
 * The bytes of a file for as long as it is open to who reads it: they set the pace, and may have lost
 * the right to it meanwhile (docs/decisions/0042). Throws ClosedMeanwhile.
 */
export async function* whileOpen(
  bytes: AsyncIterable<Buffer>,
  isOpen: () => Promise<boolean>,
  askMs = ASK_MS,
): AsyncGenerator<Buffer> {
  let asked = performance.now()
  for await (const chunk of bytes) {
    if (performance.now() - asked >= askMs) {
      if (!(await isOpen())) throw new ClosedMeanwhile('the file was closed while it was read')
      asked = performance.now()
    }
    yield chunk
  }
}
