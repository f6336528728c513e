import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readInvitation, useAcceptInvitation } from '../../../../generated/api/user/user'
import type { InvitationOffer, User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ApiFailure, firstSentenceOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { tellFailure } from '../../../lib/tell-failure'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'

/**
 * Query of the mailed link: this page is the person's own, so opening it asks for the session it
 * needs.
 */
const QUERY = 'invitation'

/** The link opens nothing any more; anything else may come right. */
const isOver = ({ status }: ApiFailure): boolean => status !== null && status >= 400 && status < 429

/**
 * The end of an invitation's mail for who has an account: who invites, what stays, and yes or not
 * now.
 */
export function InvitationPanel({ onJoined }: { onJoined: (user: User) => void }) {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [token, setToken] = useState<string | null>(null)
  const [offer, setOffer] = useState<InvitationOffer | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const asked = useRef(false)
  const found = search.get(QUERY)

  const read = (mailed: string) => {
    // Kept here until it is answered: no connection must not cost the invitation.
    setToken(mailed)
    setFailure(null)
    readInvitation({ token: mailed }, { quiet: true, silent: true }).then(setOffer, (error) => {
      if (!(error instanceof ApiFailure)) throw error
      if (isOver(error)) tellFailure(error, firstSentenceOf)
      else setFailure(error)
    })
  }
  useEffect(() => {
    if (found === null || asked.current) return
    asked.current = true
    // A one-time token must not stay in the address.
    setSearch((before) => (before.delete(QUERY), before), { replace: true })
    read(found)
  }, [found]) // eslint-disable-line react-hooks/exhaustive-deps

  const { busy, write } = useWrite(useAcceptInvitation, {
    done: t('invitation.done', { agency: offer?.agencyName }),
    explain: firstSentenceOf,
    onDone: (user) => {
      onJoined(user)
      // What was asked for as a visitor is answered otherwise to one of the team.
      void client.invalidateQueries()
      void navigate(href('auth-dashboard'))
    },
  })
  const join = () => token !== null && write({ data: { token } })
  if (failure && token !== null) return <ErrorState error={failure} onRetry={() => read(token)} />
  if (!offer) return null
  return (
    <Panel title={t('invitation.title', { agency: offer.agencyName })}>
      <p className="profile-text" role="status">
        {offer.text ?? t(`invitation.as.${offer.role === 'ADMIN' ? 'ADMIN' : 'STAFF'}`)}
      </p>
      {offer.mayJoin ? (
        <div className="profile-acts">
          <Button variant="main" disabled={busy} onClick={() => void join()}>
            {t(busy ? 'invitation.joining' : 'invitation.join')}
          </Button>
          <Button disabled={busy} onClick={() => setOffer(null)}>
            {t('invitation.later')}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
