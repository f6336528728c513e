import { setTimeout as sleep } from 'node:timers/promises'
import { Listener } from './listener.ts'
import { until } from './running.ts'
import { under, type Case } from './trial.ts'

const PAGES = 6

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

export const streamsOverKills: Case = {
  name: 'what carries streams is killed (-9) under load',
  bar: 'all come back; 0 missed, 0 twice',
  run: async ({ system, load, kills }) => {
    const pages = Array.from({ length: PAGES }, () => new Listener(system.url, load.token))
    for (const page of pages) page.start()
    const back = () => until('streams', async () => pages.every(({ isOpen }) => isOpen))
    await back()
    const told = load.log.diary.length
    let [count, longest] = [0, 0]
    for (let round = 0; round < kills; round += 1)
      for (const target of [...system.servers, system.proxy])
        await under(load, async () => {
          await sleep(Math.random() * 500)
          await target.end('SIGKILL')
          await target.start()
          longest = Math.max(longest, await back())
          count += 1
        })
    const head = Number((await system.primary.ask('select max(seq) from live_head'))[0])
    await until('the last news', async () => pages.every(({ last }) => last === head))
    const acknowledged = load.log.diary.slice(told)
    const unheard = sum(pages.map(({ ids }) => acknowledged.filter((id) => !ids.has(id)).length))
    const missed = unheard + sum(pages.map(({ gaps, lost }) => gaps.missed + lost))
    const twice = sum(pages.map(({ gaps }) => gaps.twice))
    const breaks = sum(pages.map((page) => page.breaks))
    await Promise.all(pages.map((page) => page.stop()))
    return {
      found:
        `${count} kills broke ${breaks} streams of ${PAGES} pages, back ≤ ${longest.toFixed(1)} s ` +
        `after the process; ${acknowledged.length} acts: ${missed} missed, ${twice} twice`,
      isGood: missed === 0 && twice === 0 && breaks > 0,
    }
  },
}
