import { poolOf, type Db } from '../../../db/index.ts'
import { followed } from './sample-delta.ts'
import type { Sample } from './sample-held.ts'
import { readSample } from './sample-read.ts'

/**
 * Age from which it is asked what was written since: an import, by whatever process, must not be
 * counted by the old one.
 */
const TRUSTED_MS = 5_000
/** Age from which all of it is read anew, whatever was told: a change nobody wrote down ends there. */
const WHOLE_MS = 3_600_000
/**
 * A reading of all that took no longer is waited for; a longer one goes on behind the answer that
 * noticed.
 */
const QUICK_MS = 50

const samples = new WeakMap<Db, Held>()

/** What an instance holds: the sample, and the reading under way. */
interface Held {
  current: Sample | null
  reading: Promise<Sample> | null
}

/** The sample as the table was some seconds ago at most; who must wait for it does. */
export async function sampleOf(db: Db): Promise<Sample> {
  const pool = poolOf(db)
  const held = samples.get(pool) ?? { current: null, reading: null }
  samples.set(pool, held)
  const { current } = held
  if (current && ageOf(current.checkedAt) <= TRUSTED_MS) return current
  const isWhole = current === null || ageOf(current.readAt) > WHOLE_MS
  const reading = readAnew(held, () => (isWhole ? readSample(db) : followed(db, current)))
  return current !== null && isWhole && current.took > QUICK_MS ? current : reading
}

/** What was read in the future is old: the clock has been set back, and would not come there for long. */
function ageOf(at: number): number {
  const age = Date.now() - at
  return age < 0 ? Infinity : age
}

/** One reading at a time, whoever asks. */
function readAnew(held: Held, read: () => Promise<Sample>): Promise<Sample> {
  held.reading ??= read()
    .then((sample) => (held.current = sample))
    .finally(() => (held.reading = null))
  held.reading.catch(() => undefined) // told to who waits; the next one tries again
  return held.reading
}
