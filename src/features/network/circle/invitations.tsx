import { Mail } from 'lucide-react'
import { useState } from 'react'
import {
  useAnswerNetworkInvitation,
  useGetNetworkInvitation,
} from '../../../../generated/api/network/network'
import type { NetworkInvitation } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'

/** Invitations that were sent to the reader's own e-mail; that of the mail's link stands by itself. */
export function Invitations({
  items,
  token,
}: {
  items: readonly NetworkInvitation[]
  token: string | null
}) {
  const { data: opened } = useGetNetworkInvitation(token ?? '', {
    query: { retry: false, enabled: token !== null },
    request: { silent: true },
  })
  return items
    .filter(({ id }) => id !== opened?.id)
    .map((one) => <Invitation key={one.id} invitation={one} answerKey={one.id} />)
}

/** The invitation of a mail's link: for whoever holds it. */
export function InvitationByLink({ token }: { token: string }) {
  const { t } = useTranslation('network')
  const [isAnswered, setIsAnswered] = useState(false)
  const { data, isPending, error } = useGetNetworkInvitation(token, {
    query: { retry: false, enabled: !isAnswered },
    request: { silent: true },
  })
  if (isAnswered) return null
  if (isPending) return <SkeletonRows rows={2} label={t('loading')} />
  if (!data) return <ErrorState error={error} title={t('invitation.gone')} />
  return <Invitation invitation={data} answerKey={token} onAnswered={() => setIsAnswered(true)} />
}

function Invitation({
  invitation,
  answerKey,
  onAnswered,
}: {
  invitation: NetworkInvitation
  answerKey: string
  onAnswered?: () => void
}) {
  const { t } = useTranslation('network')
  const { name, kind, byAgency, members, rules, expiresAt } = invitation
  const { busy, write } = useWrite(useAnswerNetworkInvitation, {
    done: null,
    reads: ['network'],
    onDone: onAnswered,
  })
  const answer = (accept: boolean) => void write({ key: answerKey, data: { accept } })
  return (
    <Panel
      title={
        <>
          <Mail className="icon" aria-hidden="true" /> {t('invitation.title', { name })}
        </>
      }
    >
      <div className="network-invitation">
        <p>
          {t('invitation.text', {
            agency: byAgency,
            count: members,
            kind: t(`enums.kind.${kind}`),
          })}
        </p>
        {rules && <blockquote>{rules}</blockquote>}
        <p className="network-quiet num">
          {t('invitation.until', { day: date(expiresAt, 'DD/MM/YYYY') })}
        </p>
        <div className="channel-acts">
          <Button variant="main" busy={busy} onClick={() => answer(true)}>
            {t('invitation.accept')}
          </Button>
          <Button variant="text" disabled={busy} onClick={() => answer(false)}>
            {t('invitation.decline')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
