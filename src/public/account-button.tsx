import { useTranslation } from '../i18n'
import { openDialog } from '../lib/dialog'
import { href } from '../lib/href'
import { useSession } from '../lib/session'
import { landingOf } from '../lib/sign-in'
import { buttonClass } from '../ui/kit/public/button-class'
import { Pressable } from '../ui/kit/bare/pressable'

/** Sign in, or, once signed in, the way to one's own area. */
export function AccountButton({ className = buttonClass() }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { profile, signedIn } = useSession()
  if (signedIn)
    return (
      <a className={className} href={landingOf(profile.role) ?? href('auth-perfil')}>
        {t('header.desk')}
      </a>
    )
  return (
    <Pressable className={className} aria-haspopup="dialog" onClick={() => openDialog('login')}>
      {t('header.signIn')}
    </Pressable>
  )
}
