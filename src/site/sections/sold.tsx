import type { SectionOf } from '../document'
import { date } from '../../lib/format'
import type { SoldFound } from '../found'
import { Section, Title } from '../parts/section'
import { useSite } from '../site'

/** Homes sold within the months that a section names. */
export function soldWithin(
  sold: readonly SoldFound[],
  { months = 12, count = 6 }: Pick<SectionOf<'sold'>, 'months' | 'count'>,
  now: Date,
): SoldFound[] {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - months)
  const day = from.toISOString().slice(0, 10)
  return sold.filter(({ on }) => on >= day).slice(0, count)
}

/** What was sold, by type and place; never for how much. */
export function Sold({ section }: { section: SectionOf<'sold'> }) {
  const { t, found, lang } = useSite()
  const sold = soldWithin(found.sold.homes, section, new Date())
  if (sold.length === 0) return null
  return (
    <Section section={section} className="sold">
      <Title of={section.title} />
      <ul>
        {sold.map(({ type, place, on }, at) => (
          <li key={at}>
            <h3>{t('listing:card.untitled', { type: t(`listing:type.${type}.one`), place })}</h3>
            <p>{t('sold.on', { date: date(on, 'DD MMM, YYYY', lang).replace(/^\d+ /, '') })}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
