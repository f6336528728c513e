import type { SectionOf } from '../../document'
import { HeroTitle } from '../../parts/hero-title'
import { Icon } from '../../parts/icon'
import { entries } from '../../parts/menu'
import { Picture } from '../../parts/picture'
import type { PersonFound } from '../../found'
import { Portrait, useJobTitle } from '../../parts/people'
import { dialled, spokenNumber, useReach } from '../../parts/reach'
import { whatsappAddress } from '../../../lib/phone'
import { SearchForm } from '../../parts/search-form'
import { sectionId } from '../../parts/section'
import { Line, Prose } from '../../parts/text'
import { hrefOf, say, useSite } from '../../site'

function Hours() {
  const { doc, t } = useSite()
  return (
    <div className="block hours">
      <h2>{t('hero.hours')}</h2>
      <Prose of={doc.contact.hours} />
    </div>
  )
}

function Person({ person }: { person: PersonFound }) {
  const title = useJobTitle()(person)
  return (
    <li>
      <Portrait person={person} />
      <span>
        {person.name}
        {title && <small lang={title.lang}>{title.text}</small>}
      </span>
    </li>
  )
}

function Crew() {
  const { found, t } = useSite()
  const people = found.people.slice(0, 4)
  if (people.length === 0) return null
  return (
    <div className="block crew">
      <h2>{t('hero.crew')}</h2>
      <ul>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </div>
  )
}

/** The first entries of the menu, as doors one walks through. */
function Doors() {
  const site = useSite()
  const doors = entries(site)
    .filter(({ isCurrent }) => !isCurrent)
    .slice(0, 4)
  if (doors.length < 2) return null
  return (
    <nav className="doors" aria-label={site.t('menu.doors')}>
      {doors.map(({ key, href, label }) => (
        <a className="block" key={key} href={href}>
          <Line of={label} />
          <Icon name="corner" />
        </a>
      ))}
    </nav>
  )
}

/** A coloured panel to talk from; opening hours and people beside it. No photo is needed. */
export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const site = useSite()
  const { title, lead, picture, button, search, height = 'tall' } = section
  const href = button && hrefOf(site, button.to)
  const { phone, whatsapp } = useReach()
  const hasHours = say(site, site.doc.contact.hours) !== null
  const hasStack = site.found.people.length > 0 || hasHours
  // Where no hours are told, the photo keeps the people company.
  const isBeside = hasStack && !hasHours && picture !== undefined
  return (
    <section className="wide" id={sectionId(section)}>
      <div className={`hero ${height} ${hasStack ? '' : 'alone'}`}>
        <div className="block talk">
          <HeroTitle section={section} of={title} />
          <Prose of={lead} className="lead" />
          <div className="act">
            {phone && (
              <a className="big" href={dialled(phone)}>
                <Icon name="phone" />
                {spokenNumber(phone)}
              </a>
            )}
            {whatsapp && (
              <a className="big chat" href={whatsappAddress(whatsapp)}>
                <Icon name="chat" />
                {site.t('hero.write')}
              </a>
            )}
            {href && (
              <a className="big plain" href={href}>
                <Line of={button.label} />
              </a>
            )}
          </div>
          {search && (
            <SearchForm
              id={section.id}
              operations={undefined}
              filters={['place', 'type', 'price']}
            />
          )}
        </div>
        {hasStack && (
          <div className="stack">
            {hasHours && <Hours />}
            {isBeside && picture && (
              <figure>
                <Picture pic={picture} sizes="(min-width:821px) 34vw,100vw" eager />
              </figure>
            )}
            <Crew />
          </div>
        )}
      </div>
      {picture && !isBeside && (
        <figure className="hero-picture">
          <Picture pic={picture} sizes="100vw" eager />
        </figure>
      )}
      <Doors />
    </section>
  )
}
