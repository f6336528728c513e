import { expect, test } from 'vitest'
import { createSiteRenderer, type Request } from './entry-site'
import { sampleDoc, sampleFound } from './site/sample.fixture'

/** A renderer whose questions are answered by `reply`, and what it asked. */
async function rendererOf(reply: (url: string) => { status: number; data: unknown }) {
  const asked: string[] = []
  const renderer = await createSiteRenderer({
    ask: async (url) => {
      asked.push(url)
      return reply(url)
    },
    origin: 'https://llar.example',
  })
  const { agency, people, sold, company } = sampleFound()
  const doc = sampleDoc('llevant')
  const request: Request = {
    doc: { ...doc, pages: doc.pages.map((page) => ({ ...page, sections: [] })) },
    base: '/w/portal-vell',
    path: '/',
    search: new URLSearchParams(),
    known: { agency, people, sold, company },
    stockKey: 'site 1 1',
    isPrivate: false,
    sent: null,
    thanks: null,
  }
  return { asked, draw: () => renderer.render(request) }
}

const none = { status: 200, data: { items: [], total: 0, next: null, previous: null } }

test('a fault of a moment makes no agency without homes: the page says so, and all is asked again', async () => {
  let broken = true
  const { asked, draw } = await rendererOf(() => (broken ? { status: 500, data: {} } : none))
  expect(await draw()).toMatchObject({ status: 200, isWhole: false })
  broken = false
  asked.length = 0
  expect(await draw()).toMatchObject({ status: 200, isWhole: true })
  expect(asked.length).toBeGreaterThan(0)
  asked.length = 0
  await draw()
  expect(asked).toEqual([])
})
