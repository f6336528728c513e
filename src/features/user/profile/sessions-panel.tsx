import { useTranslation } from '../../../i18n'
import { logoutUser } from '../../../../generated/api/user/user'
import { openDialog } from '../../../lib/dialog'
import { completeSignOut } from '../../../lib/sign-in-end'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

/**
 * The way out, here or everywhere. Without an answer of the server this browser forgets the session
 * all the same.
 */
async function signOut(everywhere: boolean): Promise<void> {
  try {
    await logoutUser({ everywhere }, { quiet: true, silent: true })
  } finally {
    completeSignOut()
  }
}

export function SessionsPanel() {
  const { t } = useTranslation('user')
  const ask = () =>
    openDialog('common', {
      title: t('profile.signOutAllTitle'),
      text: t('profile.signOutAllText'),
      confirm: t('profile.signOutAll'),
      onConfirm: () => signOut(true),
    })
  return (
    <Panel title={t('profile.sessions')}>
      <p className="profile-text">{t('profile.sessionsText')}</p>
      <div className="profile-acts">
        <Button onClick={() => void signOut(false)}>{t('profile.signOut')}</Button>
        <Button onClick={ask}>{t('profile.signOutAll')}</Button>
      </div>
    </Panel>
  )
}
