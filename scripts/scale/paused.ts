import { setTimeout as sleep } from 'node:timers/promises'
import { until } from './running.ts'
import { under, type Case } from './trial.ts'

const IN_TURN = 'llar_replica_in_turn{replica="1"}'

export const pausedReplica: Case = {
  name: 'replica stands still under writes',
  bar: '0 stale own reads; out in ≤ 3 s',
  run: async ({ system, load, pausedMs }) => {
    await until('the replica in turn', async () => (await system.metric(0, IN_TURN)) === 1)
    const [stale, own] = [load.log.staleReads.length, load.log.ownReads]
    const began = Date.now()
    const { out, back } = await under(load, async () => {
      await system.replica.ask('select pg_wal_replay_pause()')
      const out = await until('out of turn', async () => (await system.metric(0, IN_TURN)) === 0)
      await sleep(pausedMs)
      // One that waits to replay may give up whoever asks.
      await until('resumed', () =>
        system.replica.ask('select pg_wal_replay_resume()').then(
          () => true,
          () => false,
        ),
      )
      return {
        out,
        back: await until('in turn', async () => (await system.metric(0, IN_TURN)) === 1),
      }
    })
    const isStale = load.log.staleReads.length - stale
    const refused = load.log.since(began).length
    return {
      found:
        `${isStale} stale of ${load.log.ownReads - own} own reads, ${refused} refused; ` +
        `out after ${out.toFixed(1)} s, back after ${back.toFixed(1)} s`,
      isGood: isStale === 0 && refused === 0 && out <= 3,
    }
  },
}
