import { readFileSync } from 'node:fs'
import { databaseMilliseconds } from '../memory.ts'

/** One thing somebody does in a list, as the requests it makes. */
export interface Act {
  list: string
  act: string
  url: string
  /** Pages read from the first on; the last one counts. */
  pages?: number
}

/**
 * One act measured; milliseconds. `clock` is the whole answer, `processor` what server and database
 * worked for it.
 */
export interface ActFound extends Act {
  clock: number[]
  processor: number[]
}

const LISTS: [list: string, path: string, acts: [act: string, query: string, pages?: number][]][] =
  [
    [
      'contacts',
      'contact',
      [
        ['open', 'limit=60'],
        ['next page', 'limit=60', 2],
        ['page 20', 'limit=60', 20],
        ['search a name', 'limit=60&q=brandt'],
        ['search a phone', 'limit=60&q=600012'],
        ['filter by role', 'limit=60&role=owner'],
        ['a tab', 'limit=60&view=unassigned'],
        ['sort by name', 'limit=60&sort=name'],
      ],
    ],
    [
      'homes',
      'property',
      [
        ['open', 'limit=25'],
        ['next page', 'limit=25', 2],
        ['page 20', 'limit=25', 20],
        ['search a place', 'limit=25&q=soller'],
        ['search a reference', 'limit=25&q=b-4321'],
        ['filter by kind', 'limit=25&operation=V&type=vivienda&island=MENORCA'],
        ['a tab', 'limit=25&status=draft'],
        ['sort by price', 'limit=25&sort=price'],
        ['price between', 'limit=25&priceMin=30000000&priceMax=40000000'],
      ],
    ],
    [
      'demands',
      'demand',
      [
        ['open', 'limit=25&status=SEARCH'],
        ['next page', 'limit=25&status=SEARCH', 2],
        ['page 20', 'limit=25&status=SEARCH', 20],
        ['search a name', 'limit=25&status=SEARCH&q=brandt'],
        ['search a reference', 'limit=25&status=SEARCH&q=d-4321'],
        ['filter by kind', 'limit=25&status=SEARCH&operation=V&island=MENORCA'],
        ['a tab', 'limit=25&status=WON'],
        ['sort by price', 'limit=25&status=SEARCH&sort=price'],
        ['price between', 'limit=25&status=SEARCH&priceMin=30000000&priceMax=40000000'],
      ],
    ],
    [
      'inbox',
      'inbox',
      [
        ['open', 'limit=24'],
        ['next page', 'limit=24', 2],
        ['page 20', 'limit=24', 20],
        ['unread', 'limit=24&unread=true'],
        ['unanswered', 'limit=24&unanswered=true'],
        ['mine', 'limit=24&mine=true'],
        ['filter by kind', 'limit=24&kind=mail'],
        ['the archive', 'limit=24&archived=true'],
        ['search a name', 'limit=24&q=brandt'],
        ['search one person', 'limit=24&q=persona43210'],
        ['search a phone', 'limit=24&q=600012'],
        ['search in vain', 'limit=24&q=nobodyatall'],
      ],
    ],
    [
      'everything',
      'search/records',
      [
        ['two letters', 'q=ca'],
        ['three letters', 'q=sol'],
        ['a word of every event', 'q=visita'],
        ['a place', 'q=soller'],
        ['a family', 'q=brandt'],
        ['a name in full', 'q=klaus+brandt+41'],
        ['a reference', 'q=b-4321'],
        ['a phone', 'q=600012'],
        ['in vain', 'q=nobodyatall'],
      ],
    ],
  ]

export const ACTS: Act[] = LISTS.flatMap(([list, path, acts]) =>
  acts.map(([act, query, pages]) => ({
    list,
    act,
    url: `/api/v1/${path}/?${query}`,
    ...(pages ? { pages } : {}),
  })),
)

/** Processor time of all threads of a process, ms; 0 where the system does not say. */
function processMilliseconds(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** Asks each act `times` times over HTTP, after once to warm caches. */
export async function measureActs(
  site: string,
  token: string,
  { pid, dir, times }: { pid: number; dir: string; times: number },
): Promise<ActFound[]> {
  const headers = { authorization: `Token ${token}` }
  const ask = async (url: string): Promise<{ next: string | null }> => {
    const reply = await fetch(site + url, { headers })
    if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { next: string | null }
  }
  const found: ActFound[] = []
  for (const act of ACTS) {
    let url = act.url
    for (let page = 1; page < (act.pages ?? 1); page += 1)
      url = `${act.url}&cursor=${encodeURIComponent((await ask(url)).next ?? '')}`
    const one: ActFound = { ...act, clock: [], processor: [] }
    await ask(url)
    for (let time = 0; time < times; time += 1) {
      const spent = (): number => databaseMilliseconds(dir) + processMilliseconds(pid)
      const [before, begin] = [spent(), performance.now()]
      await ask(url)
      one.clock.push(performance.now() - begin)
      one.processor.push(spent() - before)
    }
    found.push(one)
  }
  return found
}
