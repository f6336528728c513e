import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../lib/session'
import { NoRightState } from '../../ui/states'
import { AgreementPart } from './agreement/agreement-part'
import { Overview } from './circle/overview'
import './network.css'

/** Networks and agreements of the agency; with `?acuerdo=` one of them. Only an ADMIN may. */
export function NetworkPart() {
  const { profile } = useSession()
  const [search] = useSearchParams()
  const id = search.get('acuerdo')
  if (profile.role !== 'ADMIN') return <NoRightState />
  return id ? (
    <AgreementPart key={id} id={id} />
  ) : (
    <Overview invitation={search.get('invitacion')} />
  )
}
