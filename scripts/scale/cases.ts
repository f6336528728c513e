import { setTimeout as sleep } from 'node:timers/promises'
import { readRoutes } from '../../server/contract/routes.ts'
import type { Programs } from './programs.ts'
import type { Load } from './load.ts'
import { copyOf, recoverTo, type Postgres } from './postgres.ts'
import { until, type Running } from './running.ts'
import type { System } from './system.ts'

/** What a case found, and whether that is good enough. */
export interface Outcome {
  found: string
  isGood: boolean
}

/** What a case works on. */
export interface Trial {
  system: System
  load: Load
  programs: Programs
  /** How often each process is killed, for how long the replica stands still. */
  kills: number
  pausedMs: number
}

export interface Case {
  name: string
  bar: string
  run(trial: Trial): Promise<Outcome>
}

const IN_TURN = 'llar_replica_in_turn{replica="1"}'
const idsIn = async (one: Postgres): Promise<Set<string>> =>
  new Set(await one.ask('select id from contact'))
/** Contacts without the event that is written with them, and the reverse. */
const HALF = `select (select count(*) from contact where not exists (select from event
    where subject = contact.id::text and kind = 'contact.created'))
  + (select count(*) from event where kind = 'contact.created'
    and not exists (select from contact where contact.id::text = subject))`
const halvesIn = async (one: Postgres): Promise<number> => Number((await one.ask(HALF))[0])

/** Works for some time around what is done to it. */
async function under<T>(load: Load, act: () => Promise<T>): Promise<T> {
  load.start()
  try {
    await sleep(1000)
    return await act()
  } finally {
    await sleep(1500)
    await load.rest()
  }
}

const sameAnswers: Case = {
  name: 'same answers as one server',
  bar: 'every reading without a parameter, byte for byte',
  run: async ({ system, load }) => {
    await system.alone.start()
    const asks = readRoutes().routes.filter(
      ({ operationId, method, url, read, replies, success }) =>
        method === 'GET' &&
        operationId !== 'streamLive' &&
        !url.includes(':') &&
        (read !== null || replies[String(success)]?.schema),
    )
    const headers = { authorization: `Bearer ${load.token}`, 'x-llar-seen': '0' }
    const answer = async (base: string, url: string): Promise<string> => {
      const reply = await fetch(`${base}${url}`, { headers })
      return `${reply.status} ${await reply.text()}`
    }
    const other: string[] = []
    let own = 0
    for (const { operationId, url } of asks) {
      const [theirs, again] = [
        await answer(system.alone.url, url),
        await answer(system.alone.url, url),
      ]
      // A moment, or a link that is signed anew, is in it.
      if (theirs !== again) own += 1
      else if (theirs !== (await answer(system.url, url))) other.push(operationId)
    }
    await system.alone.end('SIGTERM')
    const found = other.length === 0 ? '' : `: ${other.slice(0, 5).join(', ')}`
    return {
      found: `${asks.length} asked, ${other.length} differ${found}; ${own} never answer twice the same`,
      isGood: other.length === 0,
    }
  },
}

const pausedReplica: Case = {
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

const restartedPooler: Case = {
  name: 'pooler is restarted',
  bar: '≤ 3 s of 503 with Retry-After, nothing else',
  run: async ({ system, load }) => {
    const began = Date.now()
    await under(load, async () => {
      await system.pooler.end('SIGTERM')
      await system.pooler.start()
      await sleep(3000)
    })
    const met = load.log.since(began)
    const others = met.filter(({ status, saysWhen }) => status !== 503 || !saysWhen)
    const gap = load.log.gap(began)
    return {
      found: `${gap.toFixed(1)} s, ${met.length} × 503, ${others.length} others`,
      isGood: gap <= 3 && others.length === 0,
    }
  },
}

const rollingRestart: Case = {
  name: 'servers are restarted one after the other',
  bar: '0 × 5xx',
  run: async ({ system, load }) => {
    const began = Date.now()
    await under(load, async () => {
      for (const server of system.servers) {
        await server.end('SIGTERM')
        await server.start()
        // The proxy looks every half second.
        await sleep(1500)
      }
    })
    const met = load.log.since(began)
    const kinds = [...new Set(met.map(({ status }) => status))].join(', ')
    return { found: `${met.length} refused ${kinds}`.trim(), isGood: met.length === 0 }
  },
}

const killedProcesses: Case = {
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

const restoredMoment: Case = {
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

const lostPrimary: Case = {
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
    let moment = 0
    await under(load, async () => {
      await sleep(1000)
      await primary.end('SIGKILL')
      moment = Date.now()
      await replica.ask('select pg_promote()')
      await until('writes', async () => load.log.firstWrite(moment) < Infinity)
    })
    const others = load.log.since(moment).filter(({ status }) => status !== 503)
    const lost = load.log.lost(await idsIn(replica))
    const [seconds, half] = [load.log.firstWrite(moment), await halvesIn(replica)]
    return {
      found:
        `writes after ${seconds.toFixed(1)} s, ${lost.length} of ${load.log.writes.length} lost, ` +
        `${half} half; ${load.log.since(moment).length} refused, ${others.length} not by 503`,
      isGood: seconds <= 30 && lost.length === 0 && half === 0,
    }
  },
}

/** In their order: the last one leaves no replica. */
export const CASES: Case[] = [
  sameAnswers,
  pausedReplica,
  restartedPooler,
  rollingRestart,
  restoredMoment,
  killedProcesses,
  lostPrimary,
]

/** What the restore begins with, before anything is written. */
export const backUp = ({ programs, system }: Trial): Promise<void> =>
  copyOf(programs, system.primary, system.spare, false)
