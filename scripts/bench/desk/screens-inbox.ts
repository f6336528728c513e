import type { MeasuredPage } from './measured-page.ts'

/** Threads are there, and they are those asked for. */
const ROWS = 'main .talk-list > ul:not([aria-busy=true]) > .inbox-row'
const PAGE = 30

/** The inbox: a search begins with Enter, a page more comes under the ones before it. */
export async function inboxActs({
  page,
  note,
  settled,
  follow,
  goElsewhere,
}: MeasuredPage): Promise<void> {
  await goElsewhere('/auth/mensajes', ROWS)
  await note('open', () => follow(/^Mensajes/, ROWS))
  const field = page.locator('main').getByRole('searchbox').first()
  const asked = (what: (query: URLSearchParams) => boolean) =>
    page.waitForResponse(
      (reply) =>
        new URL(reply.url()).pathname.endsWith('/inbox/') &&
        what(new URL(reply.url()).searchParams),
    )
  await note('search', async () => {
    const answer = asked((query) => query.get('q') === 'brandt')
    await field.fill('brandt')
    await field.press('Enter')
    await answer
    await settled(ROWS)
  })
  await note('clear the search', async () => {
    await field.fill('')
    await page.waitForURL((url) => !url.searchParams.has('q'))
    await settled(ROWS)
  })
  await note('a view', async () => {
    const answer = asked((query) => query.get('mine') === 'true')
    await page.locator('main .talk-views').getByRole('button', { name: 'Míos' }).click()
    await answer
    await settled(ROWS)
  })
  await note('filter by kind', async () => {
    const answer = asked(
      (query) => query.getAll('kind').includes('mail') && query.get('mine') === 'true',
    )
    await page.locator('main select.inbox-kind').selectOption('mail')
    await answer
    await settled(ROWS)
  })
  await page.locator('main select.inbox-kind').selectOption('')
  await page.locator('main .talk-views').getByRole('button', { name: 'Todos' }).click()
  await settled(ROWS)
  let pages = 1
  const more = async (): Promise<void> => {
    pages += 1
    await page.locator('main .talk-more button').click()
    await page.waitForFunction(
      ([rows, count]) => document.querySelectorAll(String(rows)).length >= Number(count),
      [ROWS, pages * PAGE],
    )
  }
  await note('next page', more)
  while (pages < 19) await more()
  await note('page 20', more)
  await note('a view, after twenty pages', async () => {
    const answer = asked((query) => query.get('archived') === 'true')
    await page.locator('main .talk-views').getByRole('button', { name: 'Archivo' }).click()
    await answer
    await settled(ROWS)
  })
}
