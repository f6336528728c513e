import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the build of the browser's part lies. */
export const CLIENT = path.resolve(import.meta.dirname, '../../dist/client')

const YEAR = 31_536_000

/** Serves the built files as they were at the start; those with a hash in their name for ever. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(CLIENT)) return
  await app.register(fastifyStatic, {
    root: CLIENT,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(CLIENT, 'assets') + path.sep)
      void reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300',
      )
    },
  })
}
