import { buildApp, jobs } from './app.ts'
import { archiveIn, fileState } from './basemap/index.ts'
import { startFault } from './contract/storage.ts'
import { openDeps } from './deps.ts'
import { readEnv, type Config } from './config/env.ts'
import { STDOUT } from './http/log.ts'
import { byKind } from './jobs/run.ts'
import { startWorkers, type Workers } from './jobs/worker.ts'
import { startMetrics } from './metrics/index.ts'
import { serveMetrics } from './metrics/serve.ts'
import { checkKeys } from './ports/seal/key.ts'
import { startLooking } from './redraw/index.ts'
import { tracedPorts } from './trace/ports.ts'
import { listenForAsks } from './tls/ask.ts'
import { openHosts } from './tls/hosts.ts'

/** One line for people: where it is, where its things are. */
function startLine(config: Config, database: string, mail: string): string {
  const shown =
    config.host === '0.0.0.0' || config.host === '::' || config.host === '127.0.0.1'
      ? 'localhost'
      : config.host
  return [
    `Llar: http://${shown}:${config.port}`,
    `data: ${config.dataDir}`,
    `mail: ${mail}`,
    `database: ${database}`,
  ].join(' · ')
}

async function main(): Promise<void> {
  const config = readEnv(process.env)
  await checkKeys(config)
  // Before the pools are opened, whose statements are traced, too.
  const tracing =
    config.tracing && (await import('./trace/start.ts')).startTracing(config.tracing.share)
  let say = (words: string): void => console.error(words)
  // Before the database: handshakes of websites wait for neither.
  const hosts = await openHosts(config, (error) => say(`hosts of websites: ${String(error)}`))
  const asked =
    config.tlsAskPort === 0
      ? null
      : await listenForAsks(config.tlsAskPort, (host) => hosts.has(host))
  const { deps, database, close } = await openDeps(config, { say: (words) => say(words) })
  if (tracing) Object.assign(deps, tracedPorts(deps))
  const metrics = config.metrics.port === 0 ? null : startMetrics()
  if (metrics) deps.mail = metrics.countMails(deps.mail)
  const app = await buildApp(deps, metrics ? { observe: metrics.observe } : {})
  say = (words) => app.log.warn(words)
  if (asked) await hosts.follow(deps.db, database.direct)
  const looking = await startLooking(deps, app.log)
  const told = metrics && {
    contentType: metrics.contentType,
    text: () => metrics.text({ deps, pool: database.pool }),
  }
  const served = told && (await serveMetrics(config.metrics, told))

  let workers: Workers | null = null
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    const last = setTimeout(() => void STDOUT.leave(1), config.stopMs)
    last.unref()
    // No new requests, and no new jobs; those under way are answered, or done. Together: what is left
    // when the time is over ends in the middle, and one slow request must not make jobs begin for that.
    await Promise.all([app.close(), workers?.stop()])
    await asked?.close()
    await served?.close()
    await hosts.close()
    await looking.stop()
    await close()
    await tracing?.()
    await STDOUT.leave(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

  await app.listen({ port: config.port, host: config.host })
  // Last: who finds the port taken ends at once, and would leave what it took to its lease, with a
  // try less; one that is started again and again would end by killing it.
  if (!stopping)
    workers = startWorkers(
      { deps, definitions: byKind(jobs), log: app.log },
      database.direct,
      config.jobWorkers,
    )
  const words = [startLine(config, database.kind, deps.mail.where)]
  if (!(await fileState(archiveIn(config.dataDir))))
    words.push('The map has no streets yet: npm run map takes them, some 60 MB, when you like.')
  // At once: where the log's disk is full a second write would end the process.
  console.log(words.join('\n'))
}

function whyNot(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('port' in error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${String(error.port)} is in use: choose another with PORT`
  return startFault(error) ?? (error.message || String(Object(error).code ?? error.name))
}

main().catch((error: unknown) => {
  console.error(whyNot(error))
  process.exit(1)
})
