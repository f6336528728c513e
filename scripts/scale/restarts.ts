import { setTimeout as sleep } from 'node:timers/promises'
import { under, type Case } from './trial.ts'

export const restartedPooler: Case = {
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

export const rollingRestart: Case = {
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
