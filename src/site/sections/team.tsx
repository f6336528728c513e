import type { SectionOf } from '../document'
import { languageName } from '../../lib/language-name'
import type { PersonFound } from '../found'
import { Portrait, useJobTitle } from '../parts/people'
import { dialled, spokenNumber } from '../parts/reach'
import { Section, Title } from '../parts/section'
import { useSite, type Site } from '../site'

/** The people a section names, in its order; all where it names nobody. */
function peopleOf({ found }: Site, named: readonly string[] | undefined): PersonFound[] {
  if (!named?.length) return [...found.people]
  return named.flatMap((id) => found.people.find((person) => person.id === id) ?? [])
}

/** The people of a section, without what it does not show of them. */
export const shownIn = (site: Site, section: SectionOf<'team'>): PersonFound[] =>
  peopleOf(site, section.people).map((person) => ({
    ...person,
    phone: section.showPhones ? person.phone : null,
    languages: section.showLanguages ? person.languages : [],
  }))

function Person({ person }: { person: PersonFound }) {
  const title = useJobTitle()(person)
  return (
    <li>
      <Portrait person={person} />
      <h3>{person.name}</h3>
      {title && <p lang={title.lang}>{title.text}</p>}
      {person.languages.length > 0 && (
        <p className="spoken">{person.languages.map(languageName).join(', ')}</p>
      )}
      {person.phone && (
        <p>
          <a href={dialled(person.phone)}>{spokenNumber(person.phone)}</a>
        </p>
      )}
    </li>
  )
}

/** People of the agency who agreed to be shown. */
export function Team({ section }: { section: SectionOf<'team'> }) {
  const people = shownIn(useSite(), section)
  if (people.length === 0) return null
  return (
    <Section section={section} className="team">
      <Title of={section.title} />
      <ul>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </Section>
  )
}
