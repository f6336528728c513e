import type { FastifyInstance } from 'fastify'
import { brandPaths } from './brand.ts'
import type { Config } from '../config/env.ts'

const OURS = [192, 512].map((side) => ({
  src: `/pictures/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
}))

/**
 * What a phone that keeps the site on its home screen reads (W3C web app manifest). iOS pushes only
 * to such sites.
 */
export function homeScreen(
  app: FastifyInstance,
  { siteName, brand }: Pick<Config, 'siteName' | 'brand'>,
): void {
  const { logo } = brandPaths(brand)
  const body = JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: brand.primary ?? '#541264',
    icons: logo && brand.logo ? [{ src: logo, sizes: 'any', type: brand.logo.type }] : OURS,
  })
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(body),
  )
}
