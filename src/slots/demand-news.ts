import { onLive } from '../lib/live'

interface News {
  topic?: string | null
  /** Page of this site where it leads. */
  href?: string
}

/** Of this demand: homes that fit it, or what its buyer said of homes they were sent. */
export const isNewsOf = (demandId: string, { topic, href }: News): boolean =>
  topic === `match:${demandId}` ||
  (topic?.startsWith('selection:') === true && href?.includes(`/demanda/${demandId}`) === true)

/** Calls when such news arrives while the page is open. Returns how to stop. */
export const onDemandNews = (demandId: string, then: () => void): (() => void) =>
  onLive('notification', (news: News) => {
    if (isNewsOf(demandId, news)) then()
  })
