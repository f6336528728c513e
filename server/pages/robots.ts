import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/env.ts'

/** What programs are asked to leave alone: the private area in every language, and the API. */
const CLOSED = ['/auth/', '/en/auth/', '/ca/auth/', '/de/auth/', '/QR_TEMPLATES/', '/api/']

/** `/robots.txt`, which also tells where the sitemap is. */
export function robots(app: FastifyInstance, { siteUrl }: Config): void {
  const text = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(text),
  )
}
