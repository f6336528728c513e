import { outageOf } from './outage.ts'

/**
 * Does the same to each of several, one after the other: one that fails holds up no other. One
 * fault is thrown once all have had their turn, so that the job counts as failed and says why: the
 * first that can be waited for, or else the first. `endsAll`: a fault that all that follow would
 * meet, too.
 */
export async function eachOne<T>(
  items: Iterable<T>,
  run: (item: T) => Promise<void>,
  endsAll: (fault: unknown) => boolean = () => false,
): Promise<void> {
  const faults: unknown[] = []
  for (const item of items)
    try {
      await run(item)
    } catch (fault) {
      if (endsAll(fault)) throw fault
      faults.push(fault)
    }
  if (faults.length > 0) throw faults.find((fault) => outageOf(fault) !== null) ?? faults[0]
}

/**
 * One mail to each of several: an address that the mail server refuses, or puts off, keeps it from
 * no other. A mail server that is away is asked once, and waited for.
 */
export const mailEach = <T>(
  people: readonly T[],
  mail: (person: T) => Promise<void>,
): Promise<void> => eachOne(people, mail, (fault) => ![null, 'address'].includes(outageOf(fault)))
