import { initialsOf, toneOfId } from '../../../ui/person-mark'

/** A person as a disc with initials; the same person always has the same colour. */
export const Initials = ({ name, id }: { name: string; id: string }) => (
  <span className={`avatar is-small ${toneOfId(id)}`} title={name} role="img" aria-label={name}>
    {initialsOf(name)}
  </span>
)
