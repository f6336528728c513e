import type { PersonFound } from '../found'

/** A portrait, or the first letter of the name; the name stands beside it. */
export const Portrait = ({ person }: { person: PersonFound }) =>
  person.avatar ? (
    <img className="portrait" src={person.avatar} width="160" height="160" alt="" loading="lazy" />
  ) : (
    <b className="portrait" aria-hidden="true">
      {person.name.slice(0, 1)}
    </b>
  )
