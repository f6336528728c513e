/**
 * Does the same to each of several, one after the other: one that fails holds up no other. The first
 * fault is thrown once all have had their turn, so that the job counts as failed and says why.
 */
export async function eachOne<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = []
  for (const item of items)
    try {
      await run(item)
    } catch (fault) {
      faults.push(fault)
    }
  if (faults.length > 0) throw faults[0]
}
