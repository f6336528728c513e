import type { SiteDoc, SitePicture } from '../../../../generated/model/index.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A value of a site with the place it stands at, dotted. */
interface At<T> {
  path: string
  value: T
}

/** Every value inside a document that `isWanted` takes, outermost first. */
export function within<T>(
  value: unknown,
  isWanted: (value: unknown, key: string) => value is T,
  path: string[] = [],
): At<T>[] {
  if (isWanted(value, path.at(-1) ?? '')) return [{ path: path.join('.'), value }]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => within(part, isWanted, [...path, key]))
}

const isPicture = (value: unknown): value is SitePicture =>
  isObject(value) && typeof value['hash'] === 'string'
const isPageLink = (value: unknown, key: string): value is string =>
  key === 'to' && typeof value === 'string' && value.startsWith('page:')

/** Every picture of a part of a site. */
export const picturesIn = (part: unknown): At<SitePicture>[] => within(part, isPicture)

/** Every link to a page of the site itself; the value is the id of the page. */
export const pageLinksIn = (part: unknown): At<string>[] =>
  within(part, isPageLink).map(({ path, value }) => ({ path, value: value.slice(5) }))

/** The page that a path of a document stands on. */
export const pageAt = ({ pages }: SiteDoc, path: string): SiteDoc['pages'][number] | null =>
  pages[Number(/^pages\.(\d+)/.exec(path)?.[1] ?? -1)] ?? null
