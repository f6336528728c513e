import { expect, test } from 'vitest'
import { documentFrom } from './document.ts'
import { assetsOf, laterOf, linksOf, scriptOf, type Manifest } from './manifest.ts'

const template =
  '<html lang="es"><head><!--head--></head><body><div id="root"><!--app--></div>' +
  '<script id="llar-site"><!--site--></script><!--state--><!--code--></body></html>'

test('a document is the template with its marks filled', () => {
  const make = documentFrom(template, '{"name":"$& Llar"}')
  expect(
    make({
      lang: 'de',
      face: 'public',
      head: '<title>$1</title>',
      links: '<link>',
      html: Buffer.from('<p>$& 3 €</p>'),
      state: '{}',
      code: '{"js":[]}',
    }).toString(),
  ).toBe(
    '<html lang="de" data-face="public"><head><title>$1</title><link></head><body>' +
      '<div id="root"><p>$& 3 €</p></div><script id="llar-site">{"name":"$& Llar"}</script>' +
      '<script type="application/json" id="llar-state">{}</script>' +
      '<script type="application/json" id="llar-code">{"js":[]}</script></body></html>',
  )
  expect(
    make({
      lang: 'es',
      face: 'private',
      head: '',
      links: '',
      html: null,
      state: null,
      code: null,
    }).toString(),
  ).not.toMatch(/llar-(state|code)/)
})

test('a template without one of its marks is refused', () => {
  expect(() => documentFrom('<html lang="es"><head><!--head--></head></html>', '{}')).toThrow('app')
})

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/i18n/es.json': { file: 'assets/es.json' },
  'src/page.tsx': {
    file: 'assets/page.js',
    css: ['assets/page.css'],
    imports: ['_react.js', '_card.js'],
  },
}

test('a page adds what the entry has not: imports before it, each file once', () => {
  const assets = assetsOf(manifest, {
    modules: ['src/page.tsx', 'src/page.tsx', 'src/gone.tsx'],
    words: { 'es/page': 'src/i18n/es.json', 'es/gone': 'src/gone.json' },
  })
  expect(assets).toEqual({
    css: ['/assets/card.css', '/assets/page.css'],
    js: ['/assets/card.js', '/assets/page.js'],
    words: { 'es/page': '/assets/es.json' },
  })
  expect(linksOf(assets)).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/card.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/page.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/card.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/page.js">' +
      '<link rel="preload" as="fetch" crossorigin href="/assets/es.json" data-words="es/page">',
  )
  expect(laterOf(assets, { '/assets/card.css /assets/page.css': '/assets/whole.css' }).links).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/whole.css" data-holds="/assets/card.css /assets/page.css">',
  )
  expect(laterOf(assets)).toEqual({
    links:
      '<link rel="stylesheet" crossorigin href="/assets/card.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/page.css">',
    code: '{"js":["/assets/card.js","/assets/page.js"],"words":{"es/page":"/assets/es.json"}}',
  })
})

test('a bare page’s styles are one sheet where there is one, and the manifest knows its script', () => {
  const assets = { css: ['/assets/a.css', '/assets/b.css'], js: [], words: {} }
  expect(linksOf(assets, { '/assets/a.css /assets/b.css': '/assets/whole.css' })).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/whole.css" data-holds="/assets/a.css /assets/b.css">',
  )
  expect(scriptOf(manifest, 'src/page.tsx')).toBe(
    '<script type="module" crossorigin src="/assets/page.js"></script>',
  )
  expect(() => scriptOf(manifest, 'src/gone.ts')).toThrow('src/gone.ts')
})
