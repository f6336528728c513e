/**
 * Kinds of work that never wait for each other, and how many of each a process works on at once;
 * `n` is JOB_WORKERS.
 * `interactive`: moments, somebody may be looking. `mail`: through SMTP, for whoever asked. `news`:
 * mails that go to many in the same hour. `alerts`: finds what there is to tell of each search and
 * each saved home. `money`: cards and orders, through the payment service. `calendars`: people's, at
 * Google. `portals`: homes sent one by one, 20 s each where a portal hangs. `mirror`: the copy of
 * chats. `pushes`: to addresses that whoever has an account names, and that may hang. `caches`: in
 * front, told of each home of an import, seconds each time where one hangs. `domains`: name servers and hosts of agencies' websites.
 * `sources`: feeds fetched from strangers' hosts, minutes where those are slow. `takeouts`: brought
 * in from strangers' hosts, hours where they are large. `feed`: files of minutes. `files`: removed
 * from the store, half a minute each where it is silent. `media`: sizes of photos, heavy on the
 * processor. `pictures`: fetched from strangers' hosts, mostly waiting. `webhooks`: sent to
 * strangers' hosts, waiting even more. `authority`: the tax agency, a minute for each taxpayer while
 * it hangs. `payouts`: the payment service, all sellers one after the other. `plans`: the same for
 * the cards of all plans. `maintenance`: what the house does by the clock, an hour or more apart.
 */
export const CLASSES = {
  interactive: (n: number) => n,
  mail: (n: number) => Math.ceil(n / 2),
  news: (n: number) => Math.ceil(n / 2),
  alerts: (n: number) => Math.ceil(n / 2),
  // Each may hold a connection to the database for the eight seconds in which it asks.
  money: (n: number) => Math.min(n, 4),
  calendars: (n: number) => n * 2,
  portals: (n: number) => n * 2,
  mirror: (n: number) => Math.ceil(n / 2),
  pushes: (n: number) => n * 2,
  caches: (n: number) => Math.min(n, 1),
  domains: (n: number) => Math.min(n, 1),
  sources: (n: number) => n * 2,
  takeouts: (n: number) => n,
  feed: (n: number) => Math.ceil(n / 2),
  files: (n: number) => Math.ceil(n / 2),
  media: (n: number) => Math.ceil(n / 2),
  pictures: (n: number) => n,
  webhooks: (n: number) => n * 4,
  authority: (n: number) => Math.min(n, 1),
  payouts: (n: number) => Math.min(n, 1),
  plans: (n: number) => Math.min(n, 1),
  maintenance: (n: number) => Math.min(n, 1),
} satisfies Record<string, (n: number) => number>

export type JobClass = keyof typeof CLASSES

/**
 * Classes in which an agency (of pushes: one of 256 turns) has one job at a time, so that its slow
 * hosts take no second worker.
 */
export const ONE_EACH: ReadonlySet<JobClass> = new Set(['sources', 'portals', 'pushes', 'takeouts'])

const HOURLY = 60

/** The class a kind was given; else by the clock: what runs every few minutes is told to people. */
export const classOf = ({
  class: given,
  everyMinutes,
}: {
  class?: JobClass
  everyMinutes?: number
}): JobClass => given ?? ((everyMinutes ?? 0) >= HOURLY ? 'maintenance' : 'interactive')
