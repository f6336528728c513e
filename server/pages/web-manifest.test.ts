import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { homeScreen } from './web-manifest.ts'
import { readEnv } from '../config/env.ts'

test('a phone can keep the site under its own name', async () => {
  const app = Fastify()
  homeScreen(app, readEnv({ SITE_NAME: 'Cases' }))
  const reply = await app.inject('/manifest.webmanifest')
  expect(reply.headers['content-type']).toContain('application/manifest+json')
  expect(reply.json()).toMatchObject({
    name: 'Cases',
    display: 'standalone',
    start_url: '/',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  })
})
