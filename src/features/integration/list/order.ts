import type { Integration } from '../../../../generated/model'

const RANK: Record<Integration['health'], number> = { broken: 0, attention: 1, ok: 2, idle: 3 }

/** Channels out as their page shows them: what is broken first, by name within, ended ones apart. */
export function channelsOut(all: readonly Integration[]): {
  live: Integration[]
  ended: Integration[]
} {
  const out = all
    .filter(({ direction }) => direction === 'out')
    .toSorted((a, b) => RANK[a.health] - RANK[b.health] || a.name.localeCompare(b.name))
  return {
    live: out.filter(({ state }) => state !== 'ended'),
    ended: out.filter(({ state }) => state === 'ended'),
  }
}
