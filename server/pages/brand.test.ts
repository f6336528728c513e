import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { brandCss, brandedTemplate, brandFiles, brandPaths } from './brand.ts'
import { readEnv } from '../config/env.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'llar-brand-'))
const file = path.join(folder, 'logo.svg')
writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>')
const TEMPLATE =
  '<head><meta name="theme-color" content="#541264" />' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head>'

test('nothing configured: the page as it was built', () => {
  const { brand } = readEnv({})
  expect(brandPaths(brand)).toEqual({ logo: null, css: null })
  expect(brandedTemplate(TEMPLATE, brand)).toBe(TEMPLATE)
})

test('logo and colours of the configuration', async () => {
  const { brand } = readEnv({ SITE_LOGO: file, COLOR_PRIMARY: '#0A4D3C', COLOR_SUN: '#ffcc00' })
  const { logo, css } = brandPaths(brand)
  const app = Fastify()
  brandFiles(app, brand)
  const [picture, style] = [await app.inject(logo ?? ''), await app.inject(css ?? '')]
  expect([picture.statusCode, picture.headers['content-type'], style.statusCode]).toEqual([
    200,
    'image/svg+xml',
    200,
  ])
  expect(style.body).toBe(brandCss(brand))
  expect(style.body).toContain(':root:root{--c-primary:#0a4d3c;')
  expect(style.body).not.toContain('--c-sea')
  expect(brandedTemplate(TEMPLATE, brand)).toBe(
    '<head><meta name="theme-color" content="#0a4d3c" />' +
      `<link rel="icon" href="${logo}" type="image/svg+xml" />` +
      `<link rel="stylesheet" href="${css}"></head>`,
  )
})

test.each([
  [{ COLOR_PRIMARY: 'purple' }, /COLOR_PRIMARY: must be a colour/],
  [{ COLOR_SEA: '#7fd4e4' }, /COLOR_SEA: #7fd4e4 is too light/],
  [{ SITE_LOGO: '/nowhere.svg' }, /SITE_LOGO: there is no file/],
  [{ SITE_LOGO: 'logo.gif' }, /SVG, PNG or WebP/],
])('the start is refused: %o', (env, words) => expect(() => readEnv(env)).toThrow(words))
