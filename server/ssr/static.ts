import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000

/** Built files: names under /assets carry their hash and are kept for a year, the rest is asked for again after an hour. */
export async function serveBuild(app: FastifyInstance, dist: string): Promise<void> {
  const client = join(dist, 'client')
  await app.register(fastifyStatic, {
    root: client,
    // One route per file, so that every other address is free for pages.
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(client, 'assets'))
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600')
    },
  })
}
