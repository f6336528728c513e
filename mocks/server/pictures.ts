import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import sharp from 'sharp'
import { pick } from '../data/seed.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../scripts/seed/pictures')

/**
 * Pictures at the addresses that mocks make up: those of the demo, always the same at an address.
 */
export const pictures: FastifyPluginAsync = async (app) => {
  const names = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.webp') && !name.startsWith('plan-'))
    .toSorted()
  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    async (request, reply) => {
      const { hash, file } = request.params
      const width = Math.min(1280, Math.max(16, Number.parseInt(file, 10) || 640))
      const bytes = await readFile(path.join(FOLDER, pick(hash, names)))
      void reply.header('cache-control', 'public, max-age=3600').type('image/webp')
      return sharp(bytes)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 70 })
        .toBuffer()
    },
  )
}
