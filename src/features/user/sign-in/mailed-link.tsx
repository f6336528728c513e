import { useEffect, useState } from 'react'
import { joinByInvitation, openInvitation } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/PasswordResetConfirmInput'
import type { InvitationOpened, PasswordResetConfirmInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { isOver } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { completeSignIn } from '../../../lib/sign-in-end'
import { PlainForm } from '../../../public/forms/plain-form'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { ErrorState } from '../../../ui/states'
import { rememberGreeting } from './greeting'
import { ResetPanel } from './reset-panel'

/**
 * An invitation's link: who invites, as what; joining is a step of its own, taken with a new
 * password or with the account there is. So is taking over an account that nobody has confirmed.
 */
function Invitation({
  token,
  invitation,
  onOwn,
}: {
  token: string
  invitation: InvitationOpened
  onOwn: () => void
}) {
  const { t } = useTranslation('user')
  const { agencyName: agency, email, hasAccount, takesOver, colleagues } = invitation
  const join = async (document: PasswordResetConfirmInput) => {
    const profile = await joinByInvitation(document, { quiet: true, silent: true })
    rememberGreeting(takesOver ? 'passwordSet' : 'registered')
    completeSignIn(profile)
  }
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">
        {t(takesOver ? 'invitation.takesOverTitle' : 'invitation.title', { agency })}
      </h2>
      <p className="dialog-lead">
        {takesOver
          ? t('invitation.takesOver', { agency, email })
          : t(`invitation.lead.${invitation.role === 'ADMIN' ? 'ADMIN' : 'STAFF'}`, {
              agency,
              email,
            })}
      </p>
      {takesOver && invitation.role === 'ADMIN' && <p>{t('invitation.takesOverKeys')}</p>}
      {colleagues > 0 && (
        <p className="sign-in-warning">
          {t('invitation.takesOverColleagues', { count: colleagues })}
        </p>
      )}
      {hasAccount ? (
        <>
          <p>{t('invitation.hasAccount')}</p>
          <p className="sign-in-foot">
            <a className={buttonClass()} href={href('auth-perfil', {}, { invitation: token })}>
              {t('invitation.signIn')}
            </a>
          </p>
        </>
      ) : (
        <PlainForm<PasswordResetConfirmInput>
          form={form}
          focusFirst
          defaults={{ token }}
          submit={t('reset.submit')}
          onSubmit={join}
        />
      )}
      {takesOver && (
        <p className="sign-in-foot">
          <Pressable className="sign-in-link" onClick={onOwn}>
            {t('invitation.notMine')}
          </Pressable>
        </p>
      )}
    </div>
  )
}

/**
 * The end of a mailed link: of an invitation, or of a forgotten password. Which of them, the server
 * says; while it does not, nothing is asked for: a password chosen at an invitation opens nothing,
 * and one chosen for an account that nobody has confirmed gives its agency away.
 */
export function MailedLink({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const { t } = useTranslation('user')
  const [invitation, setInvitation] = useState<InvitationOpened | null | undefined>(undefined)
  const [failure, setFailure] = useState<Error | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    openInvitation({ token }, { quiet: true, silent: true }).then(
      (one) => (gone ? undefined : setInvitation(one)),
      (error: Error) => {
        if (gone) return
        if (isOver(error)) setInvitation(null)
        else setFailure(error)
      },
    )
    return () => {
      gone = true
    }
  }, [token, tries])
  const again = () => {
    setFailure(null)
    setTries((before) => before + 1)
  }
  if (invitation === undefined)
    return (
      <div className="sign-in plain-narrow">
        <h2 id="dialog-title" className={failure ? 'spoken' : undefined}>
          {t('reset.opening')}
        </h2>
        {failure && <ErrorState error={failure} onRetry={again} />}
      </div>
    )
  return invitation === null ? (
    <ResetPanel token={token} onAskAgain={onAskAgain} />
  ) : (
    <Invitation token={token} invitation={invitation} onOwn={() => setInvitation(null)} />
  )
}
