import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contrast } from '../formats/color.ts'

/** The site's own mark and colours; what is null is as it comes. */
export interface Brand {
  logo: { bytes: Buffer; type: string; ending: string } | null
  /** `#rrggbb`: buttons and the site's name. */
  primary: string | null
  /** `#rrggbb`: links and maps. */
  sea: string | null
  /** `#rrggbb`: highlights. */
  sun: string | null
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}
const MOST_BYTES = 100_000

/** The file of the setting SITE_LOGO. */
export function readLogo(file: string): Brand['logo'] {
  if (file === '') return null
  const ending = path.extname(file).toLowerCase()
  const type = TYPES[ending]
  if (!type) throw new Error(`${file} must be an SVG, PNG or WebP file`)
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new Error(`there is no file ${file}`)
  }
  if (bytes.length > MOST_BYTES)
    throw new Error(`${file} is larger than 100 kB, which every visitor would have to load`)
  return { bytes, type, ending }
}

/**
 * A colour of the settings; `readable`: white words stand on it, and it stands as words on the
 * page's ground.
 */
export function readColour(value: string, readable: boolean): string | null {
  if (value === '') return null
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error('must be a colour such as #541264')
  if (readable && contrast('#faf7f2', value) < 4.5)
    throw new Error(`${value} is too light: words on it could not be read (contrast of 4.5 to 1)`)
  return value.toLowerCase()
}

/** A role of the look with its shades, light and dark; Material UI's variables of it, too. */
function roleCss(
  name: 'primary' | 'sea' | 'sun',
  colour: string | null,
): { light: string; dark: string } {
  if (colour === null) return { light: '', dark: '' }
  const mixed = (share: number, ground: string): string =>
    `color-mix(in srgb,${colour} ${share}%,${ground})`
  const mui = { primary: 'primary', sea: 'secondary', sun: 'warning' }[name]
  const role = (main: string, hover: string, soft: string, line: string): string =>
    `--c-${name}:${main};--c-${name}-hover:${hover};--c-${name}-soft:${soft};` +
    `--c-${name}-line:${line};--mui-palette-${mui}-main:${main};` +
    `--mui-palette-${mui}-dark:${hover};--mui-palette-${mui}-light:${soft};`
  return {
    light: role(colour, mixed(85, '#000'), mixed(10, '#fff'), mixed(28, '#fff')),
    dark: role(mixed(38, '#fff'), mixed(28, '#fff'), mixed(40, '#161118'), mixed(60, '#161118')),
  }
}

/**
 * Style sheet of the configured colours, empty without any. It stands over tokens.css, hence the
 * doubled selectors.
 */
export function brandCss(brand: Brand): string {
  const roles = [
    roleCss('primary', brand.primary),
    roleCss('sea', brand.sea),
    roleCss('sun', brand.sun),
  ]
  const light = roles.map((role) => role.light).join('')
  return light === ''
    ? ''
    : `:root:root{${light}}\n[data-theme=dark][data-theme=dark]{${roles.map((role) => role.dark).join('')}}\n`
}

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

/**
 * Where the browser finds logo and style; null what is not configured. The address changes with the
 * content.
 */
export function brandPaths(brand: Brand): { logo: string | null; css: string | null } {
  const css = brandCss(brand)
  return {
    logo: brand.logo && `/brand/logo-${digest(brand.logo.bytes)}${brand.logo.ending}`,
    css: css === '' ? null : `/brand/style-${digest(css)}.css`,
  }
}

/** Serves them, for ever the same at their address. */
export function brandFiles(app: FastifyInstance, brand: Brand): void {
  const paths = brandPaths(brand)
  const serve = (url: string | null, type: string, body: string | Buffer): void => {
    if (url !== null)
      app.get(url, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body),
      )
  }
  serve(paths.css, 'text/css; charset=utf-8', brandCss(brand))
  if (brand.logo) serve(paths.logo, brand.logo.type, brand.logo.bytes)
}

/**
 * The built page with the brand in its head: colours over the tokens, icon, colour of the browser's
 * own frame.
 */
export function brandedTemplate(template: string, brand: Brand): string {
  const { logo, css } = brandPaths(brand)
  const icon =
    logo && brand.logo
      ? template
          .replace(
            'href="/favicon.svg" type="image/svg+xml"',
            `href="${logo}" type="${brand.logo.type}"`,
          )
          .replace('href="/pictures/apple-touch-icon.png"', `href="${logo}"`)
      : template
  const framed = brand.primary
    ? icon.replace(
        'name="theme-color" content="#541264"',
        `name="theme-color" content="${brand.primary}"`,
      )
    : icon
  return css ? framed.replace('</head>', `<link rel="stylesheet" href="${css}"></head>`) : framed
}
