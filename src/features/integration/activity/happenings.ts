import type {
  IntegrationActivity,
  IntegrationLogEntry,
  IntegrationLogHome,
  IntegrationName,
} from '../../../../generated/model'

/** What happened, as one line tells it: one entry, or what one act did to several homes. */
export interface Happening {
  /** The newest of its entries. */
  entry: IntegrationLogEntry
  channels: IntegrationName[]
  homes: number
  /** Where it is one home that is still there. */
  home: IntegrationLogHome | null
}

/** Homes of one act are noted within so long. */
const TOGETHER_MS = 60_000

const MOVES = new Set<IntegrationLogEntry['kind']>(['out', 'left'])

const near = (a: Happening, b: Happening): boolean =>
  Date.parse(a.entry.at) - Date.parse(b.entry.at) <= TOGETHER_MS

const keyOf = (channels: readonly IntegrationName[]): string =>
  channels
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

/** Puts a line into one that is there already and says the same of it. */
function fold(
  lines: readonly Happening[],
  isSame: (line: Happening, next: Happening) => boolean,
  put: (line: Happening, next: Happening) => Happening,
): Happening[] {
  const folded: Happening[] = []
  for (const next of lines) {
    const at = MOVES.has(next.entry.kind)
      ? folded.findIndex(
          (line) => line.entry.kind === next.entry.kind && near(line, next) && isSame(line, next),
        )
      : -1
    const line = folded[at]
    if (line) folded[at] = put(line, next)
    else folded.push(next)
  }
  return folded
}

/**
 * Entries, newest first, as lines: a home that left several channels at once is one line with all
 * of them, several homes that went out on the same channels are their number.
 */
export function happenings(items: readonly IntegrationActivity[]): Happening[] {
  const lines = items.map(({ channel, entry }): Happening => ({
    entry,
    channels: [channel],
    homes: typeof entry.new === 'number' ? entry.new : 0,
    home: entry.home,
  }))
  const byHome = fold(
    lines,
    (line, next) => line.home !== null && line.home.propertyId === next.home?.propertyId,
    (line, { channels }) => ({
      ...line,
      channels: [
        ...line.channels,
        ...channels.filter(({ id }) => line.channels.every((one) => one.id !== id)),
      ],
    }),
  )
  return fold(
    byHome,
    (line, next) => keyOf(line.channels) === keyOf(next.channels),
    (line, next) => ({ ...line, homes: line.homes + next.homes, home: null }),
  )
}
