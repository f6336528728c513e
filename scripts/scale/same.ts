import { readRoutes } from '../../server/contract/routes.ts'
import type { Case } from './trial.ts'

export const sameAnswers: Case = {
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
