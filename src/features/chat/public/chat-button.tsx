import { MessagesSquare } from 'lucide-react'
import type { MouseEvent } from 'react'
import { openDialog } from '../../../lib/dialog'
import { href } from '../../../lib/href'
import { isSignedIn, useSession } from '../../../lib/session'
import { rememberWanted } from '../../../lib/sign-in'
import { buttonClass } from '../../../ui/kit/public/button-class'

/**
 * The way from a home's page into its conversation. Who is not signed in signs in or registers
 * first and comes out there. It is a link, so it works before any code has come. An agency does not
 * write to itself.
 */
export default function ChatButton({
  propertyId,
  agencyId,
  label,
}: {
  propertyId: string
  agencyId: string
  label: string
}) {
  const { profile } = useSession()
  if (profile.agency_ids.includes(agencyId)) return null
  const address = href('auth-mensajes', {}, { home: propertyId })
  const onClick = (event: MouseEvent) => {
    if (isSignedIn() || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    rememberWanted(address)
    openDialog('login', { why: 'chat' })
  }
  return (
    <a className={buttonClass({ wide: true })} href={address} rel="nofollow" onClick={onClick}>
      <MessagesSquare className="icon" aria-hidden />
      {label}
    </a>
  )
}
