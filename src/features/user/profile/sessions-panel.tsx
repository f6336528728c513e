import { useTranslation } from '../../../i18n'
import {
  logoutUser,
  useRevokeOtherSessions,
  useRevokeSession,
  useListSessions,
} from '../../../../generated/api/user/user'
import { openDialog } from '../../../lib/dialog'
import { signOutBy } from '../../../lib/leave-device'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { SessionRow } from './session-row'

/** The way out, here or everywhere. */
const signOut = (everywhere: boolean): Promise<void> =>
  signOutBy(() => logoutUser({ everywhere }, { quiet: true, silent: true }))

/** Where I am signed in, and the way out: of one device, of the others, of all. */
export function SessionsPanel() {
  const { t } = useTranslation('user')
  const { data, isPending, isError, error, refetch } = useListSessions({
    request: { silent: true },
  })
  const reads = ['user/session']
  const one = useWrite(useRevokeSession, { done: t('sessions.endDone'), reads })
  const others = useWrite(useRevokeOtherSessions, { done: t('sessions.othersDone'), reads })
  const busy = one.busy || others.busy
  const ask = () =>
    openDialog('common', {
      title: t('profile.signOutAllTitle'),
      text: t('profile.signOutAllText'),
      confirm: t('profile.signOutAll'),
      onConfirm: () => signOut(true),
    })
  const sessions = data?.items ?? []
  return (
    <Panel title={t('profile.sessions')}>
      <p className="profile-text">{t('profile.sessionsText')}</p>
      {isError && (
        <ErrorState error={error} title={t('sessions.failed')} onRetry={() => void refetch()} />
      )}
      {isPending && (
        <Loading label={t('sessions.loading')}>
          <Sk h={56} />
        </Loading>
      )}
      {sessions.length > 0 && (
        <ul className="profile-sessions" aria-label={t('profile.sessions')}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => void one.write({ id: session.id })}
            />
          ))}
        </ul>
      )}
      <div className="profile-acts">
        <Button onClick={() => void signOut(false)}>{t('profile.signOut')}</Button>
        {sessions.length > 1 && (
          <Button disabled={busy} onClick={() => void others.write()}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <Button onClick={ask}>{t('profile.signOutAll')}</Button>
      </div>
    </Panel>
  )
}
