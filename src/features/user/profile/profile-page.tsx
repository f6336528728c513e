import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { getGetUserQueryKey, updateUser, useGetUser } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { patchSession, useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { PictureField } from '../../../ui/picture-field'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import '../../../ui/button.css'
import './profile.css'
import { DataForm } from './data-form'
import { ErasePanel } from './erase-panel'
import { InvitationPanel } from './invitation-panel'
import { PasskeysPanel } from './passkey/passkeys-panel'
import { PasswordForm } from './password-form'
import { PaymentsPanel } from './payments-panel'
import { ReferredPanel } from './referred-panel'
import { SessionsPanel } from './sessions-panel'
import { TwoStepPanel } from './two-step/two-step-panel'
import { VerifyPanel } from './verify-panel'

/** What the browser keeps of a saved person (specification, section 3). */
export function keepInSession({
  job_title: _title,
  active: _active,
  email_verified: _verified,
  pending_email: _pending,
  version: _version,
  branch_id: _branch,
  is_public: _public,
  phone_public: _phone,
  languages: _spoken,
  job_titles: _titles,
  invitation: _invitation,
  ...fields
}: User): void {
  patchSession(fields)
}

/** The part of the page that the account menu leads to, in its address. */
const SECURITY = 'seguridad'
/** The page is drawn after its address was opened, so it goes there itself. */
const showSecurity = (part: HTMLElement | null): void => {
  if (location.hash === `#${SECURITY}`) part?.scrollIntoView()
}

/**
 * My own record: portrait, details, password, sessions. The same page for every role. `children`:
 * panels of other rooms.
 */
export default function ProfilePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const { profile } = useSession()
  const {
    data: me,
    isPending,
    isError,
    error,
    refetch,
  } = useGetUser(profile.id, { query: { enabled: profile.id !== '' }, request: { silent: true } })
  const saved = (user: User) => {
    client.setQueryData(getGetUserQueryKey(user.id), user)
    keepInSession(user)
  }
  if (isError)
    return (
      <ErrorState
        error={error}
        level={1}
        title={t('profile.failed')}
        onRetry={() => void refetch()}
      />
    )
  if (isPending)
    return (
      <Loading label={t('profile.loading')} className="profile-wait">
        <Sk w="180px" h={28} />
        <Sk h={140} r={10} />
        <Sk h={320} r={10} />
      </Loading>
    )
  const name = `${me.first_name} ${me.last_name}`.trim()
  return (
    <>
      <DocumentHead title={t('profile.title')} robots="noindex" />
      <PageHead title={t('profile.title')} sub={me.email} />
      <div className="profile-page">
        <InvitationPanel onJoined={saved} />
        <VerifyPanel me={me} onSaved={saved} />
        <Panel title={t('profile.photo')}>
          <PictureField
            round
            src={me.avatar}
            placeholder={name.slice(0, 1).toUpperCase()}
            words={{
              alt: name,
              choose: t(me.avatar ? 'profile.photoChange' : 'profile.photoAdd'),
              help: t('profile.photoHelp'),
              wait: t('profile.photoWait'),
            }}
            onChoose={async (avatar, onProgress) =>
              saved(await updateUser(me.id, { avatar, avatar_extra: 'avatar' }, { onProgress }))
            }
          />
        </Panel>
        <Panel title={t('profile.data')} note={t(`enums.role.${me.role}`)}>
          {/* A link that was opened here changes the e-mail under the form. */}
          <DataForm key={me.email} me={me} onSaved={saved} />
        </Panel>
        <div id={SECURITY} ref={showSecurity}>
          <Panel title={t('profile.password')} note={t('profile.passwordNote')}>
            <PasswordForm id={me.id} />
          </Panel>
        </div>
        <TwoStepPanel />
        <PasskeysPanel />
        <PaymentsPanel me={me} />
        <ReferredPanel me={me} />
        {children}
        <SessionsPanel />
        <ErasePanel me={me} />
      </div>
    </>
  )
}
