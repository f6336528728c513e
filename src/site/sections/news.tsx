import type { SectionOf, SitePage } from '../document'
import { date } from '../../lib/format'
import { Picture } from '../parts/picture'
import { Section, Title } from '../parts/section'
import { Line } from '../parts/text'
import { pageHref, useSite, type Site } from '../site'

/** Posts of the site, newest first; this page itself is not among them. */
export const postsOf = ({ doc, page }: Site): SitePage[] =>
  doc.pages
    .filter(({ kind, hidden, id }) => kind === 'post' && !hidden && id !== page.id)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

/** Pages about areas, in their order; this page itself is not among them. */
const areasOf = ({ doc, page }: Site): SitePage[] =>
  doc.pages.filter(({ kind, hidden, id }) => kind === 'area' && !hidden && id !== page.id)

/** The newest posts, or the pages about areas. */
export function News({ section }: { section: SectionOf<'news'> }) {
  const site = useSite()
  const from = section.from === 'areas' ? areasOf : postsOf
  const posts = from(site).slice(0, section.count ?? 3)
  if (posts.length === 0) return null
  return (
    <Section section={section} className="news">
      <Title of={section.title} />
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            {post.picture && <Picture pic={post.picture} sizes="(max-width: 820px) 100vw, 30vw" />}
            {post.date && (
              <time dateTime={post.date}>{date(post.date, 'DD MMM, YYYY', site.lang)}</time>
            )}
            <h3>
              <a href={pageHref(site, post)}>
                <Line of={post.title} />
              </a>
            </h3>
            <Line of={post.description} as="p" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
