import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from '../contract/deps.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import { CLIENT } from './static.ts'

const SSR = path.join(import.meta.dirname, '../ssr/index.ts')
const SITE = path.join(import.meta.dirname, '../site/index.ts')

/** The pages, once they are built. */
export async function pages(app: FastifyInstance, deps: Deps, ask: InternalCall): Promise<void> {
  if (!existsSync(CLIENT) || !existsSync(SSR)) return
  const { ssrPlugin } = (await import(pathToFileURL(SSR).href)) as {
    ssrPlugin(deps: Deps, ask: InternalCall): FastifyPluginAsync
  }
  const { sitePlugin } = (await import(pathToFileURL(SITE).href)) as {
    sitePlugin(deps: Deps, ask: InternalCall): FastifyPluginAsync
  }
  await app.register(sitePlugin(deps, ask))
  await app.register(ssrPlugin(deps, ask))
}
