import { setTimeout as sleep } from 'node:timers/promises'
import { until, type Running } from './running.ts'
import { halvesIn, idsIn, under, type Case } from './trial.ts'

export const killedProcesses: Case = {
  name: 'each process is killed (-9) under load',
  bar: '0 lost, 0 half',
  run: async ({ system, load, kills }) => {
    const targets: Running[] = [
      ...system.servers,
      system.worker,
      system.pooler,
      system.proxy,
      system.replica,
    ]
    let [lost, count] = [0, 0]
    for (let round = 0; round < kills; round += 1)
      for (const target of [...targets, system.primary]) {
        await under(load, async () => {
          await sleep(Math.random() * 500)
          await target.end('SIGKILL')
          await sleep(500)
          await target.start()
          count += 1
        })
        lost = load.log.lost(await idsIn(system.primary)).length
      }
    const half = await halvesIn(system.primary)
    return {
      found: `${count} kills, ${load.log.writes.length} writes: ${lost} lost, ${half} half`,
      isGood: lost === 0 && half === 0,
    }
  },
}

export const lostPrimary: Case = {
  name: 'primary is killed (-9), replica promoted',
  bar: '≤ 30 s to writes, 0 lost with remote_apply',
  run: async ({ system, load }) => {
    const { primary, replica } = system
    await primary.ask("alter system set synchronous_standby_names = '*'")
    await primary.ask('alter system set synchronous_commit = remote_apply')
    await primary.ask('select pg_reload_conf()')
    await until(
      'the replica waited for',
      async () => (await primary.ask('select sync_state from pg_stat_replication'))[0] === 'sync',
    )
    let [moment, promoted] = [0, 0]
    await under(load, async () => {
      await sleep(1000)
      await primary.end('SIGKILL')
      moment = Date.now()
      await replica.ask('select pg_promote()')
      promoted = Date.now()
      await until('writes', async () => load.log.firstWrite(promoted) < Infinity)
    })
    const others = load.log.since(moment).filter(({ status }) => status !== 503)
    const lost = load.log.lost(await idsIn(replica))
    const seconds = load.log.firstWrite(promoted) + (promoted - moment) / 1000
    const half = await halvesIn(replica)
    return {
      found:
        `writes after ${seconds.toFixed(1)} s, ${lost.length} of ${load.log.writes.length} lost, ` +
        `${half} half; ${load.log.since(moment).length} refused, ${others.length} not by 503`,
      isGood: seconds <= 30 && lost.length === 0 && half === 0,
    }
  },
}
