import { setTimeout as sleep } from 'node:timers/promises'
import { copyOf, recoverTo } from './postgres.ts'
import { until } from './running.ts'
import { halvesIn, idsIn, under, type Case, type Trial } from './trial.ts'

/** What the restore begins with, before anything is written. */
export const backUp = ({ programs, system }: Trial): Promise<void> =>
  copyOf(programs, system.primary, system.spare, false)

export const restoredMoment: Case = {
  name: 'restore to a moment (archive and recovery_target_time)',
  bar: 'rows equal the log of acknowledged writes',
  run: async ({ system, load }) => {
    const { primary, spare, archive } = system
    let moment = 0
    await under(load, async () => {
      await sleep(1000 + Math.random() * 2000)
      moment = Date.now()
      await sleep(1000)
    })
    await primary.ask('select pg_switch_wal()')
    await until('the archive', async () => {
      const [left] = await primary.ask(
        'select count(*) from pg_stat_archiver where last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1)',
      )
      return left === '1'
    })
    const began = performance.now()
    await recoverTo(spare, archive, new Date(moment))
    await until(
      'the restore',
      async () => (await spare.ask('select pg_is_in_recovery()'))[0] === 'f',
    )
    const seconds = (performance.now() - began) / 1000
    const there = await idsIn(spare)
    const [wrong, half] = [load.log.wrongAt(moment, there), await halvesIn(spare)]
    await spare.end('SIGKILL')
    return {
      found:
        `${there.size} of ${load.log.writes.length} contacts, ${wrong.length} wrong, ${half} half; ` +
        `recovered in ${seconds.toFixed(1)} s`,
      isGood: wrong.length === 0 && half === 0,
    }
  },
}
