import type { SectionOf, SiteSection } from '../document'
import { count } from '../../lib/format'
import { Section, Title } from '../parts/section'
import { Line } from '../parts/text'
import { say, useSite, type Site } from '../site'

type Figure = NonNullable<SectionOf<'figures'>['items']>[number]

/** What can be counted is counted now; null is not known and not shown. */
export function valueOf({ found }: Site, { from, value }: Figure): number | null {
  if (from === 'homes') return found.onMarket
  if (from === 'sold') return found.sold.total || null
  if (from === 'people') return found.people.length || null
  if (from === 'languages') return found.agency.languages.length || null
  return value ?? null
}

/** Whether a section counts what was sold: asked for where it does. */
export const countsSold = (section: SiteSection): boolean =>
  section.kind === 'figures' && (section.items ?? []).some(({ from }) => from === 'sold')

/** A few figures in large letters. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const site = useSite()
  const shown = (section.items ?? []).flatMap((item) => {
    const value = valueOf(site, item)
    return value === null ? [] : [{ item, value }]
  })
  if (shown.length === 0) return null
  return (
    <Section section={section} className="figures">
      <Title of={section.title} />
      <dl>
        {shown.map(({ item, value }, at) => (
          <div key={at}>
            <dt>
              {say(site, item.label) ? <Line of={item.label} /> : site.t(`figure.${item.from}`)}
            </dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
