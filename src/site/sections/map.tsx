import type { SectionOf } from '../document'
import { HomesMap } from '../parts/homes-map'
import { Section, Title } from '../parts/section'
import { useSite } from '../site'

/** Homes on the drawn base map; those that hide their place are not on it. */
export function MapOfHomes({ section }: { section: SectionOf<'map'> }) {
  const pins = useSite().found.pins[section.id] ?? []
  if (pins.length === 0) return null
  return (
    <Section section={section} className="map-section">
      <Title of={section.title} />
      <HomesMap pins={pins} height={section.height ?? 'tall'} />
    </Section>
  )
}
