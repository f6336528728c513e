import { useTranslation } from '../../../i18n'
import { logoutUser } from '../../../../generated/api/user/user'
import { openDialog } from '../../../lib/dialog'
import { completeSignOut } from '../../../lib/sign-in'
import { Panel } from '../../../ui/panel'

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
      <p className="pr-text">{t('profile.sessionsText')}</p>
      <div className="pr-acts">
        <button type="button" className="ui-button" onClick={() => void signOut(false)}>
          {t('profile.signOut')}
        </button>
        <button type="button" className="ui-button" onClick={ask}>
          {t('profile.signOutAll')}
        </button>
      </div>
    </Panel>
  )
}
