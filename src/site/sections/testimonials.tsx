import type { SectionOf } from '../document'
import { Section, Title } from '../parts/section'
import { Prose } from '../parts/text'
import { useSite } from '../site'
import { date } from '../../lib/format'

/** What people said who agreed to be named. */
export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { t } = useSite()
  const items = (section.items ?? []).filter(({ consent }) => consent)
  if (items.length === 0) return null
  return (
    <Section section={section} className={`voices ${items.length === 1 ? 'single' : ''}`}>
      <Title of={section.title} />
      <ul>
        {items.map(({ name, text, place, when, rating }, at) => (
          <li key={at}>
            <figure>
              {rating !== undefined && (
                <p className="stars" role="img" aria-label={t('voices.rating', { rating })}>
                  {'★'.repeat(rating)}
                </p>
              )}
              <blockquote>
                <Prose of={text} />
              </blockquote>
              <figcaption>
                {[name, place, when && date(when, 'YYYY')].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
